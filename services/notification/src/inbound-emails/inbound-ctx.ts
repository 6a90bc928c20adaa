import type { Bus } from '@seneb/bus/bus'
import { documentStore, type DocumentStore } from '@seneb/bus/document-store'
import { inboundMailBucket } from '@seneb/contracts/document-buckets'
import { AppError } from '@seneb/platform/app-error'
import { Sealing } from '@seneb/platform/sealing'
import type { Ctx } from '@seneb/service-kit/ctx'

import type { NotificationSettings } from '../config.js'
import { AccessTokens } from './access-token.js'
import { EmailReader } from './email-reader.js'
import { InboundMetrics } from './inbound-metrics.js'
import { MailboxConnection } from './mailbox-connection.js'
import type { OpenMailbox } from './open-mailbox.js'
import { uploadsTo, type UploadFile } from './upload-files.js'

/** Ports of received emails. */
export interface InboundPorts {
  /** Emails that the gateway received from a mail provider. */
  readonly bucket: Pick<DocumentStore, 'read'>
  /** Key that is shared with the gateway. */
  readonly mailKey: Sealing
  readonly reader: Pick<EmailReader, 'read'>
  readonly metrics: InboundMetrics
  /** Sends files of messages to the gateway. */
  readonly upload: UploadFile
  /** Name of our mail server in `Authentication-Results`; empty where none checks senders. */
  readonly authservId: string
  /** Undefined when no mailbox is read. */
  readonly mailbox?: OpenMailbox
}

/** Opens the ports of received emails; without a bus, as in tests, nothing comes from the gateway. */
export function createInboundPorts(base: Ctx, settings: NotificationSettings, bus?: Bus): InboundPorts {
  const url = settings.NOTIFICATION_IMAP_URL
  const metrics = new InboundMetrics()
  metrics.observe(base.db, { hasMailbox: url !== undefined, now: () => base.now() })
  const location = { url: url ?? '', ca: settings.NOTIFICATION_IMAP_CA, tokens: tokensOf(settings, base) }
  return {
    bucket: bus ? documentStore(bus, inboundMailBucket) : { read: () => Promise.reject(new AppError('UNAVAILABLE')) },
    mailKey: new Sealing(settings.NOTIFICATION_MAIL_KEY),
    reader: new EmailReader(),
    metrics,
    upload: uploadsTo(settings.NOTIFICATION_GATEWAY_URL, settings.NOTIFICATION_MAIL_KEY),
    authservId: settings.NOTIFICATION_AUTHSERV_ID,
    mailbox: url ? { connection: new MailboxConnection(location, base.log), leftJunk: new Set() } : undefined,
  }
}

function tokensOf(settings: NotificationSettings, { now }: Pick<Ctx, 'now'>): AccessTokens | undefined {
  const url = settings.NOTIFICATION_IMAP_OAUTH_URL
  if (url === undefined) return undefined
  const client = settings.NOTIFICATION_IMAP_OAUTH_CLIENT
  const secret = settings.NOTIFICATION_IMAP_OAUTH_SECRET ?? ''
  return new AccessTokens({ url, client, secret, scope: settings.NOTIFICATION_IMAP_OAUTH_SCOPE }, now)
}
