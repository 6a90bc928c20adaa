import { array, object, string } from 'yup'

import { partnerRefusals, question, staffRefusals } from '../../define.js'
import { line } from '../../forms/fields.js'
import { freshSignInS } from '../../vocabulary/staff-access.js'
import { recordId } from '../common-fields.js'
import { shownKey } from './api-key.messages.js'

const access = { may: 'key:manage', freshWithinS: freshSignInS } as const

/** Every partner by name with their keys, the newest first; of keys everything but what they are. */
export const ListPartners = question('identity.partner.list', {
  access,
  takes: () => object({}).noUnknown(),
  gives: () =>
    object({
      partners: array(
        object({
          partnerId: recordId(),
          name: string().required(),
          createdAt: string().required(),
          keys: array(shownKey()).required(),
        }).required(),
      ).required(),
    }),
  mayFail: [...staffRefusals, 'INPUT_INVALID', 'UNAVAILABLE'],
  repeatable: true,
})

/** Which partner asks, and the key they ask by. */
export const ReadPartner = question('identity.partner.read', {
  access: 'partner',
  takes: () => object({}).noUnknown(),
  gives: () => object({ partnerId: recordId(), name: string().required(), key: shownKey() }),
  mayFail: [...partnerRefusals, 'INPUT_INVALID', 'UNAVAILABLE'],
  repeatable: true,
})

/** Notes a partner, who can do nothing until they have a key. */
export const CreatePartner = question('identity.partner.create', {
  access,
  takes: () => object({ name: line(80).required('Please enter a name') }).noUnknown(),
  gives: () => object({ partnerId: recordId() }),
  mayFail: [...staffRefusals, 'INPUT_INVALID', 'PARTNER_EXISTS', 'UNAVAILABLE'],
})
