import { databaseUsers, roleName } from '@seneb/service-kit/database/database-setup'

import type { Settings } from '../deployables.ts'
import { withLogin } from '../postgres/postgres.ts'

/** Gives the URL by which each user enters a database, under the user's own role; throws for a user without a password. */
export function databaseLogins(databaseUrl: string, passwords: Settings): (user: string) => string {
  return (user) => {
    const [known, password] = [databaseUsers.find((name) => name === user), passwords[user]]
    if (!known || !password) throw new Error(`there is no login of ${user}`)
    return withLogin(databaseUrl, roleName(known), password)
  }
}
