import { array, boolean, number, object, string } from 'yup'

import { defineRequest, defineEvent } from '../../define.js'
import { catalogueKinds } from '../../vocabulary/catalogue-kinds.js'
import { strictObject } from './publication.schemas.js'

const first = 'Please ask for 1 to 100'

/**
 * What changed of everything published and priced, each thing once at its last change, in the order in which changes became
 * visible: whoever goes on from a cursor misses nothing, also of what is removed or published no more (S11).
 */
export const ListCatalogueChanges = defineRequest('content.catalogue-change.list', {
  access: 'anyone',
  input: () =>
    object({
      first: number().integer(first).min(1, first).max(100, first).required(first),
      /** A cursor of this list; none from the beginning. */
      since: string().max(100, 'Please give a cursor of this list').optional(),
    }).noUnknown(),
  output: () =>
    object({
      changes: array(
        object({
          kind: string().oneOf(catalogueKinds).required(),
          key: string().required(),
          changedAt: string().required(),
          removed: boolean().required(),
        })
          .noUnknown()
          .required(),
      ).required(),
      /** Goes on after what is given here; also where nothing is. */
      cursor: string().required(),
      hasMore: boolean().required(),
    }),
  errors: ['INPUT_INVALID', 'UNAVAILABLE'],
  idempotent: true,
})

/** What is published changed: whoever keeps answers or lists forgets them. Carries names, no texts. */
export const PublicationChanged = defineEvent('content.publication.changed', 1, {
  payload: () =>
    strictObject({
      revision: number().integer().min(1).required(),
      changedAt: string().required(),
      /** Empty when everything is to be read anew. */
      changes: array(strictObject({ kind: string().required(), key: string().required() }).required())
        .required()
        .min(0),
    }),
  publisher: 'content',
  consumers: [],
  broadcastTo: ['gateway', 'content'],
  subjectKey: 'revision',
})
