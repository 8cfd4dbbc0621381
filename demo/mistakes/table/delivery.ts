/** Mistakes with the delivery of Cartlet: script, files, content security policy, snapshot, live changes. */
import { inScript, type Mistake, SCRIPT, withSetting } from '../mistake'

const SRC = '"/cartlet/loader.js"'

const importMap = (file: string, hash: string) =>
  `<script type="importmap">{ "integrity": { "/cartlet/${file}": "${hash}" } }</script>`

export const DELIVERY_MISTAKES: readonly Mistake[] = [
  {
    name: 'loader-missing',
    title: 'Elements without the script',
    script: '',
    findsInPage: 'nothing runs',
    finds: ['loader-missing'],
  },
  { name: 'loader-twice', title: 'The script pasted twice', script: SCRIPT + SCRIPT, finds: ['loader-twice'] },
  {
    name: 'versions-mixed',
    title: 'Two versions on one page',
    script: `${inScript(SRC, '"/cdn/cartlet@%%VERSION%%/loader.js"')}${inScript(SRC, '"/cdn/cartlet@%%OLD_VERSION%%/loader.js"')}`,
    finds: ['versions-mixed'],
  },
  {
    name: 'loader-not-found',
    title: 'A folder that was never copied',
    script: inScript(SRC, '"/nothing/cartlet/loader.js"'),
    findsInPage: 'nothing runs',
    finds: ['loader-not-found'],
  },
  {
    name: 'loader-is-a-page',
    title: 'A site that answers everything with its start page',
    script: inScript(SRC, '"/app/cartlet/loader.js"'),
    findsInPage: 'nothing runs',
    finds: ['loader-not-script'],
  },
  {
    name: 'loader-stale',
    title: 'An old loader beside new files',
    script: inScript(SRC, '"/stale/cartlet/loader.js"'),
    findsInPage: 'nothing runs',
    finds: ['loader-stale'],
  },
  {
    name: 'loader-joined',
    title: 'An optimiser that joins scripts',
    script: inScript(SRC, '"/assets/all.js"'),
    findsInPage: 'nothing runs',
    finds: ['loader-joined'],
  },
  {
    name: 'loader-joined-without-settings',
    title: 'An optimiser that joins scripts and drops their attributes',
    script: `<script>window.cartletConfig = { clientId: '%%CLIENT_ID%%', api: '%%API%%', catalog: 'v1' }</script><script async src="/assets/all.js"></script>`,
    findsInPage: 'nothing runs',
    finds: ['loader-joined'],
  },
  {
    name: 'files-without-cors',
    title: 'Files on a server that lets no other site read them',
    script: inScript(`crossorigin src=${SRC}`, 'src="%%FOREIGN%%/cartlet/loader.js"'),
    findsInPage: 'nothing runs',
    finds: ['files-without-cors'],
  },
  {
    name: 'loader-cached-long',
    title: 'A loader that is cached for a year',
    script: inScript(SRC, '"/year/cartlet/loader.js"'),
    finds: ['loader-cached-long'],
  },
  { name: 'loader-blocks', title: 'A script without async', script: inScript('async ', ''), finds: ['loader-blocks'] },
  {
    name: 'loader-not-run',
    title: 'A script that a consent tool holds back',
    script: inScript('async ', 'async type="text/plain" '),
    findsInPage: 'nothing runs',
    finds: ['loader-not-run'],
  },
  {
    name: 'integrity-mismatch',
    title: 'integrity of the version before',
    script: inScript('async ', 'async integrity="sha384-oqVuAfXRKap7fdgcCY5uykM6+R9GqQ8K/uxy9rx7HNQlGYl1kPzQho1wx4JwY8wC" '),
    findsInPage: 'nothing runs',
    finds: ['integrity-mismatch'],
  },
  {
    name: 'integrity-unreadable',
    title: 'integrity that is no hash',
    script: inScript('async ', 'async integrity="sha-384:abc" '),
    finds: ['integrity-unreadable'],
  },
  {
    name: 'import-map-of-another-build',
    title: 'An import map whose hash is of another file',
    script: `${importMap('%%WIDGET%%', 'sha384-oqVuAfXRKap7fdgcCY5uykM6+R9GqQ8K/uxy9rx7HNQlGYl1kPzQho1wx4JwY8wC')}${SCRIPT}`,
    finds: ['integrity-mismatch'],
    findsInPage: 'nothing runs',
  },
  {
    name: 'import-map-of-an-old-build',
    title: 'An import map of the version before',
    script: `${importMap('widget-000000.js', 'sha384-oqVuAfXRKap7fdgcCY5uykM6+R9GqQ8K/uxy9rx7HNQlGYl1kPzQho1wx4JwY8wC')}${SCRIPT}`,
    finds: ['integrity-incomplete'],
  },
  {
    name: 'import-map-shortened',
    title: 'An import map of which only a part was copied',
    script: `<script type="importmap">{ "integrity": { "/cartlet/%%WIDGET%%": "sha384-oqVuAfXRKap7fdgcCY5uykM6", … 70 more files } }</script>${SCRIPT}`,
    finds: ['import-map-unreadable'],
  },
  {
    name: 'import-map-refused',
    title: 'A policy that refuses the import map',
    script: `${importMap('%%WIDGET%%', '%%WIDGET_INTEGRITY%%')}${SCRIPT}`,
    headers: { 'content-security-policy': "script-src 'self'" },
    finds: ['import-map-refused'],
  },
  {
    name: 'loader-insecure',
    title: 'A script over http in a page over https',
    script: inScript(SRC, '"http://cdn.example/cartlet/loader.js"'),
    address: 'https://blog.example/',
    finds: ['loader-insecure'],
  },
  {
    name: 'snapshot-missing',
    title: 'A snapshot that is not there',
    script: withSetting('data-snapshot="/no-such.json"'),
    finds: ['snapshot-missing'],
  },
  {
    name: 'snapshot-unreadable',
    title: 'A page instead of a snapshot',
    script: withSetting('data-snapshot="/"'),
    finds: ['snapshot-unreadable'],
  },
  {
    name: 'snapshot-stale',
    title: 'A snapshot of last year',
    script: withSetting('data-snapshot="/stale.json"'),
    finds: ['snapshot-stale'],
  },
  {
    name: 'snapshot-of-another-shop',
    title: "Another shop's snapshot",
    script: withSetting('data-snapshot="/other.json"'),
    finds: ['snapshot-of-another-shop'],
  },
  {
    name: 'live-unreachable',
    title: 'A relay that does not run',
    script: withSetting('data-live="%%DEAD%%/live"'),
    finds: ['live-unreachable'],
  },
]

