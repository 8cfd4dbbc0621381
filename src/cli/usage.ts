/** What `cartlet --help` prints. */
export const USAGE = `Usage: cartlet <command> [options]

cartlet snapshot --client-id ID --out catalog.json
  Writes the products of a shop to a file.
  --client-id ID       the shop; optional if the pages of --from name it
  --products a,b       ids or slugs
  --collection c       id or slug; may be repeated
  --from page.html …   products and collections of the elements in these pages, or in folders of pages
  --limit N            products of each collection, 1 to 100 (default 12, or as many as the pages show)
  --locale TAG         language of the amounts (default en)
  --catalog v1|v3      version of the catalog (default: detected)
  --api ORIGIN         origin of the API (default https://www.wixapis.com)
  --out FILE           - for standard output
  --descriptions       adds plain descriptions, which cartlet render writes into pages for search engines
  --watch              repeats every 15 minutes, or --every MINUTES

cartlet render page.html …
  Pre-renders the elements of pages, from a snapshot or from the shop. A folder means all pages in it.
  --snapshot FILE      file that cartlet snapshot wrote; or the options of the shop above
  --out DIR            writes the pages there instead of changing them
  --url BASE           address of the folder with the pages, for structured data
  --linked-styles      links the style sheets beside the loader, instead of putting the styles into the page
  --styles FOLDER      links the style sheets in this folder
  --watch              repeats when a page or the snapshot changes; reads the shop every 15 minutes, or --every MINUTES

cartlet llms --snapshot catalog.json --out llms.txt
  Writes what a site sells in a form for language models.
  --snapshot FILE      file that cartlet snapshot wrote
  --url ADDRESS        address of your site, for links that add to the cart
  --name TEXT          name of your site (default: its host)
  --out FILE           - for standard output

cartlet feed --snapshot catalog.json --out feed.tsv
  Writes what a site sells as a product feed, one entry for each variant.
  --snapshot FILE      file that cartlet snapshot wrote
  --format google|ucp  columns of Google Merchant Center (default), or JSON in the shape of UCP's catalog
  --url ADDRESS        address of your site
  --product-link PATH  your site's page of a product, such as /shop/{slug} (default: the shop's own page)
  --out FILE           - for standard output

cartlet doctor URL|FILE …
  Checks pages: what is wrong, why, and how to fix it. Changes neither the page nor the shop.
  --url ADDRESS        future address of a checked file, for its domain and the files next to it
  --baseline FILE      compares scripts, hashes and security headers with the accepted state
  --accept             writes the present state into that file
  --json               rows as JSON, on standard output

cartlet files --out DIR
  Copies the files that pages load, loader.js and all others, into the folder of your site.
  --out DIR            the folder, such as public/cartlet; files of earlier releases stay

cartlet snippet --client-id ID --products a,b
  Writes what to paste into a page: tags, style sheet, policy, and the steps on the platform.
  --element NAME       kind of the elements (default buy-button): product, cart, cart-toggle, account …
  --attribute NAME=VALUE   attribute of the elements; may be repeated
  --setting NAME=VALUE     setting of the script, such as on-add=toast; may be repeated
  --variable NAME=VALUE    variable of the theme, such as color-primary=#1f5c4a; may be repeated
  --files FOLDER       address of the folder with loader.js (default /cartlet/)
  --site URL           address of your site
  --system NAME        system of the site, such as wordpress: decides the form and where each part goes
  --form tags|divs     divs: for editors that remove unknown tags
  --nonce TEXT         the template's nonce, for a policy with 'strict-dynamic'
  --integrity          adds the hash of every file, in an import map (12 kB)
  --offline            does not call the shop
  --json               writes JSON

cartlet csp page.html
  Prints the Content-Security-Policy that a page with Cartlet needs.
  --nonce TEXT         the template's nonce (default: the one of the loader's tag)
  --site URL           address of the page, if its files are on another origin
  --shop-origin URL    origin of the shop's own pages, for logins
  --value              leaves out the name of the header

Exit codes: 0 done, 1 failed, 2 wrong usage, 3 done, but something was not found or a page has a problem.
`
