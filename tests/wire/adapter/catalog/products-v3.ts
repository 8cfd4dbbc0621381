/** Rules for `productsV3` and its variants. */
import {
  countProductsV3,
  getAllProductsCategory,
  getProductBySlugV3,
  getProductV3,
  queryProductsV3,
  queryVariantsV3,
  searchProductsV3,
  searchVariantsV3,
} from '../../../../src/platform/catalog/v3/v3-api'
import type { ProductField, VariantField } from '../../../../src/platform/catalog/v3/v3-constants'
import { createProductV3, deleteProductV3, updateProductV3 } from '../../../../src/platform/catalog/v3/v3-write-api'
import { positional } from '../positional'
import { cursorQuery } from '../query'
import type { Rules } from '../rule'

interface Fields {
  fields?: ProductField[]
}

const options = ['fields']

export const productsV3Rules: Rules = {
  'productsV3.getProduct': positional(
    'productsV3.getProduct',
    { fields: ['productId'], options },
    async (caller, { productId, fields }: { productId: string } & Fields) => ({
      product: await getProductV3(caller, productId, { fields }),
    }),
  ),
  'productsV3.getProductBySlug': positional(
    'productsV3.getProductBySlug',
    { fields: ['slug'], options },
    async (caller, { slug, fields }: { slug: string } & Fields) => ({
      product: await getProductBySlugV3(caller, slug, { fields }),
    }),
  ),
  'productsV3.queryProducts': cursorQuery('productsV3.queryProducts', 'products', queryProductsV3),
  'productsV3.searchProducts': positional(
    'productsV3.searchProducts',
    { fields: ['search'], options },
    (caller, { search, fields }: { search?: object } & Fields) => searchProductsV3(caller, search, { fields }),
  ),
  'productsV3.countProducts': positional(
    'productsV3.countProducts',
    { fields: [], options: ['filter', 'search', 'returnNonVisibleProducts'] },
    async (caller, narrow: object) => ({ count: await countProductsV3(caller, narrow) }),
  ),
  'productsV3.getAllProductsCategory': positional('productsV3.getAllProductsCategory', { fields: [] }, (caller) =>
    getAllProductsCategory(caller),
  ),
  'productsV3.createProduct': positional(
    'productsV3.createProduct',
    { fields: ['product'], options },
    async (caller, { product, fields }: { product: object } & Fields) => ({
      product: await createProductV3(caller, product, { fields }),
    }),
  ),
  'productsV3.updateProduct': positional(
    'productsV3.updateProduct',
    { fields: ['id', 'product'], options, named: { 'product.id': '_id' } },
    async (caller, { id, product, fields }: { id: string; product: { revision: string } } & Fields) => ({
      product: await updateProductV3(caller, id, product, { fields }),
    }),
  ),
  'productsV3.deleteProduct': positional(
    'productsV3.deleteProduct',
    { fields: ['productId'] },
    (caller, { productId }: { productId: string }) => deleteProductV3(caller, productId),
  ),
  'readOnlyVariantsV3.queryVariants': cursorQuery('readOnlyVariantsV3.queryVariants', 'variants', queryVariantsV3),
  'readOnlyVariantsV3.searchVariants': positional(
    'readOnlyVariantsV3.searchVariants',
    { fields: ['search'], options },
    (caller, { search, fields }: { search?: object; fields?: VariantField[] }) => searchVariantsV3(caller, search, { fields }),
  ),
}
