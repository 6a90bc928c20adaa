import { serviceNames, type ServiceName } from '@seneb/contracts/define'
import { environmentPrefix } from '@seneb/platform/config'
import { healthPaths } from '@seneb/platform/health'
import { publicTokenKey } from '@seneb/platform/identity-token-keys'
import { keyEnvironment } from '@seneb/service-kit/bootstrap/service-keys'

/** Process that runs for as long as the platform is up. */
export type DeployableName = ServiceName | 'gateway' | 'web' | 'topology' | 'synthetic-patient'

/** Settings by the full name of the variable. */
export type Settings = Readonly<Record<string, string>>

/** Addresses and keys of a running platform's parts, as one of its processes reaches them. */
export interface PlatformDeps {
  /** The login of a service's runtime role, or of a migration role (`content-migrator`). */
  readonly databaseUrlOf: (user: string) => string
  readonly natsUrlOf: (user: ServiceName | 'gateway' | 'topology' | 'empty-bus') => string
  readonly smtpUrl: string
  /** Mailbox with the replies of patients; empty when none is read. */
  readonly imapUrl: string
  /** Secret with which the mail provider signs what it delivers; empty when none delivers. */
  readonly inboundMailSecret: string
  readonly siteUrl: string
  readonly gatewayUrl: string
  /** URL of the web server, as other processes reach it. */
  readonly webUrl: string
  /** Returns the key for a purpose; the same name always gives the same key. */
  readonly keyOf: (name: string) => string
  /** Key that uploaded documents are encrypted with. */
  readonly documentKey: string
}

/** Location and name of the schema that declares the settings specific to one process. */
export interface SettingsModule {
  /** Source file; path from the root. */
  readonly module: string
  readonly schema: string
}

/** Name of the key that signs staff identity tokens; identity receives the key, and every service its public half. */
export const identityTokenKeyName = 'identity tokens'

/** Name of the key that the gateway and notification share for received emails. */
export const mailKeyName = 'received emails'

/** Name of the key that marks synthetic journeys of our operators; any process that has it can send one. */
export const syntheticKeyName = 'marks of synthetic journeys'

/** One process of the platform, however it is run: by `npm start`, by tests, by compose or by Kubernetes. */
export interface Deployable {
  readonly name: DeployableName
  /** Folder it runs in; path from the root. */
  readonly folder: string
  /** Program it runs; path from its folder. */
  readonly program: string
  /** Whether it receives requests, so that it may have several replicas. */
  readonly handlesRequests: boolean
  /** Ports on one machine as offsets from the stack's base: one for requests, one for health. */
  readonly ports: { readonly http?: number; readonly health: number }
  /** Paths on the health port for liveness, readiness and metrics. */
  readonly healthPaths: typeof healthPaths
  /** Settings of this process only; a service also has those of every service (infra/settings.ts). */
  readonly settings: SettingsModule
  /** Settings that locate the other parts; all other settings have defaults or are optional. */
  readonly wiring: (deps: PlatformDeps) => Settings
}

/**
 * Single registry of the platform's processes. A new service needs its name in `serviceNames` (contracts/define.ts) and
 * one entry here: `service(name, port, wiring)`. It takes an unused port offset, and the settings that locate parts
 * which other services do not need. Its folder, logins, keys and health port, and its start on this machine and in
 * tests, follow from that. `docker-compose.yml`, `k8s`, `infra/observability/prometheus.yml` and `.env.template` are
 * maintained manually. Its settings schema is `<name>Settings` in its `src/config.ts`; the architecture tests name
 * missing parts.
 */
