/**
 * Stands for `cartlet/events` in a bundle for browsers: what a program imports is not exported here, so that its build fails and names this file.
 * Where a bundler lets that pass, loading it throws.
 */
export const refusal =
  'cartlet/events is for servers only: it receives what the platform pushes, which never arrives in a page. Run it on your server.'

throw new Error(refusal)
