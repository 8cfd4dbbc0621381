/** What `cartlet --help` prints. */
export const USAGE = `Usage: cartlet <command> [options]

cartlet snapshot --client-id ID --out catalog.json
  Writes what a shop sells into a file.
  --client-id ID       the shop; may be left out where the pages of --from name it
  --products a,b       ids or slugs
  --collection c       id or slug; may be repeated
  --from page.html …   products and collections of the elements in these pages
  --limit N            products of each collection, 1 to 100 (default 12, or what the pages show)
  --locale TAG         language of the amounts (default en)
  --catalog v1|v3      version of the catalog (default: found out)
  --api ORIGIN         origin of the API (default https://www.wixapis.com)
  --out FILE           - for standard output
  --descriptions       plain texts for search engines, which cartlet render writes into pages
  --watch              again every 15 minutes, or --every MINUTES

cartlet render page.html …
  Draws the elements of pages ahead, from a snapshot or from the shop. Folders stand for all pages in them.
  --snapshot FILE      what cartlet snapshot wrote; or the options of the shop above
  --out DIR            writes there instead of into the pages
  --url BASE           address of the folder with the pages, for data for search engines
  --styles FOLDER      address of the folder with cartlet-shadow.css (default: the loader's)
  --inline-styles      puts the styles into the page
  --watch              again when a page or the snapshot changes; the shop is read --every 15 MINUTES

cartlet llms --snapshot catalog.json --out llms.txt
  Writes what a site sells for readers that are programs.
  --snapshot FILE      what cartlet snapshot wrote
  --url ADDRESS        of your site, for links that add
  --name TEXT          of your site (default: its host)
  --out FILE           - for standard output

cartlet doctor URL|FILE …
  Checks pages that sell: what is wrong, why, and what to do. Changes nothing, in the page or in the shop.
  --url ADDRESS        at which a file will stand, for its domain and the files beside it
  --json               rows as JSON, on standard output

cartlet snippet --client-id ID --products a,b
  Writes what is pasted into a page: tags, style sheet, policy, and the steps on the platform.
  --element NAME       kind of the elements (default buy-button): product, cart, cart-toggle, account …
  --attribute NAME=VALUE   of the elements; may be repeated
  --setting NAME=VALUE     of the script, such as on-add=toast; may be repeated
  --variable NAME=VALUE    of the theme, such as color-primary=#1f5c4a; may be repeated
  --files FOLDER       address of the folder with loader.js (default /cartlet/)
  --site URL           your site
  --system NAME        what the site runs on, such as wordpress: its form, and where each part goes
  --form tags|divs     divs: for editors that remove unknown tags
  --nonce TEXT         the template's nonce, for a policy with 'strict-dynamic'
  --no-integrity       without hashes
  --offline            without asking the shop
  --json               as JSON

cartlet csp page.html
  Prints the Content-Security-Policy that a page with Cartlet needs.
  --nonce TEXT         the template's nonce (default: the one of the loader's tag)
  --site URL           address of the page, where its files are on another origin
  --shop-origin URL    origin of the shop's own pages, for logins
  --value              without the name of the header

Exit codes: 0 done, 1 failed, 2 called wrongly, 3 done but something was not found, or is wrong with a page.
`
