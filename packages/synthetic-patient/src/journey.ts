import type { Site } from './visited-site.js'

/** What a journey is told. */
export interface Journey {
  readonly site: Site
  /** The keys of marks. */
  readonly keys: string
  /** Where both mails go. */
  readonly email: string
  /** How long both mails may take. */
  readonly mailWithinMs: number
  /** Of a journey whose time is over: its enquiry. */
  readonly endedTripPlanId?: string | undefined
  /** Ends a journey that is under way. */
  readonly signal: AbortSignal
}
