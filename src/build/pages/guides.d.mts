export function guideSources(): string[]
export function pageOf(path: string): string
export function writeGuides(folder: string): void
