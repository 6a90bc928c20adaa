import { newsletterBatchSize } from '@seneb/contracts/vocabulary/newsletter'
import { daysOf, retentionPeriods } from '@seneb/contracts/vocabulary/retention-periods'
import { httpUrl, secretKeys } from '@seneb/platform/config'
import { internalNetworkOnly } from '@seneb/platform/launch-guard'
import { number, object, string, type InferType } from 'yup'

const integer = (min: number, max: number) => number().integer().min(min).max(max)
/**
 * Stricter than for addresses people type: a setting with a name around its address would appear like that in every
 * mail.
 */
const address = () =>
  string()
    .trim()
    .lowercase()
    .matches(/^[^\s<>",;:@]+@[^\s<>",;:@]+\.[^\s<>",;:@]+$/, 'must be one plain email address')
    .required('must be one plain email address')
/** A token has 42 characters, and the part before the @ at most 64. */
const addressPattern = () =>
  string()
    .trim()
    .lowercase()
    .matches(/^[^\s<>",;:@{}]{1,21}(?:\{token\})?@[^\s<>",;:@{}]+\.[^\s<>",;:@{}]+$/, {
      message: 'must be one plain email address, with at most 21 characters before the @ or {token}',
      excludeEmptyString: true,
    })
const url = (message: string, protocols: RegExp) =>
  string().test('url', message, (value) => {
    if (value === undefined) return true
    return URL.canParse(value) && protocols.test(new URL(value).protocol)
  })

/** The environment of the notification service; the numbers are the specification's where it names one. */
export const notificationSettings = object({
  /**
   * `smtps://user:password@host` (TLS from the start) or `smtp://host:port` (STARTTLS when offered; `?requireTLS=true`
   * insists).
   */
  NOTIFICATION_SMTP_URL: url('must be an smtp or smtps URL', /^smtps?:$/).required(),
  /** CA certificate of the mail server, PEM; by default the public CAs are trusted. */
  NOTIFICATION_SMTP_CA: string().optional(),
  /** Sender of every mail; must be a mailbox that people read, because patients are asked to reply. */
  NOTIFICATION_SENDER_EMAIL: address().default('care@seneb.example'),
  NOTIFICATION_SENDER_NAME: string().max(80).default('Seneb'),
  /**
   * Address of replies about an enquiry: each email adds its own token to it, after a plus or in place of `{token}`. Empty
   * where the mailbox does not receive such addresses; replies then go to the sender.
   */
  NOTIFICATION_REPLY_ADDRESS: addressPattern().default(''),
  /** Envelope sender, with a token as above; empty where the mail server refuses other senders than the mailbox. */
  NOTIFICATION_BOUNCE_ADDRESS: addressPattern().default(''),
  /** Name by which the receiving mail server signs its check of a sender; nothing is checked when it is empty. */
  NOTIFICATION_AUTHSERV_ID: string().trim().lowercase().max(255).default(''),
  /** PIPE-13: where the operator team reads its mail. */
  NOTIFICATION_OPERATOR_EMAIL: address(),
  /** Base URL of links in mails, without a trailing slash. */
  NOTIFICATION_SITE_URL: url('must be an http or https URL', /^https?:$/)
    .transform((value: string | undefined) => value?.replace(/\/+$/, ''))
    .default('https://seneb.example'),
  /** Base URL at which mail programs reach the gateway for one-click unsubscribing, without a trailing slash. */
  NOTIFICATION_ONE_CLICK_URL: url('must be an http or https URL', /^https?:$/)
    .transform((value: string | undefined) => value?.replace(/\/+$/, ''))
    .default('https://api.seneb.example'),
  /** Mails sent at the same time by one process; as many may come twice, under one Message-ID, when it is killed. */
  NOTIFICATION_CONCURRENT_SENDS: integer(1, 32).default(10),
  /**
   * Mails of newsletters sent at the same time by one process, beside those above, which never wait for them. Each
   * records its outcome, and connections to the database must be left for other work.
   */
  NOTIFICATION_NEWSLETTER_CONCURRENT_SENDS: integer(1, 8).default(4),
  /** Maximum number of mails of newsletters a second, of all processes together. */
  NOTIFICATION_NEWSLETTER_PER_SECOND: integer(1, newsletterBatchSize).default(20),
  /** PIPE-07: the wait after the first failure; twice as long after the second. */
  NOTIFICATION_RETRY_STEP_MS: integer(1, 60_000).default(2000),
  /** Maximum duration of one attempt. */
  NOTIFICATION_SEND_DEADLINE_MS: integer(100, 60_000).default(15_000),
  /**
   * Days for which a failed mail is retained, sealed, so that it can be sent by hand. The content of a sent mail is
   * deleted right away.
   */
  NOTIFICATION_UNSENT_RETENTION_DAYS: integer(0, 365).default(daysOf(retentionPeriods.unsentEmail)),
  /**
   * Mailbox whose mail is read and removed, `imaps://user:password@host` (TLS from the start) or `imap://host:port`
   * (STARTTLS when offered; `?requireTLS=true` insists). Without it no mailbox is read.
   */
  NOTIFICATION_IMAP_URL: url('must be an imap or imaps URL', /^imaps?:$/).optional(),
  /** The authority that signed the IMAP server's certificate, PEM; without it the public ones are believed. */
  NOTIFICATION_IMAP_CA: string().optional(),
  /**
   * Address at which the mailbox's provider issues tokens by client credentials, for one that accepts no password, with
   * the name, secret and scope of the application.
   */
  NOTIFICATION_IMAP_OAUTH_URL: url('must be an http or https URL', /^https?:$/).optional(),
  NOTIFICATION_IMAP_OAUTH_CLIENT: string().default(''),
  NOTIFICATION_IMAP_OAUTH_SECRET: string().optional(),
  NOTIFICATION_IMAP_OAUTH_SCOPE: string().default(''),
  /** Key that is shared with the gateway, for emails that it receives and files that it checks. */
  NOTIFICATION_MAIL_KEY: secretKeys().required(),
  /** URL at which this service reaches the gateway, which checks the files of received emails. */
  NOTIFICATION_GATEWAY_URL: httpUrl().required().meta(internalNetworkOnly),
  /** Time the care team's mail waits for a plan before it is sent without one. */
  NOTIFICATION_PLAN_TIMEOUT_MINUTES: integer(1, 24 * 60).default(120),
})

export type NotificationSettings = InferType<typeof notificationSettings>
