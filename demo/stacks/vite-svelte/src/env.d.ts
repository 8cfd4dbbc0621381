interface ImportMetaEnv {
  readonly VITE_CLIENT_ID: string
  readonly VITE_API: string
}
