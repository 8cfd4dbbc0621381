/** Resolved by the build: hashed names of the files that were built together with this loader. */
declare module 'cartlet:files' {
  export const widgetFile: string
  export const snapshotFile: string
}
