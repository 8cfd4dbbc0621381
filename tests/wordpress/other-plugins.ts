/** By `?other=…`; what each of these does to a page is in other-plugins.php. */
export const OTHER_PLUGINS = [
  'no-query',
  'no-data',
  'delay',
  'delay-all',
  'join',
  'join-css',
  'lite',
  'minify',
  'cache',
  'cache',
  'policy',
  'bad-nonce',
]
