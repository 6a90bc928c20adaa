import { readFileSync } from 'node:fs'

import type { ServiceName } from '@seneb/contracts/define'
import { number, object, string, ValidationError, type AnyObject, type InferType, type ObjectSchema } from 'yup'

import { readLaunchEnvironment } from './launch-environment.js'
import { internalNetworkOnly, launchViolations, processViolations } from './launch-guard.js'
import { InvalidSettingsError } from './invalid-settings.js'

type Environment = Readonly<Record<string, string | undefined>>

/**
 * Reads settings from the environment by a yup schema whose keys are the variables' names. A variable may be given
 * as `<NAME>_FILE` instead, naming a file that holds the value (secrets, S15). Throws InvalidSettingsError that lists every
 * missing or bad name, and everything `SENEB_ENV` forbids (launch-guard.ts).
 */
export function readSettings<S extends ObjectSchema<AnyObject>>(
  schema: S,
  environment: Environment = process.env,
): InferType<S> {
  const raw = Object.fromEntries(Object.keys(schema.fields).map((name) => [name, valueOf(name, environment)]))
  const settings = validated(schema, raw)
  const launch = readLaunchEnvironment(environment)
  const violations = [...launchViolations(schema, settings, launch), ...processViolations(environment, launch)]
  if (violations.length > 0)
    throw new InvalidSettingsError(violations.map((reason) => `SENEB_ENV=${launch}: ${reason}`))
  return settings
}

function validated<S extends ObjectSchema<AnyObject>>(schema: S, raw: Record<string, unknown>): InferType<S> {
  try {
    return schema.validateSync(raw, { abortEarly: false })
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error
    const issues = [...new Set(error.inner.map(findError))]
    throw new InvalidSettingsError([`${issues.join(', ')}. See .env.template for every name and its meaning.`])
  }
}

/** Never with the value, which may be a secret. */
function findError({ message, path = '', type }: ValidationError): string {
  if (type === 'optionality') return `${path} is missing`
  if (type === 'typeError') return `${path} has a wrong type`
  return message.startsWith(path) ? message : `${path} ${message}`
}

const notHttp = 'must be an http or https URL'
const keyMessage = 'must be 32 bytes as base64'
const keysMessage = 'must be keys of 32 bytes as base64, separated by commas'

/** An http or https URL; unlike yup's own `url()`, accepts hosts without a dot (localhost, a compose service). */
export function httpUrl() {
  return string().test('http-url', notHttp, (value) => !value || /^https?:$/.test(URL.parse(value)?.protocol ?? ''))
}

/** A secret key of 32 bytes as base64. */
export function secretKey() {
  return string().test('key', keyMessage, (value) => !value || Buffer.from(value, 'base64').length === 32)
}

/** One or more secret keys of 32 bytes as base64, separated by commas: the first encrypts, all decrypt. */
export function secretKeys() {
  const isKey = (part: string) => Buffer.from(part.trim(), 'base64').length === 32
  return string().test('keys', keysMessage, (value) => !value || value.split(',').every(isKey))
}

function valueOf(name: string, environment: Environment): string | undefined {
  const file = environment[`${name}_FILE`]
  const value = file ? readFileSync(file, 'utf8').trim() : environment[name]
  return value === '' ? undefined : value
}

/** The prefix of a deployable's environment variables: `AI_PLANNING` for `ai-planning`. */
export function environmentPrefix(name: string): string {
  return name.toUpperCase().replaceAll('-', '_')
}

/** The Postgres schema a service owns: `ai_planning` for `ai-planning`. */
export function schemaOf(service: ServiceName): string {
  return service.replaceAll('-', '_')
}

/** Environment of every service. */
export interface ServiceEnvironment {
  readonly databaseUrl: string
  readonly natsUrl: string
  /** PEM certificate of the authority that signed NATS' certificate; without it public authorities are trusted. */
  readonly natsCa?: string
  /** Address of this machine on which /livez, /readyz and /metrics are served; 0.0.0.0 means all addresses. */
  readonly healthHost: string
  /** Port of /livez, /readyz and /metrics; 0 means any free one. */
  readonly healthPort: number
  readonly databasePoolSize: number
  /** Identity's public keys, which verify identity tokens; without them no token is accepted (S6). */
  readonly identityTokenKeys?: string
}