const policy = (value: string) => ({ 'content-security-policy': value })

export const POLICY_MISTAKES: readonly Mistake[] = [
  {
    name: 'policy-without-api',
    title: 'A policy without connect-src',
    headers: policy("script-src 'self'; connect-src 'self'"),
    finds: ['policy-refuses'],
  },
  {
    name: 'policy-without-script',
    title: 'A policy that refuses the script',
    headers: policy("script-src 'none'"),
    findsInPage: 'nothing runs',
    finds: ['policy-refuses'],
  },
  {
    name: 'policy-without-pictures',
    title: 'A policy without the pictures',
    headers: policy("img-src 'self'"),
    finds: ['policy-refuses'],
  },
  {
    name: 'policy-without-videos',
    title: 'A policy that refuses videos',
    headers: policy("media-src 'none'"),
    finds: ['policy-may-refuse'],
  },
  {
    name: 'policy-without-captcha',
    title: 'A login, and a policy without its captcha',
    body: '<cartlet-account></cartlet-account>',
    headers: policy("script-src 'self'; frame-src 'none'"),
    finds: ['policy-may-refuse'],
  },
  {
    name: 'policy-in-meta',
    title: 'A policy in the page itself',
    script: `<meta http-equiv="Content-Security-Policy" content="default-src 'self'">${SCRIPT}`,
    findsInPage: 'nothing runs',
    finds: ['policy-refuses'],
  },
]
