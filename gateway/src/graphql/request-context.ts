import { withTimeout } from '@seneb/platform/with-timeout'
import type { FastifyRequest } from 'fastify'

import type { PartnerRequest } from '../api-keys/partner-request.js'
import type { PatientRequest } from '../patients/patient-request.js'
import type { StaffRequest } from '../staff/staff-request.js'

/** State of one request. */
export interface RequestContext {
  readonly req: FastifyRequest
  readonly deadline: Deadline
  /** Staff session of the request, and requests to services on its behalf. */
  readonly staff: StaffRequest
  /** API key of the request, and requests to services on its partner's behalf. */
  readonly partner: PartnerRequest
  /** Session of a patient on the page of their request, and requests to services on its behalf. */
  readonly patient: PatientRequest
  /** Record whose draft a preview on the desk shows in place of the published one. */
  readonly preview?: PreviewedRecord | undefined
}

/** A record by its kind and key; the service checks both. */
export interface PreviewedRecord {
  readonly kind: string
  readonly key: string
}

/**
 * Reads the record to preview from the header that the web server sends with a preview. Responses to GET may be cached
 * for everyone, so they never show one.
 */
export function previewOf({ headers, method }: FastifyRequest): PreviewedRecord | undefined {
  if (method !== 'POST') return undefined
  const [, kind, key] = /^([a-z-]{1,40})\/([a-z\d-]{1,80})$/.exec(String(headers['x-seneb-preview'] ?? '')) ?? []
  return kind === undefined || key === undefined ? undefined : { kind, key }
}

/** Time limit for processing a request: 8 s, more than the 3 s limit of any request to a service. */
export class Deadline {
  private passed = false

  /** True once a response was sent without waiting any longer; no new work may start then. */
  get isPast(): boolean {
    return this.passed
  }

  /** Returns the result of `work`, or the value of `tooLate` when it takes longer than `ms`. */
  race<T>(work: Promise<T>, ms: number, tooLate: () => T): Promise<T> {
    const late = () => {
      this.passed = true
      return tooLate()
    }
    return withTimeout(work, { ms, onTimeout: late })
  }
}

/** Returns the arguments as services expect them: without nulls, which here mean that an argument was omitted. */
export function withoutNulls<T extends object>(args: T): { [Name in keyof T]?: Exclude<T[Name], null> } {
  const found = Object.entries(args).filter(([, value]) => value !== null)
  return Object.fromEntries(found) as { [Name in keyof T]?: Exclude<T[Name], null> }
}
