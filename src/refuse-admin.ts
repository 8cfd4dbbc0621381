/**
 * Stands for `cartlet/admin` in a bundle for browsers: what a program imports is not exported here, so that its build fails and names this file.
 * Where a bundler lets that pass, loading it throws.
 */
export const refusal =
  'cartlet/admin is for servers only: in a page every visitor could read its credential and change the shop with it. Call it from your server.'

throw new Error(refusal)
