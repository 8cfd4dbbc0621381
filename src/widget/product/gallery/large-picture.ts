/** A picture for the enlarged view. */

import type { Picture } from '../../../store/base/views'
import { pictureAt } from '../../../store/catalog/picture-at'

const LARGE_PX = 1600

export const largePicture = (picture: Picture) => pictureAt(picture, LARGE_PX, LARGE_PX, 'fit')
