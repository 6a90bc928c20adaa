import { boolean, number, string } from 'yup'

import { defineRequest } from '../../define.js'
import { treatmentPackage, anyText, listOf, strictObject, text, textOrNull } from './publication.schemas.js'

/** A live offer (D-27, O-3). */
export const offer = strictObject({
  key: text,
  /** With the number filled in. */
  text,
  total: number().integer().required(),
  remaining: number().integer().min(1).required(),
  endsOn: textOrNull,
  terms: anyText,
  isSample: boolean().required(),
})

export const claim = strictObject({
  key: text,
  text,
  evidence: text,
  evidenceUrl: textOrNull,
  asOf: text,
  isSample: boolean().required(),
})

/** Hours of the care desk in Cairo's time zone; days of the week are numbers, Sunday is 0. */
const openingHours = strictObject({
  days: listOf(number().integer().min(0).max(6).required()),
  /** `09:00`. */
  opensAt: text,
  closesAt: text,
})

/** Contact details of the care desk, with the hours and languages in which it replies (D-77). */
const careDesk = strictObject({
  email: textOrNull,
  /** A telephone number with its country code, as people read it. */
  whatsapp: textOrNull,
  languages: listOf(string().required()),
  hours: openingHours.nullable().defined(),
})

/** Processors of personal data, each with its country, and the safeguard for data that leave Europe (Art. 13, 28). */
const processors = strictObject({
  hosting: textOrNull,
  email: textOrNull,
  ai: textOrNull,
  transferSafeguard: textOrNull,
})

/** Site settings; null or an empty list means that the item is not shown (D-23, D-63, D-68, D-69, D-77). */
export const siteSettings = strictObject({
  waitingListUrl: textOrNull,
  linkedinUrl: textOrNull,
  instagramUrl: textOrNull,
  facebookUrl: textOrNull,
  /** Data controller, and the mailbox for all data protection matters. */
  companyName: textOrNull,
  companyRegistration: textOrNull,
  companyAddress: textOrNull,
  privacyEmail: textOrNull,
  careDesk: careDesk.required(),
  processors: processors.required(),
  /** Payers of Seneb and the purpose of their payments; null while there are none. */
  paidBy: textOrNull,
  /** Hosts whose visitors see a welcome; a leading dot matches every host with that ending (D-69). */
  partnerHosts: listOf(string().required()),
  partnerThanks: textOrNull,
  valuesWelcomeTitle: textOrNull,
  valuesWelcomeText: textOrNull,
  /** Whether the trip planner accepts new enquiries. */
  acceptsTripPlans: boolean().required(),
  /** Sentence shown above every page. */
  maintenanceNotice: textOrNull,
  /** With its source and date, while it is valid (D-23). */
  rating: strictObject({
    value: number().required(),
    count: number().integer().required(),
    sourceUrl: text,
    asOf: text,
    isSample: boolean().required(),
  })
    .nullable()
    .defined(),
  /** The settings above that are samples, by their keys (O-1). */
  sampleKeys: listOf(string().required()),
})

/** Reads promises and settings: packages, live offers, valid claims, and site settings (O-9, D-22..D-28, D-77). */
export const ReadSite = defineRequest('content.site.read', {
  access: 'anyone',
  output: () =>
    strictObject({
      settings: siteSettings.required(),
      packages: listOf(treatmentPackage),
      offers: listOf(offer),
      claims: listOf(claim),
    }),
  idempotent: true,
})
