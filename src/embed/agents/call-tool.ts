/** One call of a tool, from whatever an agent sends to an answer that it can read. Never rejects. */
import { encodeJson } from '../../platform/wire/encode'
import { parseJson } from '../../platform/wire/record'
import { errorAnswer } from './agent-error'
import { readInput } from './input-schema'
import type { Tool, ToolSurroundings } from './tool'
import type { InTurn } from './turns'

/** What JSON would leave out is left out. */
const plain = (answer: object): object => parseJson(encodeJson(answer) ?? '{}') as object

export async function callTool(tool: Tool, given: unknown, surroundings: ToolSurroundings, inTurn: InTurn): Promise<object> {
  // As the press of a button has the time of the press: calls wait for their turn.
  const calledAt = surroundings.now()
  try {
    const input = readInput(tool.input, given)
    return plain(await inTurn(() => tool.run(input, { ...surroundings, now: () => calledAt })))
  } catch (thrown) {
    return plain(errorAnswer(thrown))
  }
}
