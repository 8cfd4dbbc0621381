/** Runs one call of a tool with unchecked input and returns an answer that the agent can read. Never rejects. */
import { encodeJson } from '../../platform/wire/encode'
import { parseJson } from '../../platform/wire/json'
import { errorAnswer } from './agent-error'
import { readInput } from './input-schema'
import type { Tool, ToolSurroundings } from './tool'
import type { InTurn } from './turns'

/** Passes the answer through JSON, which drops `undefined` members. */
const plain = (answer: object): object => parseJson(encodeJson(answer)) as object

export async function callTool(tool: Tool, given: unknown, surroundings: ToolSurroundings, inTurn: InTurn): Promise<object> {
  // A repeated call is recognised by the time of the call, as a repeated press is, and not by the time at which its turn comes.
  const calledAt = surroundings.now()
  try {
    const input = readInput(tool.input, given)
    return plain(await inTurn(() => tool.run(input, { ...surroundings, now: () => calledAt })))
  } catch (thrown) {
    return plain(errorAnswer(thrown))
  }
}
