import { serviceNames, type ServiceName } from '@seneb/contracts/define'
import { readMigrationUrls } from '@seneb/platform/config'
import { migrate, type SchemaToMigrate } from '@seneb/service-kit/database/migrate'

import { reasonOf } from '../process/plain-failure.mjs'

/**
 * `node infra/migrate/migrate.ts [service …]`: the migrate step. Brings the schemas of all services, or of those
 * named, up to date, side by side, each under its own migration role, and ends. Run before a new version starts; the
 * environment gives `<SERVICE>_MIGRATION_DATABASE_URL` for each.
 */
try {
  const named = process.argv.slice(2).map(serviceNamed)
  const urls = readMigrationUrls(named.length > 0 ? named : serviceNames)
  const outcomes = await Promise.all([...urls].map(([service, url]) => bringUpToDate(service, url)))
  if (outcomes.includes(false)) process.exitCode = 1
} catch (error) {
  console.error(`The migrate step could not begin: ${reasonOf(error)}`)
  process.exitCode = 1
}

function serviceNamed(name: string): ServiceName {
  const service = serviceNames.find((candidate) => candidate === name)
  if (!service) throw new Error(`there is no ${name}; the services are ${serviceNames.join(', ')}`)
  return service
}

/** Logs the result and returns whether the migration succeeded; a failed schema does not stop the others. */
async function bringUpToDate(service: ServiceName, url: string): Promise<boolean> {
  try {
    const applied = await migrate({ service, url, migrations: await migrationsOf(service) })
    console.log(`${service}: ${applied.length === 0 ? 'up to date' : `applied ${applied.join(', ')}`}`)
    return true
  } catch (error) {
    console.error(`The schema of ${service} could not be brought up to date: ${reasonOf(error)}`)
    return false
  }
}

async function migrationsOf(service: ServiceName): Promise<SchemaToMigrate['migrations']> {
  const built = (await import(`../../services/${service}/dist/migrations/index.js`)) as Pick<
    SchemaToMigrate,
    'migrations'
  >
  return built.migrations
}
