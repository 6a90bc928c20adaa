import { readSettings, secretKeys } from '@seneb/platform/config'
import { readLaunchEnvironment } from '@seneb/platform/launch-environment'
import { neverInProduction } from '@seneb/platform/launch-guard'
import { mailProviders, type MailProvider } from '@seneb/contracts/vocabulary/inbound-emails'
import { boolean, number, object, string, type InferType } from 'yup'

import { adHocPolicies, type AdHocPolicy } from './persisted-queries/admit-documents.js'
import { readClamdAddress } from './uploads/clamd-scanner.js'

/** The gateway's environment, by variable name. */
export const gatewaySettings = object({
  GATEWAY_HOST: string().default('127.0.0.1'),
  GATEWAY_PORT: number().integer().min(0).max(65535).required(),
  GATEWAY_NATS_URL: string().required(),
  GATEWAY_NATS_CA: string().optional(),
  GATEWAY_HEALTH_HOST: string().default('127.0.0.1'),
  GATEWAY_HEALTH_PORT: number().integer().min(0).max(65535).default(0),
  GATEWAY_ALLOWED_ORIGINS: string().default(''),
  GATEWAY_STAFF_ORIGINS: string()
    .default('')
    .test('staff-origins', 'must be https origins, or http ones of this machine alone', (text) =>
      areStaffOrigins(listOf(text)),
    ),
  GATEWAY_TRUSTED_PROXIES: string().default(''),
  GATEWAY_INTROSPECTION: boolean()
    .default(false)
    .meta(
      neverInProduction(
        true,
        'partners read the schema in its documentation, nobody else needs a list of all operations',
      ),
    ),
  GATEWAY_MUTATIONS_PER_MINUTE: number().integer().min(1).default(30),
  GATEWAY_MUTATIONS_PER_HOUR: number().integer().min(1).default(200),
  GATEWAY_MUTATIONS_PER_DAY: number().integer().min(1).default(600),
  GATEWAY_QUERY_POINTS_PER_MINUTE: number().integer().min(1).default(600),
  GATEWAY_PAGE_EVENTS_PER_MINUTE: number().integer().min(1).default(60),
  GATEWAY_SIGN_INS_PER_MINUTE: number().integer().min(1).default(60),
  GATEWAY_STAFF_MUTATIONS_PER_MINUTE: number().integer().min(1).default(120),
  GATEWAY_STAFF_QUERY_POINTS_PER_MINUTE: number().integer().min(1).default(1200),
  GATEWAY_PARTNER_POINTS: number().integer().min(1).default(2000),
  GATEWAY_PARTNER_POINTS_PER_SECOND: number().integer().min(1).default(100),
  GATEWAY_PARTNER_POINTS_PER_REQUEST: number().integer().min(1).default(1200),
  GATEWAY_PARTNER_DRY_RUNS_PER_SECOND: number().integer().min(1).default(10),
  GATEWAY_PARTNER_REQUESTS_AT_ONCE: number().integer().min(1).default(10),
  GATEWAY_PARTNER_ENQUIRIES_PER_HOUR: number().integer().min(1).default(60),
  GATEWAY_WRONG_KEYS_PER_MINUTE: number().integer().min(1).default(30),
  GATEWAY_NEW_REFERRALS_PER_HOUR: number().integer().min(1).default(20),
  GATEWAY_UPLOADS_PER_HOUR: number().integer().min(1).default(20),
  GATEWAY_FORMS_PER_ADDRESS_PER_HOUR: number().integer().min(1).default(20),
  GATEWAY_FORMS_PER_ADDRESS_PER_DAY: number().integer().min(1).default(200),
  GATEWAY_KNOWN_SUBSCRIBERS_PER_DAY: number().integer().min(1).default(3),
  GATEWAY_ADHOC: string().oneOf(adHocPolicies),
  GATEWAY_EARLIER_DOCUMENTS: string().default(''),
  GATEWAY_DOCUMENT_KEY: secretKeys().required(),
  GATEWAY_MAIL_KEY: secretKeys().required(),
  GATEWAY_INBOUND_MAIL_PROVIDER: string()
    .oneOf(['', ...mailProviders] as const)
    .default(''),
  GATEWAY_INBOUND_MAIL_SECRET: string().optional(),
  GATEWAY_INBOUND_MAIL_TOPIC: string().default(''),
  GATEWAY_INBOUND_MAIL_CERTIFICATE: string().default(''),
  GATEWAY_CLAMD_ADDRESS: string()
    .default('')
    .test('place', 'must be host:port or the path of a socket', (text) => !text || !!readClamdAddress(text)),
  GATEWAY_CLAMD_TIMEOUT_MS: number().integer().min(100).max(30_000).default(5000),
  GATEWAY_MAX_IN_FLIGHT: number().integer().min(1).default(300),
  GATEWAY_DRAIN_DELAY_MS: number().integer().min(0).max(15_000).default(0),
})

