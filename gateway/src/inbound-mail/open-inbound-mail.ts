import { randomUUID } from 'node:crypto'

import type { Bus } from '@seneb/bus/bus'
import { documentStore, type DocumentStore } from '@seneb/bus/document-store'
import type { RequestClient } from '@seneb/bus/request-client'
import { inboundMailBucket } from '@seneb/contracts/document-buckets'
import { ReceiveEmail } from '@seneb/contracts/messages/notification/inbound-email.messages'
import { maxInboundBytes, type MailProvider } from '@seneb/contracts/vocabulary/inbound-emails'
import { AppError } from '@seneb/platform/app-error'
import { addressPrefix } from '@seneb/platform/client-address'
import type { Logger } from '@seneb/platform/logger'
import { counter, labelSets } from '@seneb/platform/metrics'
import { sealFile, Sealing } from '@seneb/platform/sealing'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

import type { ClientLimits } from '../access/client-limits.js'
import type { GatewaySettings } from '../config.js'
import { rejectWith } from '../http/failures.js'
import { IncomingBodies } from '../http/incoming-bodies.js'
import { limitBodyDuration } from './body-deadline.js'
import { genericWebhook } from './generic-webhook.js'
import { mailgunWebhook } from './mailgun-webhook.js'
import { sesWebhook } from './ses-webhook.js'
import type { DeliveredEmail, Webhook } from './webhook.js'

/** Path prefix of the webhooks of mail providers. */
export const inboundMailPath = '/inbound-mail'

/** An email as a form is longer than the email itself. */
const maxBodyBytes = maxInboundBytes + 1024 * 1024
/** Emails being received at once, of all senders and of one; each may take 26 MB of memory. */
const maxBodies = 4
const maxBodiesOfClient = 2
/** Time for the body of one email; mail providers have fast lines. */
const maxBodyMs = 30_000

type Outcome = 'stored' | 'refused' | 'busy' | 'failed'

export interface InboundMailDeps {
  readonly settings: GatewaySettings
  readonly bus: Bus
  readonly client: Pick<RequestClient, 'request'>
  readonly limits: Pick<ClientLimits, 'reserve'>
  readonly log: Logger
}

interface Receiving extends InboundMailDeps {
  readonly provider: MailProvider
  readonly webhook: Webhook
  readonly store: Pick<DocumentStore, 'put' | 'remove'>
  readonly sealing: Sealing
  readonly count: (outcome: Outcome) => void
  /** Requests whose signature was valid. */
  readonly verified: WeakSet<FastifyRequest>
}

/**
 * Registers `POST /inbound-mail/<provider>`, at which the configured mail provider delivers emails. The response is
 * successful only once notification has stored the email, so that the provider repeats everything else.
 */
export function openInboundMail(server: FastifyInstance, deps: InboundMailDeps): void {
  const webhook = webhookOf(deps)
  const { inboundMailProvider: provider, mailKey } = deps.settings
  if (!webhook || provider === '') return
  const outcomes = counter('seneb_inbound_mail_requests', {
    description: 'Requests of the mail provider, by what became of them',
    labels: labelSets('outcome', ['stored', 'refused', 'busy', 'failed'] satisfies Outcome[]),
  })
  const receiving: Receiving = {
    ...deps,
    provider,
    webhook,
    store: documentStore(deps.bus, inboundMailBucket),
    sealing: new Sealing(mailKey),
    count: (outcome) => outcomes.add(1, { outcome }),
    verified: new WeakSet(),
  }
  void server.register((scope, _options, done) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: maxBodyBytes }, (_request, body, parsed) =>
      parsed(null, body),
    )
    limitBodies(scope, receiving)
    scope.post(`${inboundMailPath}/${provider}`, (request, reply) => receive(request, reply, receiving))
    done()
  })
}

function webhookOf({ log, settings }: InboundMailDeps): Webhook | undefined {
  const { inboundMailCertificate: certificate, inboundMailSecret: secret, inboundMailTopic: topic } = settings
  switch (settings.inboundMailProvider) {
    case 'generic':
      return secret === '' ? undefined : genericWebhook(secret)
    case 'mailgun':
      return secret === '' ? undefined : mailgunWebhook(secret)
    case 'ses':
      return topic === '' || certificate === '' ? undefined : sesWebhook({ topic, certificate, log })
    case '':
      return undefined
  }
}

/**
 * Refuses requests before their bodies are read: unsigned ones, more at once than memory allows, and those of a client
 * that sent too much without a valid signature. Bodies that never arrive count as such.
 */
function limitBodies(scope: FastifyInstance, { count, limits, verified, webhook }: Receiving): void {
  const bodies = new IncomingBodies(maxBodies, maxBodiesOfClient)
  scope.addHook('onRequest', async (request, reply) => {
    const attempt = webhook.isRefusedByHead({ headers: request.headers, receivedAt: new Date() })
      ? undefined
      : await limits.reserve('wrong-keys', request.ip)
    if (!attempt?.isGranted) {
      count('refused')
      // The same response as at a path that does not exist.
      return rejectWith(reply, 404)
    }
    // Its end was reported during the wait, so that nothing would release its place.
    if (reply.raw.destroyed) {
      await attempt.settle(true)
      return rejectWith(reply, 404)
    }
    const admitted = bodies.admit(addressPrefix(request.ip))
    if (typeof admitted === 'string') {
      await attempt.settle(false)
      count('busy')
      return rejectWith(reply, 503)
    }
    reply.raw.once('close', () => {
      admitted()
      void attempt.settle(!verified.has(request))
    })
    limitBodyDuration(request.raw, maxBodyMs)
  })
}

async function receive(request: FastifyRequest, reply: FastifyReply, deps: Receiving): Promise<FastifyReply> {
  const { count, verified, webhook } = deps
  const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
  const emails = await webhook.read({ headers: request.headers, body, receivedAt: new Date() })
  if (emails === undefined) {
    count('refused')
    return rejectWith(reply, 404)
  }
  verified.add(request)
  try {
    for (const email of emails) await handOver(email, deps)
    count('stored')
    return await reply.code(200).send({ received: emails.length })
  } catch (error) {
    count('failed')
    if (error instanceof AppError) return rejectWith(reply, 503)
    throw error
  }
}

/** Passes an email to notification through the bucket, because messages of the bus hold at most 1 MB. */
async function handOver({ raw, recipients }: DeliveredEmail, deps: Receiving): Promise<void> {
  const { client, log, provider, sealing, store } = deps
  const objectId = randomUUID()
  const name = JSON.stringify(recipients)
  const sealed = sealFile({ name, type: 'message/rfc822', bytes: raw }, objectId, sealing)
  if (!(await store.put(objectId, sealed))) throw new AppError('UNAVAILABLE')
  try {
    await client.request(ReceiveEmail, { provider, objectId })
  } finally {
    // Also a failed one, since the provider sends it again: else repetitions would fill the bucket for a day.
    await store
      .remove(objectId)
      .catch((error: unknown) => log.warn({ err: error }, 'a received email stays in its bucket'))
  }
}
