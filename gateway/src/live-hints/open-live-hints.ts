import { PassThrough } from 'node:stream'

import type { Bus } from '@seneb/bus/bus'
import { eventSubjects } from '@seneb/contracts/define'
import { allEvents } from '@seneb/contracts/messages/all-messages'
import { errorCatalogue } from '@seneb/contracts/errors'
import { mayDo } from '@seneb/contracts/vocabulary/staff-access'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

import { rejectWith, rejectAs } from '../http/failures.js'
import type { StaffTokens } from '../staff/staff-tokens.js'
import type { StaffCookies } from '../staff/staff-cookies.js'
import { openPresence } from './open-presence.js'
import type { Presence } from './presence.js'
import { LiveStreams } from './live-streams.js'

interface LiveDeps {
  readonly bus: Pick<Bus, 'connection'>
  readonly cookies: StaffCookies
  readonly tokens: StaffTokens
  /** Interval at which streams are checked; 20 s by default. */
  readonly beatMs?: number
}

const beatMs = 20_000
/**
 * The subscription that clears ended sessions from the cache receives the same event, in no guaranteed order. This
 * delay lets it run first.
 */
const settleMs = 100
const signIn = { code: 'SIGN_IN_REQUIRED', message: errorCatalogue.SIGN_IN_REQUIRED.message }

/**
 * `GET /staff/live`: notifies staff pages that something changed, so that they refetch. A hint has the name of the
 * event and, where the person may open the record, its id, never its content. The browser keeps a stream open without
 * user activity, so a stream does not keep its session awake. It ends with its session.
 */
export function openLiveHints(server: FastifyInstance, deps: LiveDeps): void {
  const streams = new LiveStreams()
  subscribeToHints(deps, streams)
  const presence = openPresence(server, { ...deps, streams })
  const timer = setInterval(() => void streams.beat(), deps.beatMs ?? beatMs)
  // Ends all streams before the server waits for open requests, because a stream never ends.
  server.addHook('preClose', (done) => {
    clearInterval(timer)
    streams.endAll()
    done()
  })
  server.get('/staff/live', (request, reply) => openStream(request, reply, { ...deps, presence, streams }))
}

function subscribeToHints({ bus }: LiveDeps, streams: LiveStreams): void {
  for (const event of allEvents.filter(({ broadcastTo }) => broadcastTo.includes('gateway'))) {
    bus.connection.subscribe(eventSubjects(event), {
      callback: (_error, { subject }) => {
        const id = subject.slice(subject.lastIndexOf('.') + 1)
        streams.publish({ event: event.name, id })
        if (event.publisher !== 'identity') return
        const isIntended = ({ sessionId, staffId }: { sessionId: string; staffId: string }) =>
          [sessionId, staffId].includes(id)
        setTimeout(() => void streams.endClosed(isIntended), settleMs).unref()
      },
    })
  }
}

async function openStream(
  request: FastifyRequest,
  reply: FastifyReply,
  { cookies, tokens, presence, streams }: LiveDeps & { readonly presence: Presence; readonly streams: LiveStreams },
): Promise<FastifyReply> {
  const token = cookies.sessionToken(request)
  const find = () => (token === undefined ? undefined : tokens.findAwake(token))
  const session = await Promise.resolve(find()).catch(() => 'unknown' as const)
  if (session === 'unknown') return rejectWith(reply, 503)
  if (session?.state !== 'open') return rejectAs(reply, 401, signIn)
  const { sessionId, viewer } = session
  const out = new PassThrough()
  const isOpen = async () => (await find())?.state === 'open'
  const mayRead = mayDo(viewer.roles, 'enquiry:read')
  const { roles, staffId } = viewer
  const isOpened = streams.open({ out, sessionId, staffId, roles, isOpen, mayReadEnquiries: mayRead })
  if (!isOpened) return rejectWith(reply.header('retry-after', 30), 503)
  if (mayRead) streams.notifyAll(out, presence.everywhere())
  return reply.header('content-type', 'text/event-stream').header('x-accel-buffering', 'no').send(out)
}
