import { databaseLogins } from '../../infra/postgres/local-postgres.ts'
import { identityCommandEnvironment } from '../../infra/local/identity-command-environment.ts'
import { inheritedEnvironment } from './config.js'
import { databasePasswords } from './infrastructure-processes.js'
import { knownSecrets } from './known-secrets.js'
import type { Stack } from './stack.js'

/** Returns the environment for running identity's commands, such as `npm run partner`, against this stack. */
export function identityCommandsAt({ adminUrl, siteUrl }: Stack): NodeJS.ProcessEnv {
  const databaseUrl = databaseLogins(adminUrl, databasePasswords)('identity')
  return {
    ...inheritedEnvironment(),
    ...identityCommandEnvironment({ databaseUrl, secrets: knownSecrets(), siteUrl }),
  }
}
