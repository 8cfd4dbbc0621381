import { type CartletError, isCartletError } from '../../platform/http/errors'
import { notifyAuthor } from './notify-author'

/** For a call whose other failures the shop reports: reports that a part of the widget, which the call needs, could not be loaded. */
export const toldIfLost = <T>(target: EventTarget, call: Promise<T>): Promise<T> =>
  call.catch((thrown: CartletError) => {
    if (isCartletError(thrown) && thrown.code === 'LOAD_FAILED') notifyAuthor(target, thrown)
    throw thrown
  })
