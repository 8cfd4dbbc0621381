/** A picture for the enlarged view. */
import { pictureAt } from '../../../store/catalog/picture-at'
import type { Picture } from '../../../store/views'

const LARGE_PX = 1600

export const largePicture = (picture: Picture) => pictureAt(picture, LARGE_PX, LARGE_PX, 'fit')
