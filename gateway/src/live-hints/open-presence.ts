import { createHash } from 'node:crypto'

import type { Bus } from '@seneb/bus/bus'
import { eventSubjects, type EventContract } from '@seneb/contracts/define'
import { errorCatalogue } from '@seneb/contracts/errors'
import { SessionEnded } from '@seneb/contracts/messages/identity/session.messages'
import { StaffChanged } from '@seneb/contracts/messages/identity/staff.messages'
import { recordId } from '@seneb/contracts/messages/common-fields'
import { presenceSubject } from '@seneb/contracts/nats-permissions'
import { mayDo } from '@seneb/contracts/vocabulary/staff-access'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import { object, string, type InferType } from 'yup'

import { rejectWith, rejectAs } from '../http/failures.js'
import type { StaffTokens } from '../staff/staff-tokens.js'
import type { StaffCookies } from '../staff/staff-cookies.js'
import type { LiveStreams } from './live-streams.js'
import { doings, Presence, type PageLocation } from './presence.js'

interface PresenceDeps {
  readonly bus: Pick<Bus, 'connection'>
  readonly cookies: StaffCookies
  readonly tokens: StaffTokens
  readonly streams: LiveStreams
  readonly now?: () => number
}

/**
 * Report of a page: an id that the page generated, and the enquiry that it shows. A page that has left names no
 * enquiry.
 */
const reportedPage = object({
  page: string()
    .matches(/^[\w-]{8,40}$/)
    .required(),
  enquiryId: recordId().optional(),
  doing: string().oneOf(doings).optional(),
}).noUnknown()

const sweepMs = 5000
/**
 * Maximum number of reports per session and minute. A page reports three times a minute, and each time a person starts
 * or stops writing.
 */
const perMinute = 60
const signIn = { code: 'SIGN_IN_REQUIRED', message: errorCatalogue.SIGN_IN_REQUIRED.message }

/**
 * Registers `POST /staff/presence`: a staff page reports which enquiry it shows and whether a person is writing there;
 * the session identifies the person. Streams notify other staff who may read enquiries. It calls no service, persists
 * nothing, and does not keep the session awake.
 */
export function openPresence(server: FastifyInstance, deps: PresenceDeps): Presence {
  const { bus, now, streams } = deps
  const presence = new Presence((enquiryId, people) => streams.notifyPeople(enquiryId, people), now)
  const replicas = new ReplicaPresence(bus)
  replicas.onReport((page, location) => {
    if (location) presence.put(page, location)
    else presence.remove(page)
  })
  evictDisconnected(bus, (isIntended) => {
    for (const page of presence.removeWhere(isIntended)) replicas.publish(page)
  })
  const timer = setInterval(() => presence.sweep(), sweepMs)
  server.addHook('onClose', (_server, done) => {
    clearInterval(timer)
    done()
  })
  const limiter = new RateLimiterMemory({ points: perMinute, duration: 60 })
  server.post('/staff/presence', (request, reply) =>
    listenToPage(request, reply, { ...deps, presence, replicas, limiter }),
  )
  return presence
}

/**
 * Removes the pages of sessions that have ended. Staff members who were changed, or locked their session, reappear with
 * the next report of their pages.
 */
function evictDisconnected(
  bus: PresenceDeps['bus'],
  evict: (isIntended: Parameters<Presence['removeWhere']>[0]) => void,
): void {
  const onEvent = (event: EventContract, handler: (id: string) => void) =>
    bus.connection.subscribe(eventSubjects(event), {
      callback: (_error, { subject }) => handler(subject.slice(subject.lastIndexOf('.') + 1)),
    })
  onEvent(SessionEnded, (id) => evict(({ sessionId }) => sessionId === id))
  onEvent(StaffChanged, (id) => evict(({ staffId }) => staffId === id))
}

interface EventDeps extends PresenceDeps {
  readonly presence: Presence
  readonly replicas: ReplicaPresence
  readonly limiter: RateLimiterMemory
}