/** Connections of one process: sized for concurrent enquiries where they pass, small elsewhere. */
const poolSizeOf: Readonly<Record<ServiceName, number>> = {
  'ai-planning': 10,
  enquiry: 10,
  notification: 10,
  content: 6,
  identity: 6,
  referral: 4,
}

/** Returns the settings that every service reads under its prefix, by variable name. */
export function commonServiceSettings(service: ServiceName) {
  const prefix = environmentPrefix(service)
  return object({
    [`${prefix}_DATABASE_URL`]: string().required(),
    [`${prefix}_NATS_URL`]: string().required(),
    [`${prefix}_NATS_CA`]: string().optional(),
    [`${prefix}_HEALTH_HOST`]: string().default('127.0.0.1'),
    [`${prefix}_HEALTH_PORT`]: number().integer().min(0).max(65535).default(0),
    [`${prefix}_DATABASE_POOL_SIZE`]: number().integer().min(2).max(100).default(poolSizeOf[service]),
    [`${prefix}_TOKEN_KEYS`]: secretKeys().optional(),
  })
}

/** Reads `<SERVICE>_DATABASE_URL` and its siblings. */
export function readServiceEnvironment(
  service: ServiceName,
  environment: Environment = process.env,
): ServiceEnvironment {
  const prefix = environmentPrefix(service)
  const settings = readSettings(commonServiceSettings(service), environment) as Record<string, unknown>
  return {
    databaseUrl: settings[`${prefix}_DATABASE_URL`] as string,
    natsUrl: settings[`${prefix}_NATS_URL`] as string,
    natsCa: settings[`${prefix}_NATS_CA`] as string | undefined,
    healthHost: settings[`${prefix}_HEALTH_HOST`] as string,
    healthPort: settings[`${prefix}_HEALTH_PORT`] as number,
    databasePoolSize: settings[`${prefix}_DATABASE_POOL_SIZE`] as number,
    identityTokenKeys: settings[`${prefix}_TOKEN_KEYS`] as string | undefined,
  }
}

/**
 * Reads the URLs with which the migrate step changes the schemas of these services: `<SERVICE>_MIGRATION_DATABASE_URL`.
 */
export function readMigrationUrls(
  services: readonly ServiceName[],
  environment: Environment = process.env,
): ReadonlyMap<ServiceName, string> {
  const settings = readSettings(migrationSettings(services), environment) as Record<string, string>
  return new Map(services.map((service) => [service, settings[migrationUrlName(service)] ?? '']))
}

/** Returns the settings of the migrate step for these services, by variable name. */
export function migrationSettings(services: readonly ServiceName[]) {
  return object(Object.fromEntries(services.map((service) => [migrationUrlName(service), string().required()])))
}

function migrationUrlName(service: ServiceName): string {
  return `${environmentPrefix(service)}_MIGRATION_DATABASE_URL`
}

/** Settings of the setup step: the administrator's login, and a password for each database user as JSON. */
export const setupSettings = object({
  SETUP_DATABASE_URL: string().required(),
  SETUP_PASSWORDS: string().required(),
})

/** Throws when a service received the login of a migration role, whether its own or another one's (S15). */
export function assertNoMigrationLogin(service: ServiceName, environment: Environment = process.env): void {
  const forbidden = Object.keys(environment).find((name) => /_MIGRATION_DATABASE_URL(_FILE)?$/.test(name))
  if (forbidden) throw new Error(`${forbidden} is for the migrate step alone; take it out of what ${service} is told.`)
}

/** Environment of the topology step. */
export interface TopologyEnvironment extends Pick<
  ServiceEnvironment,
  'natsUrl' | 'natsCa' | 'healthHost' | 'healthPort'
> {
  /** On how many nodes of NATS every stream and bucket is stored. */
  readonly natsReplicas: number
}

