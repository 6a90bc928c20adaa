import { array, boolean, number, object, string } from 'yup'

import { defineRequest, defineEvent } from '../../define.js'
import { catalogueKinds } from '../../vocabulary/catalogue-kinds.js'
import { strictObject } from './publication.schemas.js'

const first = 'Please ask for 1 to 100'

/**
 * Lists changes of published content and prices, each item once at its last change, in the order in which changes
 * became visible. A client that continues from a cursor misses nothing, including removed or unpublished items (S11).
 */
export const ListCatalogueChanges = defineRequest('content.catalogue-change.list', {
  access: 'anyone',
  input: () => ({
    first: number().integer(first).min(1, first).max(100, first).required(first),
    /** A cursor of this list; none from the beginning. */
    after: string().max(100, 'Please give a cursor of this list').optional(),
  }),
  output: () => ({
    changes: array(
      object({
        kind: string().oneOf(catalogueKinds).required(),
        key: string().required(),
        changedAt: string().required(),
        removed: boolean().required(),
        /** Position after which the page begins. */
        cursor: string().required(),
      })
        .noUnknown()
        .required(),
    ).required(),
    /** Continues after the changes in this page; present even when the page is empty. */
    cursor: string().required(),
    hasMore: boolean().required(),
  }),
  idempotent: true,
})

/** Published content changed; caches of replies or lists are cleared. Carries names, no texts. */
export const PublicationChanged = defineEvent('content.publication.changed', 1, {
  payload: () => ({
    revision: number().integer().min(1).required(),
    changedAt: string().required(),
    /** Empty when the copy must be read again from the beginning. */
    changes: array(strictObject({ kind: string().required(), key: string().required() }).required())
      .required()
      .min(0),
  }),
  publisher: 'content',
  consumers: [],
  broadcastTo: ['gateway', 'content'],
  subjectKey: 'revision',
})
