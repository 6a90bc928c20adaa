import { readSettings, secretKey } from '@seneb/service-kit/config'
import { boolean, number, object, string, type InferType } from 'yup'

/** The gateway's environment, by variable name. */
const environment = object({
  GATEWAY_HOST: string().default('0.0.0.0'),
  GATEWAY_PORT: number().integer().min(0).max(65535).required(),
  GATEWAY_NATS_URL: string().required(),
  GATEWAY_HEALTH_PORT: number().integer().min(0).max(65535).default(0),
  GATEWAY_ALLOWED_ORIGINS: string().default(''),
  GATEWAY_TRUSTED_PROXIES: string().default(''),
  GATEWAY_INTROSPECTION: boolean().default(false),
  GATEWAY_MUTATIONS_PER_MINUTE: number().integer().min(1).default(30),
  GATEWAY_PAGE_EVENTS_PER_MINUTE: number().integer().min(1).default(60),
  GATEWAY_NEW_REFERRALS_PER_HOUR: number().integer().min(1).default(20),
  GATEWAY_UPLOADS_PER_HOUR: number().integer().min(1).default(20),
  GATEWAY_FORMS_PER_ADDRESS_PER_HOUR: number().integer().min(1).default(20),
  GATEWAY_DOCUMENT_KEY: secretKey().required(),
  GATEWAY_MOST_IN_FLIGHT: number().integer().min(1).default(300),
  GATEWAY_DRAIN_DELAY_MS: number().integer().min(0).max(15_000).default(0),
})

export interface GatewaySettings {
  readonly host: string
  /** Port of /graphql; 0 takes any free one. */
  readonly port: number
  readonly natsUrl: string
  /** Port of /livez, /readyz and /metrics, which are not for the public; 0 takes any free one. */
  readonly healthPort: number
  /** Origins whose pages may call the API, `https://www.example.org`; others are refused. */
  readonly allowedOrigins: readonly string[]
  /** Addresses or networks of our own proxies, whose `X-Forwarded-For` is believed. */
  readonly trustedProxies: readonly string[]
  /** Whether the schema may be asked for. */
  readonly introspection: boolean
  /** Mutation fields one connection may send within a minute, over all replicas. */
  readonly mutationsPerMinute: number
  /** Requests one connection may send within a minute to tell what happened on a page. */
  readonly pageEventsPerMinute: number
  /** Referral ids nobody gave out that one connection may bring in within an hour (D-07). */
  readonly newReferralsPerHour: number
  /** Files one connection may send within an hour (S12). */
  readonly uploadsPerHour: number
  /** Forms within an hour that name one e-mail address (S20). */
  readonly formsPerAddressPerHour: number
  /** What uploaded files are sealed with, 32 bytes as base64; the referral service has the same. */
  readonly documentKey: string
  /** Requests at work at once; more are refused at once, so that those at work stay quick (R14). */
  readonly mostInFlight: number
  /** How long a stopping gateway goes on answering, until load balancers have seen that it is not ready. */
  readonly drainDelayMs: number
}

/** Reads the gateway's settings; throws one error that names every missing or bad variable. */
export function readGatewaySettings(from?: Readonly<Record<string, string | undefined>>): GatewaySettings {
  const read: InferType<typeof environment> = readSettings(environment, from)
  return {
    host: read.GATEWAY_HOST,
    port: read.GATEWAY_PORT,
    natsUrl: read.GATEWAY_NATS_URL,
    healthPort: read.GATEWAY_HEALTH_PORT,
    allowedOrigins: listOf(read.GATEWAY_ALLOWED_ORIGINS),
    trustedProxies: listOf(read.GATEWAY_TRUSTED_PROXIES),
    introspection: read.GATEWAY_INTROSPECTION,
    mutationsPerMinute: read.GATEWAY_MUTATIONS_PER_MINUTE,
    pageEventsPerMinute: read.GATEWAY_PAGE_EVENTS_PER_MINUTE,
    newReferralsPerHour: read.GATEWAY_NEW_REFERRALS_PER_HOUR,
    uploadsPerHour: read.GATEWAY_UPLOADS_PER_HOUR,
    formsPerAddressPerHour: read.GATEWAY_FORMS_PER_ADDRESS_PER_HOUR,
    documentKey: read.GATEWAY_DOCUMENT_KEY,
    mostInFlight: read.GATEWAY_MOST_IN_FLIGHT,
    drainDelayMs: read.GATEWAY_DRAIN_DELAY_MS,
  }
}

function listOf(text: string): readonly string[] {
  return text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')
}
