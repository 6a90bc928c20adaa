import { environmentPrefix } from '@seneb/platform/config'
import type { IEnvVar } from 'kubernetes-models/v1'

import { healthPort } from '../compose/app-services.ts'
import { noSecrets, ownFiles, toldBy, trialUrls } from '../compose/compose-parts.ts'
import { deployables, type DeployableName, type Settings } from '../deployables.ts'
import { drainSeconds } from './pods.ts'

/** What whoever runs the platform says of it, in `site.env` of an overlay. */
export type SiteKey =
  'IMAGE' | 'SITE_URL' | 'API_URL' | 'OPERATOR_EMAIL' | 'SENDER_EMAIL' | 'FIRST_ADMIN_EMAIL' | 'SYNTHETIC_EMAIL' | 'PROXIES' | 'TRACES_URL'

/** What an overlay says by being the one it is. */
export type PlatformKey =
  'SENEB_ENV' | 'LOG_LEVEL' | 'SAMPLES' | 'NATS_CA_FILE' | 'NATS_REPLICAS' | 'TRACES_SAMPLER' | 'TRACES_SAMPLER_ARG'

const told = toldBy(noSecrets)

/** Settings that are the overlay's choice, by process. */
const chosen: Partial<Record<DeployableName, Readonly<Record<string, SiteKey | PlatformKey>>>> = {
  content: { CONTENT_SAMPLES: 'SAMPLES' },
  identity: { IDENTITY_FIRST_ADMIN_EMAIL: 'FIRST_ADMIN_EMAIL' },
  notification: {
    NOTIFICATION_OPERATOR_EMAIL: 'OPERATOR_EMAIL',
    NOTIFICATION_SENDER_EMAIL: 'SENDER_EMAIL',
    NOTIFICATION_SITE_URL: 'SITE_URL',
    NOTIFICATION_ONE_CLICK_URL: 'API_URL',
  },
  'synthetic-patient': { SYNTHETIC_PATIENT_EMAIL: 'SYNTHETIC_EMAIL' },
  topology: { TOPOLOGY_NATS_REPLICAS: 'NATS_REPLICAS' },
  // Nobody reaches the gateway but web and what stands before the cluster (network-policies.ts).
  gateway: { GATEWAY_TRUSTED_PROXIES: 'PROXIES' },
  web: { WEB_TRUSTED_PROXIES: 'PROXIES' },
}

const platformKeys: readonly string[] = [
  'SENEB_ENV',
  'LOG_LEVEL',
  'SAMPLES',
  'NATS_CA_FILE',
  'NATS_REPLICAS',
  'TRACES_SAMPLER',
  'TRACES_SAMPLER_ARG',
] satisfies PlatformKey[]

function from(name: string, key: SiteKey | PlatformKey): IEnvVar {
  const config = platformKeys.includes(key) ? 'platform' : 'site'
  return { name, valueFrom: { configMapKeyRef: { name: config, key } } }
}

/** What every process and step is told. */
export const everyProgram: readonly IEnvVar[] = [
  from('SENEB_ENV', 'SENEB_ENV'),
  from('LOG_LEVEL', 'LOG_LEVEL'),
  { name: 'NODE_COMPILE_CACHE', value: '/tmp/compile-cache' },
]

/** The environment of a process: constants, what the overlay says, and where its secrets lie (S15). */
export function environmentOf(name: DeployableName): readonly IEnvVar[] {
  const prefix = environmentPrefix(name)
  const { plain = {}, secret = {} } = told.get(name) ?? {}
  const onBus = Object.keys(secret).some((variable) => variable.endsWith('_NATS_URL'))
  return [
    ...everyProgram,
    from('OTEL_EXPORTER_OTLP_ENDPOINT', 'TRACES_URL'),
    from('OTEL_TRACES_SAMPLER', 'TRACES_SAMPLER'),
    from('OTEL_TRACES_SAMPLER_ARG', 'TRACES_SAMPLER_ARG'),
    { name: `${prefix}_HEALTH_HOST`, value: '0.0.0.0' },
    { name: `${prefix}_HEALTH_PORT`, value: String(healthPort) },
    ...(deployables[name].ports.http === undefined ? [] : heardBy(prefix)),
    ...Object.entries(plain).map(([variable, value]) => plainOf(variable, value)),
    ...(onBus ? [from(`${prefix}_NATS_CA_FILE`, 'NATS_CA_FILE')] : []),
    ...asFiles(secret),
    ...Object.entries(chosen[name] ?? {}).map(([variable, key]) => from(variable, key)),
  ]
}

/** Of who is heard by HTTP. */
function heardBy(prefix: string): readonly IEnvVar[] {
  return [
    { name: `${prefix}_HOST`, value: '0.0.0.0' },
    { name: `${prefix}_DRAIN_DELAY_MS`, value: String(drainSeconds * 1000) },
  ]
}

/** The addresses that people see are the overlay's. */
function plainOf(name: string, value: string): IEnvVar {
  if (value === trialUrls.site) return from(name, 'SITE_URL')
  return value === trialUrls.gateway ? from(name, 'API_URL') : { name, value }
}

/** The migrate step's, which is told the logins of the migration roles alone. */
export function migrateEnvironment(): readonly IEnvVar[] {
  return [...everyProgram, ...asFiles(told.get('migrate')?.secret ?? {})]
}

/** What the program is told that empties the bus. */
export function emptyBusEnvironment(): readonly IEnvVar[] {
  const { secret = {} } = told.get('empty-bus') ?? {}
  return [...everyProgram, from('EMPTY_BUS_NATS_CA_FILE', 'NATS_CA_FILE'), ...asFiles(secret)]
}

export function asFiles(secret: Settings): IEnvVar[] {
  return Object.keys(secret).map((name) => ({ name: `${name}_FILE`, value: `${ownFiles}/${name}` }))
}
