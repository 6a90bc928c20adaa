import { serviceNames } from '@seneb/contracts/define'
import {
  everyServiceSettings,
  migrationSettings,
  quarantineSettings,
  setupSettings,
  telemetrySettings,
} from '@seneb/platform/config'
import { keySettings } from '@seneb/service-kit/starting/service-keys'
import type { AnyObject, ObjectSchema } from 'yup'

import { deployableNames, deployables } from '../../infra/deployables.ts'
import { settingsOf, type Setting } from '../../infra/settings.ts'

const root = new URL('../../', import.meta.url)

/** By deployable, and by the steps and commands that are told something of their own. */
export async function everySetting(): Promise<ReadonlyMap<string, readonly Setting[]>> {
  const found = new Map<string, readonly Setting[]>([
    ['every process', settingsOf(telemetrySettings)],
    ['setup', settingsOf(setupSettings)],
    ['migrate', settingsOf(migrationSettings(serviceNames))],
    ['quarantine', settingsOf(quarantineSettings)],
  ])
  for (const name of deployableNames) {
    const { module, schema } = deployables[name].settings
    const declared = (await import(new URL(module, root).href)) as Record<string, ObjectSchema<AnyObject> | undefined>
    const own = declared[schema]
    if (!own) throw new Error(`${module} exports no ${schema}`)
    const service = serviceNames.find((known) => known === name)
    const shared = service ? [...settingsOf(everyServiceSettings(service)), ...settingsOf(keySettings(service))] : []
    found.set(name, [...shared, ...settingsOf(own)])
  }
  return found
}
