/** Put in by the build. */
declare module 'cartlet:widget-file' {
  /** Hashed file name of the widget that was built together with this loader. */
  export const widgetFile: string
}
