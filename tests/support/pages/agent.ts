/** A browser agent on a page: it knows the tools from the browser's descriptions, and calls them through the browser. */
import type { Page } from '@playwright/test'

/** For `launchOptions`. */
export const WITH_AGENTS = ['--enable-features=WebMCP,WebMCPTesting', '--enable-blink-features=WebMCP,WebMCPTesting']

interface BrowserTool {
  name: string
  description: string
  inputSchema: unknown
}

interface AgentContext {
  getTools(): Promise<BrowserTool[]>
  executeTool(tool: BrowserTool, input: unknown): Promise<unknown>
}

// biome-ignore lint/suspicious/noExplicitAny: answers are looked into, tool by tool.
export type Answer = any

export const agentOn = (page: Page) => ({
  tools: (): Promise<BrowserTool[]> =>
    page.evaluate(async () => {
      const { modelContext } = document as Document & { modelContext?: AgentContext }
      if (!modelContext) throw new Error('This browser has no document.modelContext: is the feature switched on?')
      return (await modelContext.getTools()).map(({ name, description, inputSchema }) => ({ name, description, inputSchema }))
    }),
  /** Each input is one call; all calls are made at once. */
  call: (name: string, ...inputs: unknown[]): Promise<Answer[]> =>
    page.evaluate(
      async ([wanted, all]) => {
        const { modelContext } = document as unknown as { modelContext: AgentContext }
        const tool = (await modelContext.getTools()).find((one) => one.name === wanted)
        if (!tool) throw new Error(`There is no tool ${wanted}`)
        const callOne = async (input: unknown) => {
          const answer = await modelContext.executeTool(tool, input).catch((thrown: Error) => {
            // Older drafts expect text.
            if (!/parse|string/i.test(thrown.message)) throw thrown
            return modelContext.executeTool(tool, JSON.stringify(input))
          })
          return typeof answer === 'string' ? JSON.parse(answer) : answer
        }
        return Promise.all((all as unknown[]).map(callOne))
      },
      [name, inputs.length ? inputs : [{}]] as const,
    ),
})