export const deployables: Readonly<Record<DeployableName, Deployable>> = {
  content: service('content', 10),
  enquiry: service('enquiry', 11, ({ keyOf }) => ({ ENQUIRY_SYNTHETIC_KEY: keyOf(syntheticKeyName) })),
  'ai-planning': service('ai-planning', 12),
  notification: service('notification', 13, ({ gatewayUrl, imapUrl, keyOf, smtpUrl }) => ({
    NOTIFICATION_SMTP_URL: smtpUrl,
    NOTIFICATION_IMAP_URL: imapUrl,
    NOTIFICATION_GATEWAY_URL: gatewayUrl,
    NOTIFICATION_MAIL_KEY: keyOf(mailKeyName),
  })),
  referral: service('referral', 16, ({ documentKey }) => ({ REFERRAL_DOCUMENT_KEY: documentKey })),
  identity: service('identity', 18, ({ keyOf, siteUrl }) => ({
    IDENTITY_TOKEN_KEY: keyOf(identityTokenKeyName),
    IDENTITY_SITE_URL: signInUrlOf(siteUrl),
  })),
  topology: {
    name: 'topology',
    folder: 'packages/bus',
    program: 'dist/bundled/topology.js',
    handlesRequests: false,
    ports: { health: 17 },
    healthPaths,
    settings: { module: 'packages/platform/src/config.ts', schema: 'topologySettings' },
    wiring: ({ natsUrlOf }) => ({ TOPOLOGY_NATS_URL: natsUrlOf('topology') }),
  },
  gateway: {
    name: 'gateway',
    folder: 'gateway',
    program: 'dist/bundled/main.js',
    handlesRequests: true,
    ports: { http: 1, health: 14 },
    healthPaths,
    settings: { module: 'gateway/src/config.ts', schema: 'gatewaySettings' },
    wiring: ({ documentKey, gatewayUrl, inboundMailSecret, keyOf, natsUrlOf, siteUrl }) => ({
      GATEWAY_PORT: new URL(gatewayUrl).port,
      GATEWAY_NATS_URL: natsUrlOf('gateway'),
      GATEWAY_DOCUMENT_KEY: documentKey,
      GATEWAY_MAIL_KEY: keyOf(mailKeyName),
      GATEWAY_INBOUND_MAIL_SECRET: inboundMailSecret,
      GATEWAY_ALLOWED_ORIGINS: siteUrl,
      // Passkeys are used at the site's name, which has to work as its number does.
      GATEWAY_STAFF_ORIGINS: [...new Set([siteUrl, signInUrlOf(siteUrl)])].join(','),
    }),
  },
  web: {
    name: 'web',
    folder: 'web',
    program: 'dist/bundled/main.js',
    handlesRequests: true,
    ports: { http: 0, health: 15 },
    healthPaths,
    settings: { module: 'web/server/config.ts', schema: 'webSettings' },
    wiring: ({ gatewayUrl, siteUrl }) => ({
      WEB_PORT: new URL(siteUrl).port,
      WEB_GATEWAY_URL: gatewayUrl,
      WEB_SITE_ORIGIN: siteUrl,
    }),
  },
  'synthetic-patient': {
    name: 'synthetic-patient',
    folder: 'packages/synthetic-patient',
    program: 'dist/bundled/main.js',
    handlesRequests: false,
    ports: { health: 19 },
    healthPaths,
    settings: { module: 'packages/synthetic-patient/src/config.ts', schema: 'syntheticPatientSettings' },
    wiring: ({ keyOf, siteUrl, webUrl }) => ({
      SYNTHETIC_PATIENT_WEB_URL: webUrl,
      SYNTHETIC_PATIENT_SITE_URL: siteUrl,
      SYNTHETIC_PATIENT_KEY: keyOf(syntheticKeyName),
    }),
  },
}

export const deployableNames: readonly DeployableName[] = Object.values(deployables).map(({ name }) => name)

/** Step that completes before a new version starts; only this step receives the migration roles' logins. */
export const migrateStep = {
  program: 'infra/migrate/migrate.ts',
  wiring: (
    { databaseUrlOf }: Pick<PlatformDeps, 'databaseUrlOf'>,
    services: readonly ServiceName[] = serviceNames,
  ): Settings =>
    Object.fromEntries(
      services.map((name) => [`${environmentPrefix(name)}_MIGRATION_DATABASE_URL`, databaseUrlOf(`${name}-migrator`)]),
    ),
}

/** Step that a person runs after a restore, while all other processes are stopped (docs/runbooks/restore.md). */
export const emptyBusStep = {
  folder: 'packages/bus',
  program: 'dist/bin/empty-bus.js',
  wiring: ({ natsUrlOf }: Pick<PlatformDeps, 'natsUrlOf'>): Settings => ({
    EMPTY_BUS_NATS_URL: natsUrlOf('empty-bus'),
  }),
} as const

/**
 * Ports outside the platform that each process may reach: submission to the mail server, HTTPS to the model and Search
 * Console. No other process needs outbound access.
 */
export const externalPorts: Readonly<Partial<Record<DeployableName, readonly number[]>>> = {
  'ai-planning': [443],
  content: [443],
  notification: [465, 587, 993],
}

/** The `NODE_OPTIONS` of every process, in the image as well. The limit bounds the memory of one process. */
export const nodeOptions = '--enable-source-maps --max-old-space-size=256'

/**
 * Settings of the C library's allocator, the same as in the image. Two arenas are enough for the few threads of a
 * process; by default each thread uses a separate one. Larger blocks are returned to the system as soon as they are
 * freed. By default both thresholds grow with the largest block freed during a start, and each process retains 10 MB.
 */
export const allocatorSettings: Settings = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '131072',
  MALLOC_TRIM_THRESHOLD_: '131072',
}

/**
 * Returns the URL at which staff sign in: browsers create no passkeys for IP addresses, so locally it is `localhost`.
 */
export function signInUrlOf(siteUrl: string): string {
  return siteUrl.replace('//127.0.0.1', '//localhost')
}

/** Returns the deployable of a service: the settings common to all services, and those specific to this one. */
function service(name: ServiceName, healthPort: number, more: Deployable['wiring'] = () => ({})): Deployable {
  const prefix = environmentPrefix(name)
  return {
    name,
    folder: `services/${name}`,
    program: 'dist/bundled/main.js',
    handlesRequests: true,
    ports: { health: healthPort },
    healthPaths,
    settings: { module: `services/${name}/src/config.ts`, schema: schemaNameOf(name) },
    wiring: (deps) => ({
      [`${prefix}_DATABASE_URL`]: deps.databaseUrlOf(name),
      [`${prefix}_NATS_URL`]: deps.natsUrlOf(name),
      ...keyEnvironment(name, deps.keyOf),
      [`${prefix}_TOKEN_KEYS`]: publicTokenKey(deps.keyOf(identityTokenKeyName)),
      ...more(deps),
    }),
  }
}

/** `aiPlanningSettings` for `ai-planning`. */
function schemaNameOf(name: ServiceName): string {
  return `${name.replace(/-([a-z])/g, (_all, letter: string) => letter.toUpperCase())}Settings`
}
