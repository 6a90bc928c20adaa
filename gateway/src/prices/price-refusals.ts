import { AppError } from '@seneb/platform/app-error'

import { waitInWords } from '../access/rate-limit-sentence.js'
import type { PricedField } from './price-of.js'

const whyThrottled = {
  points: 'You have fewer points left than this costs.',
  dryRuns: 'You have asked for more prices than you may in a second.',
  enquiries:
    'You have handed in as many enquiries as you may for now, so nothing new was taken. What you handed in before stays and is answered as it was then.',
} as const
export type ThrottleReason = keyof typeof whyThrottled

/** A partner has fewer points, dry runs or enquiries left than a request takes; says after how many seconds there will be enough. */
export class Throttled extends AppError {
  constructor(
    readonly retryAfterSeconds: number,
    why: ThrottleReason = 'points',
  ) {
    super('THROTTLED', { message: `${whyThrottled[why]} Please try again in ${waitInWords(retryAfterSeconds)}.` })
  }
}

/** So many of the fields that make a request dear are named. */
const maxNamed = 3

/** A request costs more than one may, however many points are left; says what of it costs the most. */
export class QueryTooDear extends AppError {
  readonly dearest: readonly PricedField[]

  constructor(
    readonly points: number,
    readonly maxPoints: number,
    fields: readonly PricedField[],
  ) {
    super('QUERY_TOO_DEAR', {
      message: `This costs ${points} points, and one request may cost ${maxPoints}. Please ask for less at once.`,
    })
    this.dearest = fields.toSorted((a, b) => b.points - a.points).slice(0, maxNamed)
  }
}