async function listenToPage(request: FastifyRequest, reply: FastifyReply, deps: EventDeps): Promise<FastifyReply> {
  const { cookies, limiter, tokens, presence, replicas } = deps
  const report = parsePresence(request.body)
  if (!report) return rejectWith(reply, 400)
  const token = cookies.sessionToken(request)
  const session = await Promise.resolve(token === undefined ? undefined : tokens.findAwake(token)).catch(
    () => 'unknown',
  )
  if (typeof session === 'string') return rejectWith(reply, 503)
  const { doing = 'viewing', enquiryId } = report
  // A signed-out page may report that it left; every other report of it is refused.
  if (!session) return enquiryId === undefined ? reply.code(204).send() : rejectAs(reply, 401, signIn)
  const { sessionId, state, viewer } = session
  const retryAfter = await secondsToWait(limiter, sessionId)
  if (retryAfter !== undefined) return rejectAs(reply.header('retry-after', retryAfter), 429, tooMany)
  const page = createHash('sha256').update(`${sessionId} ${report.page}`).digest('base64url')
  if (enquiryId === undefined) {
    presence.remove(page)
    replicas.publish(page)
    return reply.code(204).send()
  }
  if (state !== 'open') return rejectAs(reply, 401, signIn)
  if (!mayDo(viewer.roles, 'enquiry:read')) return rejectAs(reply, 403, notAllowed)
  const pageLocation = { enquiryId, doing, staffId: viewer.staffId, sessionId }
  if (presence.put(page, pageLocation)) replicas.publish(page, pageLocation)
  return reply.code(204).send()
}

async function secondsToWait(limiter: RateLimiterMemory, sessionId: string): Promise<number | undefined> {
  try {
    await limiter.consume(sessionId)
    return undefined
  } catch (error) {
    if (!(error instanceof RateLimiterRes)) throw error
    return Math.max(1, Math.ceil(error.msBeforeNext / 1000))
  }
}

const tooMany = { code: 'RATE_LIMITED', message: errorCatalogue.RATE_LIMITED.message }
const notAllowed = { code: 'NOT_ALLOWED', message: errorCatalogue.NOT_ALLOWED.message }

function parsePresence(body: unknown): InferType<typeof reportedPage> | undefined {
  try {
    return reportedPage.validateSync(body, { strict: true })
  } catch {
    return undefined
  }
}

type LocationHandler = (page: string, location: PageLocation | undefined) => void

/** Location of a page as shared between replicas, in ids only. */
const reportedLocation = object({
  enquiryId: recordId(),
  staffId: recordId(),
  doing: string().oneOf(doings).required(),
})
const replicaPage = object({
  replica: string().max(64).required(),
  /** Hash that identifies the page. */
  page: string()
    .matches(/^[\w-]{43}$/)
    .required(),
  /** Absent when the page has left. */
  place: reportedLocation.optional().default(undefined),
})

/**
 * Exchanges the pages' enquiries with the other replicas. A lost report is repeated within twenty seconds, or the page
 * expires.
 */
class ReplicaPresence {
  private readonly replica = crypto.randomUUID()

  constructor(private readonly bus: Pick<Bus, 'connection'>) {}

  onReport(handler: LocationHandler): void {
    this.bus.connection.subscribe(presenceSubject, {
      callback: (error, message) => {
        const report = error ? undefined : parseReplicaPresence(message.string())
        if (report && report.replica !== this.replica) handler(report.page, report.place)
      },
    })
  }

  /** Reports the enquiry that a page shows to the other replicas; without `at`, the page has left. */
  publish(page: string, at?: PageLocation): void {
    const { connection } = this.bus
    if (connection.isClosed() || connection.isDraining()) return
    const pageLocation = at && { enquiryId: at.enquiryId, staffId: at.staffId, doing: at.doing }
    connection.publish(presenceSubject, JSON.stringify({ replica: this.replica, page, place: pageLocation }))
  }
}

function parseReplicaPresence(text: string): InferType<typeof replicaPage> | undefined {
  try {
    return replicaPage.validateSync(JSON.parse(text), { strict: true })
  } catch {
    return undefined
  }
}