export const topologySettings = object({
  TOPOLOGY_NATS_URL: string().required(),
  TOPOLOGY_NATS_CA: string().optional(),
  TOPOLOGY_NATS_REPLICAS: number().oneOf([1, 3, 5]).default(1),
  TOPOLOGY_HEALTH_HOST: string().default('127.0.0.1'),
  TOPOLOGY_HEALTH_PORT: number().integer().min(0).max(65535).default(0),
})

/** Reads `TOPOLOGY_NATS_URL` and its siblings. */
export function readTopologyEnvironment(environment: Environment = process.env): TopologyEnvironment {
  const settings = readSettings(topologySettings, environment)
  return {
    natsUrl: settings.TOPOLOGY_NATS_URL,
    natsCa: settings.TOPOLOGY_NATS_CA,
    natsReplicas: settings.TOPOLOGY_NATS_REPLICAS,
    healthHost: settings.TOPOLOGY_HEALTH_HOST,
    healthPort: settings.TOPOLOGY_HEALTH_PORT,
  }
}

export const emptyBusSettings = object({
  EMPTY_BUS_NATS_URL: string().required(),
  EMPTY_BUS_NATS_CA: string().optional(),
})

/** Reads `EMPTY_BUS_NATS_URL` and its sibling: the settings of the program that empties the bus after a restore. */
export function readEmptyBusEnvironment(environment: Environment = process.env) {
  const settings = readSettings(emptyBusSettings, environment)
  return { natsUrl: settings.EMPTY_BUS_NATS_URL, natsCa: settings.EMPTY_BUS_NATS_CA }
}

export const quarantineSettings = object({
  QUARANTINE_NATS_URL: string().required(),
  QUARANTINE_NATS_CA: string().optional(),
  QUARANTINE_DOCUMENT_KEY: secretKeys().required(),
})

/** Reads `QUARANTINE_NATS_URL` and its siblings: the settings for the person who reviews infected files. */
export function readQuarantineEnvironment(environment: Environment = process.env) {
  const settings = readSettings(quarantineSettings, environment)
  return {
    natsUrl: settings.QUARANTINE_NATS_URL,
    natsCa: settings.QUARANTINE_NATS_CA,
    documentKey: settings.QUARANTINE_DOCUMENT_KEY,
  }
}

/** Samplers of traces, by OpenTelemetry's names. */
const traceSamplers = [
  'always_on',
  'always_off',
  'traceidratio',
  'parentbased_always_on',
  'parentbased_always_off',
  'parentbased_traceidratio',
] as const

/** Sampling of traces. */
export interface TraceSampling {
  readonly sampler: (typeof traceSamplers)[number]
  /** Share of recorded traces for samplers that use one: 0.1 is every tenth. */
  readonly ratio: number
}

/** Environment for telemetry and logging, the same for every deployable. */
export interface TelemetryEnvironment {
  readonly otlpEndpoint?: string
  readonly logLevel: string
  readonly sampling: TraceSampling
  /** The commit that this build was made from. */
  readonly commit: string
}

export const telemetrySettings = object({
  OTEL_EXPORTER_OTLP_ENDPOINT: httpUrl().optional().meta(internalNetworkOnly),
  LOG_LEVEL: string().default('info'),
  OTEL_TRACES_SAMPLER: string().oneOf(traceSamplers).default('always_on'),
  OTEL_TRACES_SAMPLER_ARG: number().min(0).max(1).default(1),
  SENEB_COMMIT: string()
    .matches(/^[\w.-]{1,64}$/)
    .default('unknown'),
})

/** Reads `OTEL_EXPORTER_OTLP_ENDPOINT` (none: spans stay in the process) and its siblings. */
export function readTelemetryEnvironment(environment: Environment = process.env): TelemetryEnvironment {
  const settings = readSettings(telemetrySettings, environment)
  return {
    otlpEndpoint: settings.OTEL_EXPORTER_OTLP_ENDPOINT,
    logLevel: settings.LOG_LEVEL,
    sampling: { sampler: settings.OTEL_TRACES_SAMPLER, ratio: settings.OTEL_TRACES_SAMPLER_ARG },
    commit: settings.SENEB_COMMIT,
  }
}
