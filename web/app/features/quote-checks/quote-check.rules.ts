import type { treatmentTypes } from '@seneb/contracts/vocabulary/treatments'

type TypeSlug = (typeof treatmentTypes)[number]['slug']

const operations = ['bariatric-surgery', 'cardiology', 'orthopedic-surgery', 'cosmetic-surgery'] as const

interface PointRule {
  readonly id: string
  readonly group: 'who' | 'included' | 'money' | 'afterwards'
  /** Types of treatment whose quotes must state the point; all types if omitted. */
  readonly of?: readonly TypeSlug[]
}

/** Points that a quote should state, in reading order. */
export const quotePoints = [
  { id: 'clinic', group: 'who' },
  { id: 'doctor', group: 'who' },
  { id: 'procedure', group: 'included' },
  { id: 'examination', group: 'included' },
  { id: 'anesthetic', group: 'included', of: [...operations, 'fertility-ivf', 'dental-care', 'hair-transplant'] },
  {
    id: 'implant',
    group: 'included',
    of: ['dental-care', 'cardiology', 'orthopedic-surgery', 'ophthalmology', 'cosmetic-surgery'],
  },
  { id: 'grafts', group: 'included', of: ['hair-transplant'] },
  { id: 'storage', group: 'included', of: ['fertility-ivf'] },
  { id: 'nights', group: 'included' },
  { id: 'intensive-care', group: 'included', of: [...operations, 'oncology'] },
  { id: 'medicines', group: 'included' },
  { id: 'check-ups', group: 'included' },
  { id: 'excluded', group: 'included' },
  { id: 'itemized', group: 'money' },
  { id: 'currency', group: 'money' },
  { id: 'payment', group: 'money' },
  { id: 'refund', group: 'money' },
  { id: 'validity', group: 'money' },
  { id: 'complication', group: 'money' },
  { id: 'revision', group: 'money' },
  { id: 'second-journey', group: 'money', of: ['dental-care', 'fertility-ivf'] },
  { id: 'flying', group: 'afterwards' },
  { id: 'records', group: 'afterwards' },
  { id: 'contact', group: 'afterwards' },
] as const satisfies readonly PointRule[]

export type QuotePoint = (typeof quotePoints)[number]['id']
export type QuoteGroup = (typeof quotePoints)[number]['group']

/** Each of them is a reason not to pay and not to book. */
export const stopSigns = [
  'unseen',
  'hurry',
  'all-at-once',
  'private-account',
  'nameless',
  'promise',
  'same-day',
  'nothing-written',
] as const

export type StopSign = (typeof stopSigns)[number]

/** A treatment type with its procedures, by their codes. */
interface OfferedType {
  readonly slug: string
  readonly procedures: readonly { readonly slug: string }[]
}

/** Ticked points and signs; a procedure that is not offered is treated as none. */
export interface QuoteTicks {
  readonly procedure: string
  /** Treatment type of the procedure; '' for none. */
  readonly type: string
  readonly has: readonly QuotePoint[]
  readonly signs: readonly StopSign[]
}

/** Reads the ticks from an address; unknown values are ignored and duplicates count once. */
export function ticksFrom(search: URLSearchParams, types: readonly OfferedType[]): QuoteTicks {
  const procedure = search.get('procedure') ?? ''
  const type = types.find(({ procedures }) => procedures.some(({ slug }) => slug === procedure))
  const has = new Set(search.getAll('has'))
  const signs = new Set(search.getAll('sign'))
  return {
    procedure: type ? procedure : '',
    type: type?.slug ?? '',
    has: quotePoints.map(({ id }) => id).filter((id) => has.has(id)),
    signs: stopSigns.filter((sign) => signs.has(sign)),
  }
}

/** Returns the points that a quote for a procedure of this treatment type should state. */
export function pointsFor(type: string) {
  return quotePoints.filter(({ of }: PointRule) => !of || of.some((slug) => slug === type))
}

/**
 * Returns the points a quote lacks. The same ticks always give the same verdict, and a single warning sign outweighs
 * all points that are present.
 */
export function checkQuote({ has, signs, type }: QuoteTicks) {
  const points = pointsFor(type)
  const missing = points.filter(({ id }) => !has.includes(id))
  const verdict = signs.length > 0 ? 'STOP' : missing.length > 0 ? 'ASK' : 'COMPLETE'
  return { verdict, missing, expected: points.length } as const
}
