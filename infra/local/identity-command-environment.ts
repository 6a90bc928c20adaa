import { keyEnvironment } from '@seneb/service-kit/bootstrap/service-keys'

import { identityTokenKeyName, signInUrlOf, type Settings } from '../deployables.ts'
import type { Secrets } from './secrets.ts'

/** Where the commands of identity work, and by what. */
export interface IdentityPlace {
  /** With the login of the service. */
  readonly databaseUrl: string
  readonly secrets: Pick<Secrets, 'sealing'>
  /** Where people sign in; nothing where there is no site. */
  readonly siteUrl: string | null
}

/** What the commands of identity are told: the service's own environment without what they do not use. */
export function identityCommandEnvironment({ databaseUrl, secrets, siteUrl }: IdentityPlace): Settings {
  const keyOf = (name: string) => secrets.sealing[name] ?? ''
  return {
    SENEB_ENV: 'local',
    IDENTITY_DATABASE_URL: databaseUrl,
    // They need no bus; the environment of a service is read as a whole.
    IDENTITY_NATS_URL: 'nats://127.0.0.1',
    IDENTITY_TOKEN_KEY: keyOf(identityTokenKeyName),
    ...keyEnvironment('identity', keyOf),
    ...(siteUrl === null ? {} : { IDENTITY_SITE_URL: signInUrlOf(siteUrl) }),
  }
}
