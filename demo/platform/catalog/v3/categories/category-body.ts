/** A category in the JSON of version 3, in the tree of the stores app. */
import type { Site } from '../../../site'
import { imageOf } from '../products/media-body'
import { paragraph, richContent, textNode } from '../products/rich-content'
import type { Category, CategoryTree } from './categories'

export const TREE = { appNamespace: '@wix/stores', treeKey: null }
export const CATEGORY_FIELD_NAMES = ['DESCRIPTION', 'RICH_CONTENT_DESCRIPTION', 'BREADCRUMBS_INFO', 'SEO_DATA'] as const
export type CategoryField = (typeof CATEGORY_FIELD_NAMES)[number]

export const categoryBody = (site: Site, category: Category, tree: CategoryTree, requested: ReadonlySet<CategoryField>) => {
  const siblings = tree.all.filter(({ parentId }) => parentId === category.parentId)
  return {
    id: category.id,
    revision: String(category.revision),
    createdDate: category.createdDate,
    updatedDate: category.lastUpdated,
    name: category.name,
    slug: category.slug,
    ...(category.picture && { image: imageOf(site, category.picture) }),
    itemCounter: category.itemCounter,
    visible: category.visible,
    ...(category.parentId !== null && { parentCategory: { id: category.parentId, index: siblings.indexOf(category) } }),
    ...(requested.has('DESCRIPTION') && { description: category.description }),
    ...(requested.has('RICH_CONTENT_DESCRIPTION') && {
      richContentDescription: richContent(
        category.description === '' ? [] : [paragraph(textNode(category.description))],
        category.id,
        category.createdDate,
        category.lastUpdated,
      ),
    }),
    ...(requested.has('BREADCRUMBS_INFO') && {
      breadcrumbsInfo: {
        breadcrumbs: tree.pathTo(category.id).map(({ id, name, slug }) => ({
          categoryId: id,
          categoryName: name,
          categorySlug: slug,
        })),
      },
    }),
    ...(requested.has('SEO_DATA') && { seoData: { tags: [] } }),
    treeReference: TREE,
  }
}
