import { readSettings, setupSettings } from '@seneb/platform/config'
import { databaseSetupStatements, type DatabaseUser } from '@seneb/service-kit/storing/database-setup'

import { setUpDatabase } from '../postgres/local-postgres.ts'
import { reasonOf } from '../process/plain-failure.mjs'

/**
 * `node infra/compose/set-up-database.ts`: the setup step. Makes roles, schemas and rights under the administrator's
 * login and ends; running it again sets every password anew. `SETUP_DATABASE_URL` is that login, `SETUP_PASSWORDS_FILE`
 * names a JSON file with a password for each user.
 */
try {
  const { SETUP_DATABASE_URL: url, SETUP_PASSWORDS: passwords } = readSettings(setupSettings)
  await setUpDatabase(
    url,
    databaseSetupStatements({ passwords: JSON.parse(passwords) as Record<DatabaseUser, string> }),
  )
  console.log('roles and schemas are as they should be')
} catch (error) {
  console.error(`The setup step failed: ${reasonOf(error)}`)
  process.exitCode = 1
}
