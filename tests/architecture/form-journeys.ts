import type { DocumentStore } from '@seneb/bus/document-store'
import type { Payload, RequestContract, EventContract } from '@seneb/contracts/define'
import { ambassadorApplicationForm } from '@seneb/contracts/forms/ambassador-application.form'
import { consultationForm } from '@seneb/contracts/forms/consultation.form'
import { cookieChoiceForm } from '@seneb/contracts/forms/cookie-choice.form'
import { journeyCostForm } from '@seneb/contracts/forms/journey-cost.form'
import { newsletterForm } from '@seneb/contracts/forms/newsletter.form'
import { savingsEstimateForm } from '@seneb/contracts/forms/savings-estimate.form'
import { stayTimelineForm } from '@seneb/contracts/forms/stay-timeline.form'
import { tripPlanForm } from '@seneb/contracts/forms/trip-plan.form'
import { ReadStayTimeline } from '@seneb/contracts/messages/ai-planning/stay-timeline.messages'
import { ReadJourneyCost, ReadSavingsEstimate } from '@seneb/contracts/messages/content/costs.messages'
import { RecordCookieChoice } from '@seneb/contracts/messages/enquiry/cookie-choice.messages'
import { ConsultationRequested, RequestConsultation } from '@seneb/contracts/messages/enquiry/consultation.messages'
import { SubmitTripPlan, TripPlanSubmitted } from '@seneb/contracts/messages/enquiry/trip-plan.messages'
import { SubscribeNewsletter } from '@seneb/contracts/messages/notification/newsletter.messages'
import {
  AmbassadorApplicationSubmitted,
  SubmitAmbassadorApplication,
} from '@seneb/contracts/messages/referral/ambassador-application.messages'
import type { Db } from '@seneb/service-kit/database/db'
import { aConsultation } from '@seneb/testkit/a-partner-enquiry'
import { aTripPlan } from '@seneb/testkit/a-trip-plan'
import { anAmbassadorApplication } from '@seneb/testkit/an-ambassador-application'
import { testCtx } from '@seneb/testkit/test-ctx'
import { testDb, type TestDb } from '@seneb/testkit/test-db'
import type { ObjectSchema } from 'yup'

import { Consent } from '../../services/enquiry/src/consents/consent.entity.js'
import { CookieChoice, recordCookieChoice } from '../../services/enquiry/src/cookie-choices/record-cookie-choice.js'
import { Consultation } from '../../services/enquiry/src/consultations/consultation.entity.js'
import { requestConsultation } from '../../services/enquiry/src/consultations/request-consultation.js'
import { migrations as enquiryMigrations } from '../../services/enquiry/src/migrations/index.js'
import { enquiryEntities } from '../../services/enquiry/src/enquiry.module.js'
import { submitTripPlan } from '../../services/enquiry/src/trip-plans/submit-trip-plan.js'
import { TripPlan } from '../../services/enquiry/src/trip-plans/trip-plan.entity.js'
import { aGeneratedAiPlan } from '../../services/notification/src/emails/a-generated-ai-plan.fixture.js'
import { ambassadorApplicationOperatorEmail } from '../../services/notification/src/emails/ambassador-application-operator.email.js'
import { consultationOperatorEmail } from '../../services/notification/src/emails/consultation-operator.email.js'
import type { Email } from '../../services/notification/src/emails/render-email.js'
import { tripPlanOperatorEmail } from '../../services/notification/src/emails/trip-plan-operator.email.js'
import { NewsletterSubscriber } from '../../services/notification/src/newsletter/newsletter.entity.js'
import { subscribeNewsletter } from '../../services/notification/src/newsletter/subscribe-newsletter.js'
import { notificationDb, testService } from '../../services/notification/src/notification.fixture.js'
import {
  AmbassadorApplication,
  ApplicationDocument,
} from '../../services/referral/src/ambassador-applications/ambassador-application.entity.js'
import { openAnswers } from '../../services/referral/src/ambassador-applications/sealed-answers.js'
import { submitAmbassadorApplication } from '../../services/referral/src/ambassador-applications/submit-ambassador-application.js'
import { referralDb, referralTestCtx } from '../../services/referral/src/referral.fixture.js'

/** Different name or value of a stored field, or the reason why it is not stored. */
export type Elsewhere = { readonly in?: string; readonly as?: unknown } | { readonly not: string }

