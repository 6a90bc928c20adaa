import { array, boolean, number, object, string } from 'yup'

import { defineRequest } from '../../define.js'
import { boundedList } from '../../forms/bounds.js'
import { amountUsd, calendarDate, line } from '../../forms/fields.js'
import { priceAges, priceBounds, priceChangeStates } from '../../vocabulary/price-changes.js'
import { freshSignInS } from '../../vocabulary/staff-access.js'
import { csvFile, pageAfter, pageSize, recordId, seenVersion } from '../common-fields.js'

const read = { permission: 'content:read' } as const
const write = { permission: 'price:write' } as const
const publish = { permission: 'price:publish', maxAuthAgeSeconds: freshSignInS } as const

/** `country/item`, such as `usa/lasik`. */
const priceKey = () =>
  string()
    .matches(/^[a-z]{1,40}\/[a-z-]{1,40}$/, 'Price not found')
    .required('Please name a price')
const staffId = () => recordId().optional().default(undefined)

/** Values of a price at a time. */
const values = {
  /** US cents; null where there is no reference price (D-29). */
  cents: number().integer().nullable().defined(),
  source: string().required(),
  sourceUrl: string().optional(),
  asOf: string().required(),
}

const named = {
  key: string().required(),
  country: string().required(),
  countryName: string().required(),
  item: string().required(),
  itemName: string().required(),
  unit: string().required(),
}

/** Lists every price with its current version, and the ages of prices. */
export const ListPrices = defineRequest('content.price.list', {
  access: read,
  input: () => ({ age: string().oneOf(priceAges, 'Please choose an age').optional() }),
  output: () => ({
    prices: array(
      object({
        ...named,
        ...values,
        /** Number of the version that a change names. */
        version: number().integer().required(),
        age: string().oneOf(priceAges).required(),
        /** Last day on which it is current. */
        currentUntil: string().required(),
        /** Open and scheduled changes of it. */
        openChangeIds: array(recordId()).required(),
      }).required(),
    ).required(),
  }),
  idempotent: true,
})

const versionValues = {
  number: number().integer().required(),
  ...values,
  unit: string().required(),
  /** Day from which it is valid. */
  validFrom: string().required(),
}

const historyPage = () => ({ key: priceKey(), first: pageSize({ usual: 20 }), after: pageAfter() })

/** Lists the versions of one price, newest first, without names. */
export const ListPriceHistory = defineRequest('content.price.list-history', {
  access: 'anyone',
  input: historyPage,
  output: () => ({
    versions: array(
      object({ ...versionValues, cursor: string().required() })
        .noUnknown()
        .required(),
    ).required(),
    hasMore: boolean().required(),
  }),
  idempotent: true,
})

/** Lists the versions of one price, newest first, with their authors and checkers. */
export const ListPriceVersions = defineRequest('content.price.list-versions', {
  access: read,
  input: historyPage,
  output: () => ({
    versions: array(
      object({
        ...versionValues,
        note: string().optional(),
        restoredFrom: number().integer().optional(),
        /** Absent for prices that the platform ships with. */
        changeId: recordId().optional().default(undefined),
        writtenBy: staffId(),
        checkedBy: staffId(),
        publishedAt: string().required(),
      }).required(),
    ).required(),
    next: string().optional(),
  }),
  idempotent: true,
})

const proposedPrice = object({
  key: priceKey(),
  /** Version of the price that the author saw. */
  version: seenVersion(),
  price: amountUsd('Please give a price in US dollars, such as 2200 or 2200.50').test(
    'price-range',
    ({ value }: { value?: number }) =>
      value === undefined || value > 0
        ? `Please give a price up to ${priceBounds.maxUsd} US dollars, in whole cents`
        : 'Please give a price above 0, or choose that there is no reference price',
    (value) => value === undefined || (value > 0 && value <= priceBounds.maxUsd && isInCents(value)),
  ),
  /** Whether there is no reference price (D-29). */
  hasNoPrice: boolean().default(false),
  source: line(priceBounds.source).required('Please name the source of the price'),
  sourceUrl: line(priceBounds.sourceUrl).test(
    'web-page',
    'Please give the address of a page, beginning with https://',
    (value) => !value || isWebPage(value),
  ),
  asOf: calendarDate('Please give the day of the price, such as 2026-11-01').required(
    'Please give the day of the price, such as 2026-11-01',
  ),
}).noUnknown()

