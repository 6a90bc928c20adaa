import { keyEnvironment } from '@seneb/service-kit/bootstrap/service-keys'

import { identityTokenKeyName, signInUrlOf, type Settings } from '../deployables.ts'
import type { Secrets } from './secrets.ts'

/** Database, secrets and site that the commands of identity use. */
export interface IdentityLocation {
  /** With the login of the service. */
  readonly databaseUrl: string
  readonly secrets: Pick<Secrets, 'sealing'>
  /** URL at which people sign in; null when there is no site. */
  readonly siteUrl: string | null
}

/** Returns the environment of identity's commands: the service's environment without the settings they do not use. */
export function identityCommandEnvironment({ databaseUrl, secrets, siteUrl }: IdentityLocation): Settings {
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