/** Path of a form: sent by GraphQL, handled by the use case of its service, stored and published. */
export interface Journey {
  readonly form: ObjectSchema<object>
  readonly contract: RequestContract
  /** GraphQL operation whose variables are named like the arguments; `values` contains every field of the form. */
  readonly document: string
  readonly values: Readonly<Record<string, unknown>>
  readonly variables: (values: object) => object
  readonly open?: () => Promise<TestDb>
  /** Handles the request as the service does, and resolves to the stored data as one record of columns. */
  readonly store?: (input: never, db: Db) => Promise<object>
  readonly row?: Readonly<Record<string, Elsewhere>>
  readonly event?: EventContract
  readonly eventFields?: Readonly<Record<string, Elsewhere>>
  /** Returns the mail that tells the team about the event. */
  readonly mail?: (payload: never) => Email
  /** Parts of the event that the mail leaves out, with the reasons. */
  readonly untold?: Readonly<Record<string, string>>
}

const siteUrl = 'https://seneb.example'
const enquiryDb = () => testDb({ schema: 'enquiry', entities: enquiryEntities, migrations: enquiryMigrations })
const firstOf = async <E extends object>(db: Db, entity: new () => E): Promise<E> => {
  const [row] = await db.read((tx) => tx.find(entity))
  if (!row) throw new Error(`nothing was stored in ${entity.name}`)
  return row
}
const consentsOf = async (db: Db) => {
  const rows = await db.read((tx) => tx.find(Consent))
  return Object.fromEntries(rows.map(({ purpose }) => [`consent to ${purpose}`, true]))
}
const withInput = (input: object) => ({ input })
const requestsFor = (field: string, type: string) =>
  `mutation ($input: ${type}!) { ${field}(input: $input) { __typename ... on InvalidInput { fields { path message } } } }`

const identityDocument = '00000000-0000-7000-8000-0000000000d1'
const tourGuideLicense = '00000000-0000-7000-8000-0000000000d2'
const uploads = { has: () => Promise.resolve(true) } as unknown as DocumentStore
const byReference = 'the mail names its reference'
const forThePerson = 'the link is the person’s'
const retired = { not: 'nothing but null is taken for it (D-61)' }
const retiredFields = {
  medicalProcedure: retired,
  isCompanionTraveling: retired,
  totalBudget: retired,
  preferredTravelDates: retired,
}

