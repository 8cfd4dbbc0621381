/** What functions that run in the page call: there the loader has set it. */
declare const cartlet: import('../../src/embed/api/cartlet').Cartlet