const proposedPrices = () =>
  boundedList(proposedPrice.required('Please name a price'), {
    max: priceBounds.prices,
    tooMany: `Please send at most ${priceBounds.prices} prices`,
    noList: 'Please send a list of prices',
  })

const plan = () => ({
  note: line(priceBounds.note).required('Please give the reason for this change'),
  /** Day from which it is valid, in UTC; without one, as soon as it is published. */
  validFrom: calendarDate('Please give a day, such as 2027-01-05').optional(),
})

const saved = () => ({
  id: recordId(),
  version: number().integer().required(),
  state: string().oneOf(priceChangeStates).required(),
})
const seenChange = () => ({ id: recordId(), version: seenVersion() })

/** Proposes new values of one or more prices. */
export const CreatePriceChange = defineRequest('content.price-change.create', {
  access: write,
  input: () => ({
    prices: proposedPrices().required('Please send the prices').min(1, 'Please change at least one price'),
    ...plan(),
  }),
  output: saved,
  errors: ['IDEMPOTENCY_CONFLICT', 'CHANGED_MEANWHILE'],
})

/** Replaces the values of an open or rejected change, which is open then. */
export const UpdatePriceChange = defineRequest('content.price-change.update', {
  access: write,
  input: () => ({
    ...seenChange(),
    prices: proposedPrices().required('Please send the prices').min(1, 'Please change at least one price'),
    ...plan(),
  }),
  output: saved,
  errors: ['PRICE_CHANGE_UNKNOWN', 'CHANGED_MEANWHILE'],
})

/** Withdraws an open or rejected change. */
export const WithdrawPriceChange = defineRequest('content.price-change.withdraw', {
  access: write,
  input: seenChange,
  output: saved,
  errors: ['PRICE_CHANGE_UNKNOWN', 'CHANGED_MEANWHILE'],
})

/** Publishes an open change, or schedules it until its day; none of its authors may. */
export const PublishPriceChange = defineRequest('content.price-change.publish', {
  access: publish,
  input: seenChange,
  output: saved,
  errors: ['PRICE_CHANGE_UNKNOWN', 'CHANGED_MEANWHILE', 'APPROVER_IS_AUTHOR'],
})

/** Rejects an open change, with the reason. */
export const RejectPriceChange = defineRequest('content.price-change.reject', {
  access: publish,
  input: () => ({ ...seenChange(), reason: line(priceBounds.note).required('Please give the reason') }),
  output: saved,
  errors: ['PRICE_CHANGE_UNKNOWN', 'CHANGED_MEANWHILE'],
})

/** Cancels the schedule of a change, which is open then. */
export const CancelPriceSchedule = defineRequest('content.price-change.cancel-schedule', {
  access: publish,
  input: seenChange,
  output: saved,
  errors: ['PRICE_CHANGE_UNKNOWN', 'CHANGED_MEANWHILE'],
})

/** Proposes the values of an earlier version of a price again. */
export const RestorePriceVersion = defineRequest('content.price.restore-version', {
  access: write,
  input: () => ({
    key: priceKey(),
    /** Version of the price that the author saw. */
    version: seenVersion(),
    /** Version whose values come back. */
    from: number().integer('Please choose a version').min(1, 'Please choose a version').required(),
  }),
  output: saved,
  errors: ['IDEMPOTENCY_CONFLICT', 'CHANGED_MEANWHILE'],
})

const csv = () => csvFile({ maxBytes: priceBounds.csvBytes, missing: 'Please choose a file with prices' })

/** Proposes all prices of a file that differ; a file with a problem stores nothing. */
export const ImportPrices = defineRequest('content.price.import', {
  access: write,
  input: () => ({ csv: csv(), ...plan() }),
  output: saved,
  errors: ['IDEMPOTENCY_CONFLICT', 'CHANGED_MEANWHILE'],
})

const comparedPrice = {
  ...named,
  /** Version of the price that the author saw. */
  version: number().integer().required(),
  ...values,
  /** Values on the site now. */
  current: object({ version: number().integer().required(), ...values }).required(),
}

