import { serviceNames } from '@seneb/contracts/define'
import { readMigrationUrls } from '@seneb/service-kit/config'
import { migrate } from '@seneb/service-kit/migrate'

/**
 * `node infra/migrate/migrate.mjs [service …]`: the migrate step. Brings the schemas of all services, or of those
 * named, up to date, side by side, each under its own migration role, and ends. Run before a new version starts; the
 * environment gives `<SERVICE>_MIGRATION_DATABASE_URL` for each.
 */
const named = process.argv.slice(2)
const unknown = named.filter((name) => !serviceNames.includes(name))

try {
  if (unknown.length > 0) throw new Error(`there is no ${unknown[0]}; the services are ${serviceNames.join(', ')}`)
  const urls = readMigrationUrls(named.length > 0 ? named : serviceNames)
  const ended = await Promise.all([...urls].map(([service, url]) => bringUpToDate(service, url)))
  if (ended.includes(false)) process.exitCode = 1
} catch (error) {
  console.error(`The migrate step could not begin: ${error.message}`)
  process.exitCode = 1
}

/** One schema's end does not hinder the others; says what was done and gives whether it worked. */
async function bringUpToDate(service, url) {
  try {
    const { migrations } = await import(`../../services/${service}/dist/migrations/index.js`)
    const applied = await migrate({ service, url, migrations })
    console.log(`${service}: ${applied.length === 0 ? 'up to date' : `applied ${applied.join(', ')}`}`)
    return true
  } catch (error) {
    console.error(`The schema of ${service} could not be brought up to date: ${error.message || error.code}`)
    return false
  }
}
