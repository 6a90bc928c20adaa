import { array, number, string } from 'yup'

import { event } from '../../define.js'
import { strictObject } from './publication.schemas.js'

/** What is published changed: whoever keeps answers or lists forgets them. Carries names, no texts. */
export const PublicationChanged = event('content.publication.changed', 1, {
  carries: () =>
    strictObject({
      revision: number().integer().min(1).required(),
      changedAt: string().required(),
      /** Empty when everything is to be read anew. */
      changes: array(strictObject({ kind: string().required(), key: string().required() }).required())
        .required()
        .min(0),
    }),
  saidBy: 'content',
  heardBy: [],
  watchedBy: ['gateway', 'content'],
  about: 'revision',
})
