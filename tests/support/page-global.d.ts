/** For functions that run in the page, where the loader has set this global. */
declare const cartlet: import('../../src/embed/api/cartlet').Cartlet
