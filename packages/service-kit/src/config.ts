import { readFileSync } from 'node:fs'

import type { ServiceName } from '@seneb/contracts/define'
import { number, object, string, ValidationError, type AnyObject, type InferType, type ObjectSchema } from 'yup'

type Environment = Readonly<Record<string, string | undefined>>

/**
 * Reads settings from the environment by a yup schema whose keys are the variables' names. A variable may be given
 * as `<NAME>_FILE` instead, naming a file that holds the value (secrets, S15). Throws one error that lists every
 * missing or bad name, never a value.
 */
export function readSettings<S extends ObjectSchema<AnyObject>>(
  schema: S,
  environment: Environment = process.env,
): InferType<S> {
  const raw = Object.fromEntries(Object.keys(schema.fields).map((name) => [name, valueOf(name, environment)]))
  try {
    return schema.validateSync(raw, { abortEarly: false })
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error
    const names = [...new Set(error.inner.map(({ path, type }) => `${path} (${type})`))]
    throw new Error(
      `The environment does not fit: ${names.join(', ')}. See .env.template for every name and its meaning.`,
    )
  }
}

/** An http or https URL; unlike yup's own `url()`, hosts without a dot will do (localhost, a compose service). */
export function httpUrl() {
  return string().test('http-url', (value) => !value || /^https?:$/.test(URL.parse(value)?.protocol ?? ''))
}

/** A secret key of 32 bytes as base64. */
export function secretKey() {
  return string().test('32 bytes as base64', (value) => !value || Buffer.from(value, 'base64').length === 32)
}

function valueOf(name: string, environment: Environment): string | undefined {
  const file = environment[`${name}_FILE`]
  const value = file ? readFileSync(file, 'utf8').trim() : environment[name]
  return value === '' ? undefined : value
}

/** The prefix of a deployable's environment variables: `AI_PLANNING` for `ai-planning`. */
export function environmentPrefix(name: ServiceName | 'gateway'): string {
  return name.toUpperCase().replaceAll('-', '_')
}

/** The Postgres schema a service owns: `ai_planning` for `ai-planning`. */
export function schemaOf(service: ServiceName): string {
  return service.replaceAll('-', '_')
}

/** What every service is told by its environment. */
export interface ServiceEnvironment {
  readonly databaseUrl: string
  /** The migration role's URL; without it the service expects its tables to be there. */
  readonly migrationDatabaseUrl?: string
  readonly natsUrl: string
  /** Port of /livez, /readyz and /metrics; 0 takes any free one. */
  readonly healthPort: number
  readonly databasePoolSize: number
}

/** Reads `<SERVICE>_DATABASE_URL` and its siblings. */
export function readServiceEnvironment(
  service: ServiceName,
  environment: Environment = process.env,
): ServiceEnvironment {
  const prefix = environmentPrefix(service)
  const settings = readSettings(
    object({
      [`${prefix}_DATABASE_URL`]: string().required(),
      [`${prefix}_MIGRATION_DATABASE_URL`]: string().optional(),
      [`${prefix}_NATS_URL`]: string().required(),
      [`${prefix}_HEALTH_PORT`]: number().integer().min(0).max(65535).default(0),
      [`${prefix}_DATABASE_POOL_SIZE`]: number().integer().min(2).max(100).default(10),
    }),
    environment,
  ) as Record<string, unknown>
  return {
    databaseUrl: settings[`${prefix}_DATABASE_URL`] as string,
    migrationDatabaseUrl: settings[`${prefix}_MIGRATION_DATABASE_URL`] as string | undefined,
    natsUrl: settings[`${prefix}_NATS_URL`] as string,
    healthPort: settings[`${prefix}_HEALTH_PORT`] as number,
    databasePoolSize: settings[`${prefix}_DATABASE_POOL_SIZE`] as number,
  }
}

/** What telemetry and logging are told by the environment, the same for every deployable. */
export interface TelemetryEnvironment {
  readonly otlpEndpoint?: string
  readonly logLevel: string
}

/** Reads `OTEL_EXPORTER_OTLP_ENDPOINT` (none: spans stay in the process) and `LOG_LEVEL`. */
export function readTelemetryEnvironment(environment: Environment = process.env): TelemetryEnvironment {
  const settings = readSettings(
    object({ OTEL_EXPORTER_OTLP_ENDPOINT: httpUrl().optional(), LOG_LEVEL: string().default('info') }),
    environment,
  )
  return { otlpEndpoint: settings.OTEL_EXPORTER_OTLP_ENDPOINT, logLevel: settings.LOG_LEVEL }
}