export interface GatewaySettings {
  /** Address of this machine on which /graphql is served; 0.0.0.0 means all addresses. */
  readonly host: string
  /** Port of /graphql; 0 takes any free one. */
  readonly port: number
  readonly natsUrl: string
  /** PEM certificate of the authority that signed NATS' certificate; without it public authorities are trusted. */
  readonly natsCa?: string
  /** As `host`, for the health port. */
  readonly healthHost: string
  /** Port of /livez, /readyz and /metrics, which are not for the public; 0 takes any free one. */
  readonly healthPort: number
  /** Origins whose pages may call the API, `https://www.example.org`; others are refused. */
  readonly allowedOrigins: readonly string[]
  /** Origins of our own pages on which staff may sign in; without any, no one can. */
  readonly staffOrigins: readonly string[]
  /** Addresses or networks of our proxies, whose `X-Forwarded-For` is trusted. */
  readonly trustedProxies: readonly string[]
  /** Whether clients may query the schema. */
  readonly introspection: boolean
  /** Mutation fields one connection may send within a minute, an hour and a day, over all replicas. */
  readonly mutationsPerMinute: number
  readonly mutationsPerHour: number
  readonly mutationsPerDay: number
  /** Points of the queries one connection may send within a minute (price-of.ts). */
  readonly queryPointsPerMinute: number
  /** Maximum number of requests per minute with which one connection may report page events. */
  readonly pageEventsPerMinute: number
  /** Steps of signing in that one connection may send within a minute. */
  readonly signInsPerMinute: number
  /** Mutation fields, and points of queries, that one session of our staff may send within a minute. */
  readonly staffMutationsPerMinute: number
  readonly staffQueryPointsPerMinute: number
  /**
   * Points that the keys of one partner and mode share, points restored per second, and the maximum cost of one
   * request.
   */
  readonly partnerPoints: number
  readonly partnerPointsPerSecond: number
  readonly partnerPointsPerRequest: number
  /** Dry runs per second, which return a price without running anything. */
  readonly partnerDryRunsPerSecond: number
  /** Maximum requests of a partner in flight, over all replicas. */
  readonly partnerRequestsAtOnce: number
  /**
   * Maximum number of enquiries that they may submit in a burst with live keys; as many are restored within an hour.
   */
  readonly partnerEnquiriesPerHour: number
  /**
   * Maximum number of invalid keys that one connection may try within a minute, before identity is no longer queried.
   */
  readonly wrongKeysPerMinute: number
  /** Maximum number of unissued referral ids that one connection may bring in within an hour (D-07). */
  readonly newReferralsPerHour: number
  /** Files one connection may send within an hour (S12). */
  readonly uploadsPerHour: number
  /** Number of addresses per day for which one connection learns that they are already subscribed (D-17). */
  readonly knownSubscribersPerDay: number
  /** Clients that may send ad-hoc documents; our own pages send the ids of persisted ones. */
  readonly adHoc: AdHocPolicy
  /** Same policy for staff; in production a staff session can run only the documents of our own pages. */
  readonly staffAdHoc: AdHocPolicy
  /** Files with the trusted documents of earlier releases, whose pages may still be open. */
  readonly earlierDocuments: readonly string[]
  /** Forms per hour for which mail is sent to one email address (S20). */
  readonly formsPerAddressPerHour: number
  readonly formsPerAddressPerDay: number
  /** Key with which uploaded files are encrypted, 32 bytes as base64; the referral service has the same one. */
  readonly documentKey: string
  /** Key of emails on their way to notification, which has the same one: 32 bytes as base64. */
  readonly mailKey: string
  /** Mail provider that may deliver emails; without one there is no such endpoint. */
  readonly inboundMailProvider: MailProvider | ''
  /** Secret with which the provider signs its requests. */
  readonly inboundMailSecret: string
  /** Topic of bounces, and the certificate (PEM) of their signatures, for the provider `ses`. */
  readonly inboundMailTopic: string
  readonly inboundMailCertificate: string
  /** Address of the virus scanner clamd, `host:port` or the path of a socket; when empty, files are not scanned. */
  readonly clamdAddress: string
  /** Maximum time for scanning one file. */
  readonly clamdTimeoutMs: number
  /** Maximum requests in flight; further ones are rejected immediately to keep latency low (R14). */
  readonly maxInFlight: number
  /**
   * Time for which a stopping gateway keeps serving requests, so that load balancers can notice that it is not ready.
   */
  readonly drainDelayMs: number
}

