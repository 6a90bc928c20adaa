import { erasureFinishedBy } from '../erasure-finished.js'

/** Nothing of an enquiry is left in this service. */
export const ErasureFinished = erasureFinishedBy('notification')
