import {
  deployableNames,
  deployables,
  emptyBusStep,
  migrateStep,
  type PlatformParts,
  type Settings,
} from '../deployables.ts'
import { databaseLogins } from '../local/database-logins.ts'
import type { Secrets } from '../local/secrets.ts'
import { superuser } from '../postgres/postgres.ts'
import { isSecretName } from '../settings.ts'

/** Who everything of ours runs as: nobody of the image, so that no file of it is its own. */
export const appUser = 65_532

/** Who the official image of PostgreSQL runs the server as. */
export const postgresUser = 999

/** The database everything lives in. */
const databaseName = 'seneb'

/** Where a container finds the files that are for it alone. */
export const ownFiles = '/run/seneb'

/** Where visitors of a trial find the site and the API; production names its own. */
export const trialUrls = { site: 'http://localhost:4000', gateway: 'http://localhost:4001' } as const

/** Where mail goes in a trial: to the mailbox. */
export const mailboxUrl = 'smtp://mailbox:1025'

/** What the wiring of a compose project is made of. */
export interface ComposeWiring {
  readonly secrets: Secrets
  /** Whether PostgreSQL and NATS prove who they are, as production demands. */
  readonly tls: boolean
  readonly smtpUrl: string
}

/** Where the parts are, as the containers reach each other. */
export function composeParts(wiring: ComposeWiring): PlatformParts {
  const { secrets, smtpUrl, tls } = wiring
  return {
    databaseUrlOf: databaseLogins(adminDatabaseUrl(wiring), secrets.database),
    natsUrlOf: (user) => `${tls ? 'tls' : 'nats'}://${user}:${secrets.nats[user] ?? ''}@nats:4222`,
    smtpUrl,
    siteUrl: trialUrls.site,
    gatewayUrl: 'http://gateway:4001',
    webUrl: 'http://web:4000',
    keyOf: (name) => secrets.sealing[name] ?? '',
    documentKey: secrets.documentKey,
  }
}

/** The login by which roles and schemas are made. */
export function adminDatabaseUrl({ secrets, tls }: Pick<ComposeWiring, 'secrets' | 'tls'>): string {
  const proof = tls ? `?sslmode=verify-full&sslrootcert=${ownFiles}/ca.pem` : ''
  return `postgres://${superuser}:${secrets.superuser}@postgres:5432/${databaseName}${proof}`
}

/** What a container is told: in its environment, and in files that are for it alone. */
export interface Told {
  readonly plain: Settings
  readonly secret: Settings
}

/** What each process and step of ours is told of the others. */
export function toldBy(parts: PlatformParts): ReadonlyMap<string, Told> {
  const wirings = deployableNames.map((name) => [name, deployables[name].wiring(parts)] as const)
  const steps = [
    ['migrate', migrateStep.wiring(parts)],
    ['empty-bus', emptyBusStep.wiring(parts)],
  ] as const
  return new Map([...wirings, ...steps].map(([name, all]) => [name, sorted(all)]))
}

function sorted(settings: Settings): Told {
  const of = (secret: boolean) => Object.entries(settings).filter(([name]) => isSecretName(name) === secret)
  return { plain: Object.fromEntries(of(false)), secret: Object.fromEntries(of(true)) }
}
