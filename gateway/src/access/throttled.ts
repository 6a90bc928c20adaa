import { AppError } from '@seneb/platform/app-error'

import { waitInWords } from './rate-limit-sentence.js'

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
