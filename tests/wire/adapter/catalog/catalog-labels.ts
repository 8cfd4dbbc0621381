/** Rules for the small entities of catalog version 3. */
import { getCustomization, queryCustomizations } from '../../../../src/platform/catalog/v3/customization-api'
import { getInfoSection, queryInfoSections } from '../../../../src/platform/catalog/v3/info-section-api'
import { getBrand, getRibbon, queryBrands, queryRibbons } from '../../../../src/platform/catalog/v3/label-api'
import { getCatalogVersion } from '../../../../src/platform/catalog/version-api'
import { callerOf } from '../identity/client'
import { positional } from '../positional'
import { cursorQuery } from '../query'
import type { Rules } from '../rule'

const options = ['fields']

export const infoSectionsV3: Rules = {
  'infoSectionsV3.queryInfoSections': cursorQuery('infoSectionsV3.queryInfoSections', 'infoSections', queryInfoSections),
  'infoSectionsV3.getInfoSection': positional(
    'infoSectionsV3.getInfoSection',
    { fields: ['infoSectionId'], options },
    async (caller, { infoSectionId, fields }: { infoSectionId: string; fields?: 'DESCRIPTION'[] }) => ({
      infoSection: await getInfoSection(caller, infoSectionId, { fields }),
    }),
  ),
}
export const ribbonsV3: Rules = {
  'ribbonsV3.queryRibbons': cursorQuery('ribbonsV3.queryRibbons', 'ribbons', queryRibbons),
  'ribbonsV3.getRibbon': positional(
    'ribbonsV3.getRibbon',
    { fields: ['ribbonId'], options },
    async (caller, { ribbonId, fields }: { ribbonId: string; fields?: 'ASSIGNED_PRODUCT_COUNT'[] }) => ({
      ribbon: await getRibbon(caller, ribbonId, { fields }),
    }),
  ),
}
export const brandsV3: Rules = {
  'brandsV3.queryBrands': cursorQuery('brandsV3.queryBrands', 'brands', queryBrands),
  'brandsV3.getBrand': positional(
    'brandsV3.getBrand',
    { fields: ['brandId'], options },
    async (caller, { brandId, fields }: { brandId: string; fields?: string[] }) => ({
      brand: await getBrand(caller, brandId, { fields }),
    }),
  ),
}
export const customizationsV3: Rules = {
  'customizationsV3.queryCustomizations': cursorQuery(
    'customizationsV3.queryCustomizations',
    'customizations',
    queryCustomizations,
  ),
  'customizationsV3.getCustomization': positional(
    'customizationsV3.getCustomization',
    { fields: ['customizationId'], options },
    async (caller, { customizationId, fields }: { customizationId: string; fields?: string[] }) => ({
      customization: await getCustomization(caller, customizationId, { fields }),
    }),
  ),
}
/** The SDK's module has no conversion table, because it converts nothing. */
export const versionRules: Rules = {
  'catalogVersioning.getCatalogVersion': async (scene) => ({
    result: { catalogVersion: await getCatalogVersion(callerOf(scene)) },
  }),
}
