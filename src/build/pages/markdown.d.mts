export function escaped(text: string): string
export function anchorOf(heading: string): string
export function htmlOf(markdown: string, linkOf: (target: string) => string | undefined): string
export function titleOf(markdown: string): string
