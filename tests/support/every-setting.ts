import { serviceNames } from '@seneb/contracts/define'
import {
  emptyBusSettings,
  commonServiceSettings,
  migrationSettings,
  quarantineSettings,
  setupSettings,
  telemetrySettings,
} from '@seneb/platform/config'
import { keySettings } from '@seneb/service-kit/bootstrap/service-keys'
import type { AnyObject, ObjectSchema } from 'yup'

import { deployableNames, deployables } from '../../infra/deployables.ts'
import { settingsOf, type Setting } from '../../infra/settings.ts'

const root = new URL('../../', import.meta.url)

type Schema = ObjectSchema<AnyObject>

/** Returns the settings by deployable, and by the steps and commands that have separate settings. */
export async function everySetting(): Promise<ReadonlyMap<string, readonly Setting[]>> {
  return new Map([...(await everySchema())].map(([name, schemas]) => [name, schemas.flatMap(settingsOf)]))
}

/** Returns, under the same names, the schemas with which a process reads its configuration. */
export async function everySchema(): Promise<ReadonlyMap<string, readonly Schema[]>> {
  const found = new Map<string, readonly Schema[]>([
    ['every process', [telemetrySettings]],
    ['setup', [setupSettings]],
    ['migrate', [migrationSettings(serviceNames)]],
    ['quarantine', [quarantineSettings]],
    ['empty-bus', [emptyBusSettings]],
  ])
  for (const name of deployableNames) {
    const { module, schema } = deployables[name].settings
    const declared = (await import(new URL(module, root).href)) as Record<string, Schema | undefined>
    const own = declared[schema]
    if (!own) throw new Error(`${module} exports no ${schema}`)
    const service = serviceNames.find((candidate) => candidate === name)
    const shared = service ? [commonServiceSettings(service), keySettings(service)] : []
    found.set(name, [...shared, own])
  }
  return found
}
