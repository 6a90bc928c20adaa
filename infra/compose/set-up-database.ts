import { readSettings, setupSettings } from '@seneb/platform/config'
import { databaseSetupStatements, type DatabaseUser } from '@seneb/service-kit/database/database-setup'

import { backupRoleStatements, backupUser } from '../backup/backup-role.ts'
import { setUpDatabase } from '../postgres/local-postgres.ts'
import { reasonOf } from '../process/plain-failure.mjs'

/**
 * `node infra/compose/set-up-database.ts`: the setup step. It creates roles, schemas and rights with the
 * administrator's login, then exits; running it again resets every password. `SETUP_DATABASE_URL` is that login.
 * `SETUP_PASSWORDS_FILE` names a JSON file with a password for each user, including the backup role where we manage it.
 */
try {
  const { SETUP_DATABASE_URL: url, SETUP_PASSWORDS: passwords } = readSettings(setupSettings)
  const passwordsByUser = JSON.parse(passwords) as Record<DatabaseUser, string> & { readonly [backupUser]?: string }
  const { [backupUser]: backupPassword } = passwordsByUser
  const backupStatements = backupPassword === undefined ? [] : backupRoleStatements(backupPassword)
  await setUpDatabase(url, [...databaseSetupStatements({ passwords: passwordsByUser }), ...backupStatements])
  console.log('roles and schemas are as they should be')
} catch (error) {
  console.error(`The setup step failed: ${reasonOf(error)}`)
  process.exitCode = 1
}
