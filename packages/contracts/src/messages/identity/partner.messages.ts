import { array, object, string } from 'yup'

import { defineRequest } from '../../define.js'
import { line } from '../../forms/fields.js'
import { freshSignInS } from '../../vocabulary/staff-access.js'
import { recordId } from '../common-fields.js'
import { keyDetails } from './api-key.messages.js'

const access = { permission: 'key:manage', maxAuthAgeSeconds: freshSignInS } as const

/** Lists every partner by name with the metadata of their keys, newest first. */
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

/** Adds a partner, who has no access until a key is created. */
export const CreatePartner = defineRequest('identity.partner.create', {
  access,
  input: () => ({ name: line(80).required('Please enter a name') }),
  output: () => ({ partnerId: recordId() }),
  errors: ['PARTNER_EXISTS'],
})
