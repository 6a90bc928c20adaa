import { array, number, string } from 'yup'

import { event } from '../../define.js'
import { shape } from './published-shapes.js'

/** What is published changed: whoever keeps answers forgets them. Carries names, no texts. */
export const PublicationsChanged = event('content.publications.changed', 1, {
  carries: shape({
    revision: number().integer().min(1).required(),
    changedAt: string().required(),
    /** Empty when everything is to be read anew. */
    changes: array(shape({ kind: string().required(), key: string().required() }).required())
      .required()
      .min(0),
  }),
  saidBy: 'content',
  heardBy: [],
  watchedBy: ['gateway'],
  about: 'revision',
})