export const journeys: Readonly<Record<string, Journey>> = {
  'trip-plan': {
    form: tripPlanForm,
    contract: SubmitTripPlan,
    document: requestsFor('submitTripPlan', 'TripPlanInput'),
    values: aTripPlan({ otherAccommodationType: 'A friend’s flat', referredBy: 'lotus77' }),
    variables: withInput,
    open: enquiryDb,
    store: async (input, db) => {
      await submitTripPlan(input, testCtx({ db, clock: { now: () => new Date() } as never }))
      return { ...(await firstOf(db, TripPlan)), ...(await consentsOf(db)) }
    },
    row: {
      estimatedTreatmentCost: { in: 'estimated_treatment_cost_cents', as: 150000 },
      totalBudget: { in: 'total_budget_cents', as: 400000 },
      isCompanionTraveling: { as: true },
      consentGiven: { in: 'consent to personal-data' },
      planDraftConsentGiven: { in: 'consent to plan-draft' },
    },
    event: TripPlanSubmitted,
    eventFields: {
      consentGiven: { in: 'consent to personal-data' },
      planDraftConsentGiven: { in: 'consent to plan-draft' },
    },
    mail: (submitted: Payload<typeof TripPlanSubmitted>) =>
      tripPlanOperatorEmail({ submitted, aiPlan: { plan: aGeneratedAiPlan(submitted.tripPlanId) }, siteUrl }),
    untold: { tripPlanId: byReference, withdrawalToken: forThePerson, requestToken: forThePerson },
  },
  consultation: {
    form: consultationForm,
    contract: RequestConsultation,
    document: requestsFor('requestConsultation', 'ConsultationInput'),
    values: aConsultation({
      medicalProcedure: null,
      isCompanionTraveling: null,
      totalBudget: null,
      preferredTravelDates: null,
    }),
    variables: withInput,
    open: enquiryDb,
    store: async (input, db) => {
      await requestConsultation(input, testCtx({ db, clock: { now: () => new Date() } as never }))
      return { ...(await firstOf(db, Consultation)), ...(await consentsOf(db)) }
    },
    row: {
      ...retiredFields,
      preferredTime: { in: 'preferred_slot' },
      termsAccepted: { in: 'consent to consultation-terms' },
      healthDataConsentGiven: { in: 'consent to health-data' },
    },
    event: ConsultationRequested,
    eventFields: {
      ...retiredFields,
      preferredTime: { in: 'slot' },
      termsAccepted: { in: 'consent to consultation-terms' },
      healthDataConsentGiven: { in: 'consent to health-data' },
    },
    mail: (requested: Payload<typeof ConsultationRequested>) => consultationOperatorEmail(requested, siteUrl),
    untold: {
      consultationId: byReference,
      'preferredTime.zone': 'the time is told in the person’s own zone and in ours',
      withdrawalToken: forThePerson,
      requestToken: forThePerson,
    },
  },
  'ambassador-application': {
    form: ambassadorApplicationForm,
    contract: SubmitAmbassadorApplication,
    document: requestsFor('submitAmbassadorApplication', 'AmbassadorApplicationInput'),
    values: anAmbassadorApplication({ identityDocument, tourGuideLicense }),
    variables: withInput,
    open: referralDb,
    store: async (input, db) => {
      const ctx = referralTestCtx({ db }, { uploads })
      await submitAmbassadorApplication(input, ctx)
      const row = await firstOf(db, AmbassadorApplication)
      const documents = await db.read((tx) => tx.find(ApplicationDocument))
      const files = Object.fromEntries(documents.map(({ kind, upload_id }) => [kind, upload_id]))
      return { ...row, ...openAnswers(row, row.id, ctx), ...files }
    },
    row: {
      phoneNumber: { in: 'phoneNumber' },
      additionalNotes: { in: 'additionalNotes' },
      nationalId: { in: 'idNumberMasked', as: '•••••••78' },
      identityDocument: { in: 'identity-document' },
      tourGuideLicense: { in: 'tour-guide-license' },
    },
    event: AmbassadorApplicationSubmitted,
    eventFields: {
      nationalId: { in: 'idNumberMasked', as: '•••••••78' },
      identityDocument: { in: 'documents', as: ['identity-document', 'tour-guide-license'] },
      tourGuideLicense: { in: 'documents', as: ['identity-document', 'tour-guide-license'] },
    },
    mail: (submitted: Payload<typeof AmbassadorApplicationSubmitted>) =>
      ambassadorApplicationOperatorEmail(submitted, siteUrl),
    untold: { applicationId: byReference },
  },
  newsletter: {
    form: newsletterForm,
    contract: SubscribeNewsletter,
    document: 'mutation ($email: String) { subscribeNewsletter(email: $email) { __typename } }',
    values: { email: 'amal.haddad@example.com' },
    variables: (values) => values,
    open: notificationDb,
    store: async (input, db) => {
      await subscribeNewsletter(input, testService({ db }).ctx)
      return firstOf(db, NewsletterSubscriber)
    },
  },
  'cookie-choice': {
    form: cookieChoiceForm,
    contract: RecordCookieChoice,
    document: requestsFor('recordCookieChoice', 'RecordCookieChoiceInput'),
    values: {
      policyVersion: '2026-11-01',
      analytics: true,
      advertising: false,
      personalization: true,
      functionality: false,
    },
    variables: withInput,
    open: enquiryDb,
    store: async (input, db) => {
      await recordCookieChoice(input, testCtx({ db }))
      return firstOf(db, CookieChoice)
    },
  },
  // No part of it is stored.
  'savings-estimate': {
    form: savingsEstimateForm,
    contract: ReadSavingsEstimate,
    document:
      'query ($country: String, $procedure: String, $homePriceUsd: UsdAmount) { savingsEstimate(country: $country, procedure: $procedure, homePriceUsd: $homePriceUsd) { country } }',
    values: { country: 'france', procedure: 'veneers', homePriceUsd: 812.5 },
    variables: (values) => values,
  },
  // No part of it is stored.
  'stay-timeline': {
    form: stayTimelineForm,
    contract: ReadStayTimeline,
    document:
      'query ($procedure: String, $date: Date, $home: String) { stayTimeline(procedure: $procedure, date: $date, home: $home) { procedure } }',
    values: { procedure: 'lasik', date: aTripPlan().preferredTravelDates, home: 'uk' },
    variables: (values) => values,
  },
  // No part of it is stored.
  'journey-cost': {
    form: journeyCostForm,
    contract: ReadJourneyCost,
    document: `query (
      $country: String, $procedure: String, $units: Int, $homePriceUsd: UsdAmount, $egyptPriceUsd: UsdAmount
      $journeys: Int, $flightUsd: UsdAmount, $nights: Int, $nightUsd: UsdAmount, $reservePercent: Int
    ) {
      journeyCost(
        country: $country, procedure: $procedure, units: $units, homePriceUsd: $homePriceUsd
        egyptPriceUsd: $egyptPriceUsd, journeys: $journeys, flightUsd: $flightUsd, nights: $nights
        nightUsd: $nightUsd, reservePercent: $reservePercent
      ) { country }
    }`,
    values: {
      country: 'france',
      procedure: 'veneers',
      units: 6,
      homePriceUsd: 812.5,
      egyptPriceUsd: 130,
      journeys: 2,
      flightUsd: 410,
      nights: 7,
      nightUsd: 55.5,
      reservePercent: 15,
    },
    variables: (values) => values,
  },
}
