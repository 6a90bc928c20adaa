import { array, object, string } from 'yup'

import { event, question } from '../../define.js'
import { linkToken } from '../../forms/link-token.js'
import { consentPurposes } from '../../vocabulary/consent-texts.js'
import { recordId } from '../record-id.js'

/** What the withdrawal of a consent does to its enquiry. */
export const withdrawalEffects = ['enquiry-ended', 'health-erased', 'draft-erased'] as const

const purpose = () => string().oneOf(consentPurposes, 'purpose is none of ours').required('purpose is required')

/** One consent as the person who gave it reads it: the text word for word, and what became of it. */
const givenConsent = object({
  purpose: purpose(),
  text: string().required(),
  textVersion: string().required(),
  givenAt: string().required(),
  /** Missing while it holds. */
  withdrawnAt: string().optional(),
  /** What its withdrawal does, or did. */
  effect: string().oneOf(withdrawalEffects).required(),
}).noUnknown()

const givenConsents = () => array(givenConsent.required()).required().min(0)

/** What the link of a receipt stands for; nothing when it is none of ours or its enquiry has ended by itself (TRIP-26). */
export const ListGivenConsents = question('enquiry.consent.list-given', {
  access: 'anyone',
  takes: () => object({ token: linkToken() }).noUnknown(),
  gives: () => object({ consents: givenConsents() }),
  mayFail: ['INPUT_INVALID', 'UNAVAILABLE'],
  repeatable: true,
})

/** Withdraws one consent by the link of its receipt; doing it again changes nothing (TRIP-26, LEGAL-05). */
export const WithdrawConsent = question('enquiry.consent.withdraw', {
  access: 'anyone',
  takes: () => object({ token: linkToken(), purpose: purpose() }).noUnknown(),
  gives: () => object({ consents: givenConsents() }),
  mayFail: ['INPUT_INVALID', 'CONSENT_LINK_INVALID', 'UNAVAILABLE'],
  repeatable: true,
})

/** A consent was withdrawn: mails that wait must not go out as they are, and the care team is told (LEGAL-05). */
export const ConsentWithdrawn = event('enquiry.consent.withdrawn', 1, {
  carries: () =>
    object({
      enquiryId: recordId(),
      enquiryKind: string().oneOf(['trip-plan', 'consultation']).required(),
      withdrawnAt: string().required(),
      reference: string().required(),
      /** That an enquiry ended is said by EnquiryWithdrawn now; the release before said it here. */
      effect: string().oneOf(withdrawalEffects).required(),
      /** Who is still to be answered; missing when nobody is. */
      contact: object({
        fullName: string().required(),
        email: string().required(),
        phoneNumber: string().optional(),
      })
        .noUnknown()
        .optional()
        .default(undefined),
    }).noUnknown(),
  saidBy: 'enquiry',
  heardBy: ['notification'],
  about: 'enquiryId',
  personal: ['reference', 'effect', 'contact'],
})
