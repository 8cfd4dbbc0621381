export default defineNuxtConfig({
  compatibilityDate: '2025-07-15',
  telemetry: false,
  // The server's environment sets them: NUXT_PUBLIC_CLIENT_ID, NUXT_PUBLIC_API.
  runtimeConfig: { public: { clientId: '', api: '' } },
  vue: { compilerOptions: { isCustomElement: (tag) => tag.startsWith('cartlet-') } },
  typescript: { tsConfig: { compilerOptions: { types: ['cartlet/types/vue'] } } },
})