/** Reads a file of prices without storing anything. */
export const PreviewPriceImport = defineRequest('content.price.preview-import', {
  access: write,
  input: () => ({ csv: csv() }),
  output: () => ({
    problems: array(
      object({
        /** Counts from 1, the line of names included. */
        line: number().integer().required(),
        /** Empty for a problem of the whole line. */
        column: string().defined(),
        message: string().required(),
      }).required(),
    ).required(),
    prices: array(object(comparedPrice).required()).required(),
    unchangedCount: number().integer().required(),
  }),
  idempotent: true,
})

/** Exports every price as the file that can be imported. */
export const ExportPrices = defineRequest('content.price.export', {
  access: read,
  output: () => ({ csv: string().required() }),
  idempotent: true,
})

const changeHead = {
  id: recordId(),
  version: number().integer().required(),
  state: string().oneOf(priceChangeStates).required(),
  note: string().required(),
  priceCount: number().integer().required(),
  /** Keys of the first prices. */
  priceKeys: array(string().required()).required(),
  validFrom: string().optional(),
  /** Everyone who wrote part of it; none of them may publish it. */
  authorIds: array(recordId()).required(),
  writtenBy: recordId(),
  writtenAt: string().required(),
  checkedBy: staffId(),
  checkedAt: string().optional(),
  /** Reason for which it was rejected, or for which its schedule was stopped. */
  reason: string().optional(),
}

/** Lists the changes of prices, newest first. */
export const ListPriceChanges = defineRequest('content.price-change.list', {
  access: read,
  input: () => ({
    state: string().oneOf(priceChangeStates, 'Please choose a state').optional(),
    first: pageSize({ usual: 20 }),
    after: pageAfter(),
  }),
  output: () => ({ changes: array(object(changeHead).required()).required(), next: string().optional() }),
  idempotent: true,
})

/** Reads a change with its prices and the ones on the site now. */
export const ReadPriceChange = defineRequest('content.price-change.read', {
  access: read,
  input: () => ({ id: recordId() }),
  output: () => ({
    change: object(changeHead).required(),
    prices: array(object(comparedPrice).required()).required(),
  }),
  errors: ['PRICE_CHANGE_UNKNOWN'],
  idempotent: true,
})

const claimState = object({
  /** Whether the claim is shown. */
  isShown: boolean().required(),
  /** Null when all prices are outdated. */
  minPercent: number().integer().nullable().defined(),
  maxPercent: number().integer().nullable().defined(),
  combinations: number().integer().required(),
  combinationsAbove: number().integer().required(),
  combinationsDoorToDoor: number().integer().required(),
  combinationsStayHome: number().integer().required(),
}).noUnknown()

const estimateState = object({
  percentageSaved: number().integer().nullable().defined(),
  differenceCents: number().integer().nullable().defined(),
  verdict: string().required(),
}).noUnknown()

/** Reads the effect of proposed prices, or of a stored change, on the site. */
export const ReadPriceEffect = defineRequest('content.price-change.read-effect', {
  access: read,
  input: () => ({
    changeId: recordId().optional().default(undefined),
    prices: proposedPrices().optional(),
  }),
  output: () => ({
    claim: object({
      text: string().nullable().defined(),
      before: claimState.required(),
      after: claimState.required(),
    }).required(),
    estimates: array(
      object({
        country: string().required(),
        countryName: string().required(),
        procedure: string().required(),
        procedureName: string().required(),
        before: estimateState.required(),
        after: estimateState.required(),
      }).required(),
    ).required(),
    /** Paths of pages that show a changed figure. */
    pages: array(string().required()).required(),
  }),
  errors: ['PRICE_CHANGE_UNKNOWN'],
  idempotent: true,
})

/** Whether an amount in US dollars has no part of a cent. */
export function isInCents(value: number): boolean {
  return Math.abs(value * 100 - Math.round(value * 100)) < 1e-6
}

/** Whether an address can be followed and hides no name or password. */
export function isWebPage(address: string): boolean {
  if (!/^https:\/\/[^\s/]\S*$/.test(address) || !URL.canParse(address)) return false
  const { password, username } = new URL(address)
  return username === '' && password === ''
}
