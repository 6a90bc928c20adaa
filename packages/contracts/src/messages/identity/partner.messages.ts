import { array, object, string } from 'yup'

import { defineRequest } from '../../define.js'
import { line } from '../../forms/fields.js'
import { freshSignInS } from '../../vocabulary/staff-access.js'
import { recordId } from '../common-fields.js'
import { keyDetails } from './api-key.messages.js'

const access = { permission: 'key:manage', maxAuthAgeSeconds: freshSignInS } as const

/** Every partner by name with their keys, the newest first; of keys everything but what they are. */
export const ListPartners = defineRequest('identity.partner.list', {
  access,
  output: () => ({
    partners: array(
      object({
        partnerId: recordId(),
        name: string().required(),
        createdAt: string().required(),
        keys: array(keyDetails()).required(),
      }).required(),
    ).required(),
  }),
  idempotent: true,
})

/** Returns the calling partner and the key it uses. */
export const ReadPartner = defineRequest('identity.partner.read', {
  access: 'partner',
  output: () => ({ partnerId: recordId(), name: string().required(), key: keyDetails() }),
  idempotent: true,
})

/** Notes a partner, who can do nothing until they have a key. */
export const CreatePartner = defineRequest('identity.partner.create', {
  access,
  input: () => ({ name: line(80).required('Please enter a name') }),
  output: () => ({ partnerId: recordId() }),
  errors: ['PARTNER_EXISTS'],
})
