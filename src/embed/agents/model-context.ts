/** The browser's `document.modelContext` as far as it is used here: a draft, behind a switch in Chromium. */

export interface RegisteredTool {
  name: string
  description: string
  inputSchema: object
  annotations: { readOnlyHint: boolean; untrustedContentHint: boolean }
  execute(input: unknown): Promise<unknown>
}

export interface ModelContext {
  registerTool(tool: RegisteredTool, options?: { signal?: AbortSignal }): unknown
}

/** Undefined where the browser has none, or the page has put something else under its name. */
export function modelContextOf(document: Document): ModelContext | undefined {
  const { modelContext } = document as Document & { modelContext?: Partial<ModelContext> | null }
  return typeof modelContext?.registerTool === 'function' ? (modelContext as ModelContext) : undefined
}
