import { streamRetentionDays } from '@seneb/contracts/topology'
import { storedNames } from '@seneb/contracts/vocabulary/browser-storage'
import { contactMethodNames } from '@seneb/contracts/vocabulary/contact-options'
import { cookieChoiceRenewalMonths } from '@seneb/contracts/vocabulary/cookie-purposes'
import { retentionPeriods } from '@seneb/contracts/vocabulary/retention-periods'
import { uploadLifeMinutes } from '@seneb/contracts/vocabulary/upload-rules'
import { retentionSweeps } from '@seneb/service-kit/workers/retention-workers'

import { notificationSettings } from '../../../services/notification/src/config.js'
import { referralSettings } from '../../../services/referral/src/config.js'
import { emailKinds } from '../../../services/notification/src/email-deliveries/email-delivery.entity.js'
import { textOf, trackedFiles } from '../tracked-text.js'
import type { Sentence } from './data-sentences.js'

/** A list that code and texts share, with the differences between both. */
export interface ComparedList {
  readonly name: string
  readonly inText: readonly string[]
  readonly inCode: readonly string[]
  readonly differences: readonly string[]
}

/** Compares each list; `sources` are the files of the site that could store data in a browser. */
export function compareLists(sentences: readonly Sentence[], sources = sourcesOfTheSite()): readonly ComparedList[] {
  return [storageKeys(sentences, sources), periods(sentences), recipients(sentences)]
}

type Source = readonly [file: string, text: string]

const sourcesOfTheSite = (): readonly Source[] =>
  trackedFiles('web/app/*.ts', 'web/app/*.tsx', 'packages/ui/src/*.ts')
    .filter((file) => !/\.test\.|generated\//.test(file))
    .map((file) => [file, textOf(file)])

/** Storage keys by the expression that code uses for them; a writer missing here is a key that no policy lists. */
const keysByWriter: Readonly<Record<string, string | readonly string[]>> = {
  themeKey: storedNames.theme,
  disclaimerKey: storedNames.disclaimer,
  item: [storedNames.tripPlanDraft, storedNames.consultationDraft, storedNames.applicationDraft],
  referrerHostKey: storedNames.referrerHost,
  'referralItems.id': storedNames.referralId,
  'referralItems.type': storedNames.referralType,
  'referralItems.at': storedNames.referralTimestamp,
  cookieOf: storedNames.cookieChoice,
}

function storageKeys(sentences: readonly Sentence[], sources: readonly Source[]): ComparedList {
  const policy = sentences.filter(({ source }) => source === '/cookie-policy').map(({ text }) => text)
  const rows = policy.filter((text) => / \| (?:cookie|local storage|session storage) \| /.test(text))
  const byConsent = policy.flatMap((text) => /under the name ([\w.]+)/.exec(text)?.[1] ?? [])
  const inText = [...rows.flatMap((row) => row.split(' | ')[0]?.split(', ') ?? []), ...byConsent]
  const writes = sources.flatMap(([file, text]) =>
    [...text.matchAll(/(?:setItem\(|document\.cookie = |indexedDB|caches\.open\()((?:[\w.]+(?:\(\w+\))?)?)/g)].flatMap(
      ([, by = '']) => keysByWriter[by] ?? `${file} stores under ${by || 'what nobody reads'}`,
    ),
  )
  // The gateway sets the session of a patient's page; no script of the site does.
  return compared('storage keys', inText, [...new Set([...writes, storedNames.requestSession])])
}

const days = /interval '(\d+ days)'/
const sweepOf = (name: string) => days.exec(retentionSweeps.find((sweep) => sweep.name === name)?.sql ?? '')?.[1] ?? ''

/** Every retention period in code, in the words that the policies must use. */
function periods(sentences: readonly Sentence[]): ComparedList {
  const documents = referralSettings.getDefault().REFERRAL_DOCUMENT_RETENTION_DAYS
  const unsent = notificationSettings.getDefault().NOTIFICATION_UNSENT_RETENTION_DAYS
  const inCode = [
    `Enquiries and the plans for them | ${retentionPeriods.enquiry} after the last activity`,
    `That you agreed to a text, or withdrew that | ${retentionPeriods.consentProof} after you agreed`,
    `that nobody has decided | ${retentionPeriods.undecidedApplication}`,
    `Documents of ambassadors and guides | ${documents} days after the decision`,
    `one that could not be sent, ${unsent} days`,
    `Messages between our systems | ${streamRetentionDays} days`,
    `Messages between our systems | ${sweepOf('sweep-outbox')}`,
    `one that could not be handled, and the note that one was received, ${sweepOf('sweep-dead-letters')}`,
    `and the note that one was received, ${sweepOf('sweep-inbox')}`,
    `never confirmed | ${retentionPeriods.pendingSubscription}`,
    `Receipts of cookie choices | ${retentionPeriods.cookieChoice}`,
    `the number of its receipt | ${cookieChoiceRenewalMonths} months`,
    `We ask again after ${cookieChoiceRenewalMonths} months`,
    `drops them after ${uploadLifeMinutes} minutes`,
  ]
  const texts = [...sentences.map((sentence) => sentence.text), textOf('docs/uploads.md')]
  return compared(
    'retention periods',
    inCode.filter((row) => texts.some((one) => one.includes(row))),
    inCode,
  )
}

/** Recipients by kind of mail; no kind goes to a provider or to the person who recommended us. */
const mailedTo = {
  person:
    /-receipt$|^newsletter-|-decision$|-documents-asked$|^late-reply-notice$|^erasure-notice$|^partner-withdrawal-notice$|^reply$|^request-link$|^access-code$|^documents-wanted$|^planned-erasure$|^rejected-files$/,
  team: /-operator-email$/,
  staff: /^staff-/,
}
/** The only sources that send requests to other servers: the model, Google's Search Console, the mail server, our gateway. */
const asksOthers = [
  'services/ai-planning/src/ai-plans/openai-plan-writer.ts',
  'services/content/src/search-console/google-search-console.ts',
  'services/notification/src/email-deliveries/smtp-mailer.ts',
  'services/notification/src/inbound-emails/access-token.ts',
  'services/notification/src/inbound-emails/upload-files.ts',
]

function recipients(sentences: readonly Sentence[]): ComparedList {
  const policy = sentences.filter(({ source }) => source === '/privacy-policy').map(({ text }) => text)
  const channels = Object.values(contactMethodNames).map((name) => /\((\w+)\)/.exec(name)?.[1] ?? name)
  const strangers = emailKinds.filter((kind) => !Object.values(mailedTo).some((whose) => whose.test(kind)))
  const fetchingFiles = trackedFiles('services/*/src/*.ts')
    .filter((file) => !/\.test\.|\.fixture\./.test(file))
    .filter((file) => /\bfetch\(|createTransport\(|https?\.request\(/.test(textOf(file)))
  const inCode = [...channels, ...strangers, ...fetchingFiles]
  const named = channels.filter((channel) => policy.some((text) => text.includes(channel)))
  return compared('recipients', [...named, ...asksOthers], inCode)
}

function compared(name: string, inText: readonly string[], inCode: readonly string[]): ComparedList {
  const differences = [
    ...inCode.filter((item) => !inText.includes(item)).map((item) => `${name}: no text says: ${item}`),
    ...inText.filter((item) => !inCode.includes(item)).map((item) => `${name}: code has nothing of: ${item}`),
  ]
  return { name, inText, inCode, differences }
}
