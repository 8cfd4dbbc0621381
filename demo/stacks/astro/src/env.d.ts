interface ImportMetaEnv {
  readonly PUBLIC_CLIENT_ID: string
  readonly PUBLIC_API: string
}
