import { boolean, object, string } from 'yup'

import { question, staffRefusals } from '../../define.js'
import { line } from '../../forms/fields.js'
import { freshSignInS } from '../../vocabulary/staff-access.js'
import { recordId } from '../record-id.js'
import { credentialJson, secretToken } from './viewer.js'

const passkeyName = () => line(60).required('Please enter a name')

/** What a browser needs to be asked for a passkey: options as WebAuthn names them, and the right to one answer. */
export const offeredPasskey = {
  offerToken: string().required(),
  /** JSON, for `startAuthentication` and `startRegistration` of the browser's library. */
  optionsJson: string().required(),
  expiresAt: string().required(),
}

/** Asks the browser for any passkey of this site: to sign in, to unlock, to prove anew (ASVS 6.5.1, one answer each). */
export const OfferPasskey = question('identity.passkey.offer', {
  access: 'anyone',
  takes: () => object({}).noUnknown(),
  gives: () => object(offeredPasskey),
  mayFail: ['INPUT_INVALID', 'UNAVAILABLE'],
  repeatable: true,
})

/** Asks the browser of somebody signed in to make a passkey. */
export const BeginPasskeyEnrolment = question('identity.passkey.begin-enrolment', {
  access: { may: 'self:means', freshWithinS: freshSignInS },
  takes: () => object({}).noUnknown(),
  gives: () => object(offeredPasskey),
  mayFail: [...staffRefusals, 'INPUT_INVALID', 'UNAVAILABLE'],
  repeatable: true,
})

/** Adds the passkey that the browser made; its owner is told by mail. */
export const FinishPasskeyEnrolment = question('identity.passkey.finish-enrolment', {
  access: { may: 'self:means', freshWithinS: freshSignInS },
  takes: () =>
    object({
      offerToken: secretToken(4096),
      credentialJson: credentialJson().required(),
      name: passkeyName(),
    }).noUnknown(),
  gives: () => object({ passkeyId: recordId(), name: string().required() }),
  mayFail: [...staffRefusals, 'INPUT_INVALID', 'PASSKEY_REFUSED', 'UNAVAILABLE'],
})

/** Calls a passkey something else; one that is gone stays gone. */
export const RenamePasskey = question('identity.passkey.rename', {
  access: { may: 'self:means', freshWithinS: freshSignInS },
  takes: () => object({ passkeyId: recordId(), name: passkeyName() }).noUnknown(),
  gives: () => object({ isRenamed: boolean().required() }),
  mayFail: [...staffRefusals, 'INPUT_INVALID', 'UNAVAILABLE'],
  repeatable: true,
})

/** Takes a passkey away; the last way in stays. One that is gone is gone. */
export const RemovePasskey = question('identity.passkey.remove', {
  access: { may: 'self:means', freshWithinS: freshSignInS },
  takes: () => object({ passkeyId: recordId() }).noUnknown(),
  gives: () => object({ isRemoved: boolean().required() }),
  mayFail: [...staffRefusals, 'INPUT_INVALID', 'LAST_MEANS', 'UNAVAILABLE'],
  repeatable: true,
})
