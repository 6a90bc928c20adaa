import type { PassThrough } from 'node:stream'

import { CarePlanChanged } from '@seneb/contracts/messages/ai-planning/care-plan.messages'
import { PublicationChanged } from '@seneb/contracts/messages/content/changes.messages'
import { TreatmentCatalogueChanged } from '@seneb/contracts/messages/content/treatment-catalogue.messages'
import { CareEnquiryChanged } from '@seneb/contracts/messages/enquiry/care-enquiry.messages'
import { ApiKeyChanged } from '@seneb/contracts/messages/identity/api-key.messages'
import { SessionEnded } from '@seneb/contracts/messages/identity/session.messages'
import { StaffChanged } from '@seneb/contracts/messages/identity/staff.messages'
import { AmbassadorApplicationChanged } from '@seneb/contracts/messages/referral/ambassador-application.messages'
import { type StaffRole, mayDo, type Permission } from '@seneb/contracts/vocabulary/staff-access'

import type { PersonThere } from './presence.js'

/** Stream of hints to one browser, with its session. */
export interface LiveStream {
  readonly out: PassThrough
  readonly sessionId: string
  readonly staffId: string
  readonly roles: readonly StaffRole[]
  /** Whether the stream receives who is viewing which enquiry. */
  readonly mayReadEnquiries: boolean
  /** Whether its session is still open. */
  readonly isOpen: () => Promise<boolean>
}

export interface Hint {
  readonly event: string
  readonly id: string
}

const maxStreams = 500
const maxPerSession = 5
/** Limit of unread data, beyond which a stream is closed; a browser that reads that slowly reconnects and refetches. */
const maxUnreadBytes = 64 * 1024

/** All open streams: sends events to them and ends them with their sessions. */
export class LiveStreams {
  private readonly streams = new Set<LiveStream>()

  get count(): number {
    return this.streams.size
  }

  /** Opens a stream. Returns false when the session, or all sessions together, have too many. */
  open(stream: LiveStream): boolean {
    const ofSession = [...this.streams].filter(({ sessionId }) => sessionId === stream.sessionId)
    if (this.streams.size >= maxStreams || ofSession.length >= maxPerSession) return false
    this.streams.add(stream)
    stream.out.once('close', () => this.streams.delete(stream))
    stream.out.write('retry: 3000\n\n')
    return true
  }

  /**
   * Notifies every stream that something changed, never of its new state; the record's id goes only to roles that may
   * open it.
   */
  publish(hint: Hint): void {
    for (const stream of this.streams) {
      const isNamed = isNamedFor(stream.roles, hint.event)
      this.write(stream, `data: ${JSON.stringify(isNamed ? hint : {})}\n\n`)
    }
  }

  /** Sends the people now at an enquiry to every stream that may read enquiries. */
  notifyPeople(enquiryId: string, people: readonly PersonThere[]): void {
    const text = eventOf('presence', { enquiryId, people })
    for (const stream of this.streams) if (stream.mayReadEnquiries) this.write(stream, text)
  }

  /** Sends the people present at every enquiry to a newly opened stream. */
  notifyAll(out: PassThrough, everywhere: ReadonlyMap<string, readonly PersonThere[]>): void {
    out.write(
      eventOf(
        'everybody',
        [...everywhere].map(([enquiryId, people]) => ({ enquiryId, people })),
      ),
    )
  }

  /**
   * Writes an empty comment to every stream, so that intermediaries do not close idle connections, and ends streams
   * whose session is no longer open.
   */
  async beat(): Promise<void> {
    for (const stream of this.streams) this.write(stream, ':\n\n')
    await this.endClosed(() => true)
  }

  /** Ends the selected streams whose session is no longer open. */
  async endClosed(isIntended: (stream: LiveStream) => boolean): Promise<void> {
    const meant = [...this.streams].filter(isIntended)
    // While identity is unavailable, a session counts as open; a stream carries only ids.
    const closing = meant.map(async (stream) => (await stream.isOpen().catch(() => true)) || stream.out.end())
    await Promise.all(closing)
  }

  endAll(): void {
    for (const { out } of this.streams) out.end()
  }

  private write({ out }: LiveStream, text: string): void {
    if (out.writableLength > maxUnreadBytes) out.destroy()
    else out.write(text)
  }
}

/** Returns a named event, which listeners to unnamed hints do not receive. */
function eventOf(name: string, data: unknown): string {
  return `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`
}

/** Permission that a staff member needs to receive the id of a changed record, by event name. */
const opensBy: ReadonlyMap<string, Permission> = new Map([
  [CareEnquiryChanged.name, 'enquiry:read'],
  [CarePlanChanged.name, 'plan:read'],
  [AmbassadorApplicationChanged.name, 'ambassador:read'],
  [ApiKeyChanged.name, 'key:manage'],
  [SessionEnded.name, 'session:manage'],
  [StaffChanged.name, 'staff:manage'],
])
const ofAll: ReadonlySet<string> = new Set([PublicationChanged.name, TreatmentCatalogueChanged.name])

/**
 * Whether a role receives the id of the record that an event is about: a record that it may open, or one that all staff
 * may read.
 */
function isNamedFor(roles: readonly StaffRole[], event: string): boolean {
  return ofAll.has(event) || mayDo(roles, opensBy.get(event) ?? 'audit:read')
}
