/** The part of the browser's `document.modelContext` that is used here. It is a draft, behind a flag in Chromium. */

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

/** Undefined when the browser has none or the page uses that name for something else. */
export function modelContextOf(document: Document): ModelContext | undefined {
  const { modelContext } = document as Document & { modelContext?: Partial<ModelContext> | null }
  return typeof modelContext?.registerTool === 'function' ? (modelContext as ModelContext) : undefined
}
