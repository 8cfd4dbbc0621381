export function packagesOf(modules: Iterable<string>): string[]
export function sbomOf(packages: readonly string[], files: readonly string[], folder: string): string
