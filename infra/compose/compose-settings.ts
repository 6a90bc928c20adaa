import {
  deployableNames,
  deployables,
  emptyBusStep,
  migrateStep,
  type PlatformDeps,
  type Settings,
} from '../deployables.ts'
import { databaseLogins } from '../postgres/local-postgres.ts'
import type { Secrets } from '../local/secrets.ts'
import { superuser } from '../postgres/postgres.ts'
import { isSecretName } from '../settings.ts'

/** User that all our processes run as: not a user of the image, so that it owns none of the image's files. */
export const appUser = 65_532

/** User that the official PostgreSQL image runs the server as. */
export const postgresUser = 999

/** Database of all services. */
const databaseName = 'seneb'

/** Folder in a container that contains the files for this container only. */
export const ownFiles = '/run/seneb'

/** URLs at which visitors reach the site and the API in a trial; production sets its own. */
export const trialUrls = { site: 'http://localhost:4000', gateway: 'http://localhost:4001' } as const

/** Mail server of a trial: the mailbox. */
export const mailboxUrl = 'smtp://mailbox:1025'

/** Inputs for the wiring of a compose project. */
export interface ComposeWiring {
  readonly secrets: Secrets
  /** Whether PostgreSQL and NATS prove who they are, as production demands. */
  readonly tls: boolean
  readonly smtpUrl: string
  /** Mailbox that is read, and the mail provider's secret; both may be empty. */
  readonly imapUrl: string
  readonly inboundMailSecret: string
}

/** Returns the addresses of the parts, as the containers reach each other. */
export function composeSections(wiring: ComposeWiring): PlatformDeps {
  const { imapUrl, inboundMailSecret, secrets, smtpUrl, tls } = wiring
  return {
    databaseUrlOf: databaseLogins(adminDatabaseUrl(wiring), secrets.database),
    natsUrlOf: (user) => `${tls ? 'tls' : 'nats'}://${user}:${secrets.nats[user] ?? ''}@nats:4222`,
    smtpUrl,
    imapUrl,
    inboundMailSecret,
    siteUrl: trialUrls.site,
    gatewayUrl: 'http://gateway:4001',
    webUrl: 'http://web:4000',
    keyOf: (name) => secrets.sealing[name] ?? '',
    documentKey: secrets.documentKey,
  }
}

/** Login that creates roles and schemas. */
export function adminDatabaseUrl({ secrets, tls }: Pick<ComposeWiring, 'secrets' | 'tls'>): string {
  const proof = tls ? `?sslmode=verify-full&sslrootcert=${ownFiles}/ca.pem` : ''
  return `postgres://${superuser}:${secrets.superuser}@postgres:5432/${databaseName}${proof}`
}

/** Settings of a container: in its environment, and in files that only it can read. */
export interface ContainerSettings {
  readonly plain: Settings
  readonly secret: Settings
}

/** Returns the settings with which our processes and steps reach each other. */
export function configuredBy(deps: PlatformDeps): ReadonlyMap<string, ContainerSettings> {
  const wirings = deployableNames.map((name) => [name, deployables[name].wiring(deps)] as const)
  const steps = [
    ['migrate', migrateStep.wiring(deps)],
    ['empty-bus', emptyBusStep.wiring(deps)],
  ] as const
  return new Map([...wirings, ...steps].map(([name, all]) => [name, sorted(all)]))
}

function sorted(settings: Settings): ContainerSettings {
  const select = (secret: boolean) => Object.entries(settings).filter(([name]) => isSecretName(name) === secret)
  return { plain: Object.fromEntries(select(false)), secret: Object.fromEntries(select(true)) }
}