/** Reads the gateway's settings; throws one error that names every missing or bad variable. */
export function readGatewaySettings(from?: Readonly<Record<string, string | undefined>>): GatewaySettings {
  const read: InferType<typeof gatewaySettings> = readSettings(gatewaySettings, from)
  return {
    host: read.GATEWAY_HOST,
    port: read.GATEWAY_PORT,
    natsUrl: read.GATEWAY_NATS_URL,
    natsCa: read.GATEWAY_NATS_CA,
    healthHost: read.GATEWAY_HEALTH_HOST,
    healthPort: read.GATEWAY_HEALTH_PORT,
    allowedOrigins: listOf(read.GATEWAY_ALLOWED_ORIGINS),
    staffOrigins: listOf(read.GATEWAY_STAFF_ORIGINS),
    trustedProxies: listOf(read.GATEWAY_TRUSTED_PROXIES),
    introspection: read.GATEWAY_INTROSPECTION,
    mutationsPerMinute: read.GATEWAY_MUTATIONS_PER_MINUTE,
    mutationsPerHour: read.GATEWAY_MUTATIONS_PER_HOUR,
    mutationsPerDay: read.GATEWAY_MUTATIONS_PER_DAY,
    queryPointsPerMinute: read.GATEWAY_QUERY_POINTS_PER_MINUTE,
    pageEventsPerMinute: read.GATEWAY_PAGE_EVENTS_PER_MINUTE,
    signInsPerMinute: read.GATEWAY_SIGN_INS_PER_MINUTE,
    staffMutationsPerMinute: read.GATEWAY_STAFF_MUTATIONS_PER_MINUTE,
    staffQueryPointsPerMinute: read.GATEWAY_STAFF_QUERY_POINTS_PER_MINUTE,
    ...partnerLimitsOf(read),
    wrongKeysPerMinute: read.GATEWAY_WRONG_KEYS_PER_MINUTE,
    newReferralsPerHour: read.GATEWAY_NEW_REFERRALS_PER_HOUR,
    uploadsPerHour: read.GATEWAY_UPLOADS_PER_HOUR,
    formsPerAddressPerHour: read.GATEWAY_FORMS_PER_ADDRESS_PER_HOUR,
    formsPerAddressPerDay: read.GATEWAY_FORMS_PER_ADDRESS_PER_DAY,
    knownSubscribersPerDay: read.GATEWAY_KNOWN_SUBSCRIBERS_PER_DAY,
    adHoc: read.GATEWAY_ADHOC ?? (isProduction(from) ? 'keys' : 'anyone'),
    // Ad-hoc documents serve only to explore the staff API; production accepts only those of our own pages.
    staffAdHoc: isProduction(from) ? 'nobody' : 'anyone',
    earlierDocuments: listOf(read.GATEWAY_EARLIER_DOCUMENTS),
    documentKey: read.GATEWAY_DOCUMENT_KEY,
    ...inboundMailOf(read),
    clamdAddress: read.GATEWAY_CLAMD_ADDRESS,
    clamdTimeoutMs: read.GATEWAY_CLAMD_TIMEOUT_MS,
    maxInFlight: read.GATEWAY_MAX_IN_FLIGHT,
    drainDelayMs: read.GATEWAY_DRAIN_DELAY_MS,
  }
}

function partnerLimitsOf(read: InferType<typeof gatewaySettings>) {
  return {
    partnerPoints: read.GATEWAY_PARTNER_POINTS,
    partnerPointsPerSecond: read.GATEWAY_PARTNER_POINTS_PER_SECOND,
    partnerPointsPerRequest: read.GATEWAY_PARTNER_POINTS_PER_REQUEST,
    partnerDryRunsPerSecond: read.GATEWAY_PARTNER_DRY_RUNS_PER_SECOND,
    partnerRequestsAtOnce: read.GATEWAY_PARTNER_REQUESTS_AT_ONCE,
    partnerEnquiriesPerHour: read.GATEWAY_PARTNER_ENQUIRIES_PER_HOUR,
  }
}

function inboundMailOf(read: InferType<typeof gatewaySettings>) {
  return {
    mailKey: read.GATEWAY_MAIL_KEY,
    inboundMailProvider: read.GATEWAY_INBOUND_MAIL_PROVIDER,
    inboundMailSecret: read.GATEWAY_INBOUND_MAIL_SECRET ?? '',
    inboundMailTopic: read.GATEWAY_INBOUND_MAIL_TOPIC,
    inboundMailCertificate: read.GATEWAY_INBOUND_MAIL_CERTIFICATE,
  }
}

function isProduction(from?: Readonly<Record<string, string | undefined>>): boolean {
  return readLaunchEnvironment(from) === 'production'
}

function listOf(text: string): readonly string[] {
  return text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')
}

const loopback: readonly string[] = ['localhost', '127.0.0.1', '[::1]']

/**
 * Whether staff may sign in from pages of these origins: over https, or over http on this machine only. All must be of
 * one kind, because the name of the session cookie depends on it.
 */
function areStaffOrigins(origins: readonly string[]): boolean {
  const isHttps = (origin: string) => /^https:\/\/[^/]+$/.test(origin)
  const isLoopback = (origin: string) =>
    /^http:\/\/[^/]+$/.test(origin) && URL.canParse(origin) && loopback.includes(new URL(origin).hostname)
  return origins.every(isHttps) || origins.every(isLoopback)
}
