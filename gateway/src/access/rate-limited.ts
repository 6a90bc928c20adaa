import { AppError } from '@seneb/platform/app-error'

import { rateLimitSentence } from './rate-limit-sentence.js'

/** A client has used up one of its budgets; says after how many seconds it is worth trying again. */
export class RateLimited extends AppError {
  constructor(readonly retryAfterSeconds: number) {
    super('RATE_LIMITED', { message: rateLimitSentence(retryAfterSeconds) })
  }
}
