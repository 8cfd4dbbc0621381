/** Headers of several origins in one record. */

/** Later ones win, whatever their spelling: fetch would join the values of two spellings of one name. */
export function mergeHeaders(...layers: (Readonly<Record<string, string>> | undefined)[]): Record<string, string> {
  const merged: Record<string, string> = {}
  for (const layer of layers)
    for (const name of Object.keys(layer ?? {})) {
      for (const other of Object.keys(merged)) if (other.toLowerCase() === name.toLowerCase()) delete merged[other]
      merged[name] = layer?.[name] as string
    }
  return merged
}
