import type { Ctx } from '@seneb/service-kit/ctx'

import { editPublication } from '../publications/store-publications.js'
import { settings } from '../shipped/texts/records/settings.text.js'
import { faultOfSetting } from './setting-faults.rules.js'

/** The keys of what may be set, each with what it is for. */
export const knownSettings: ReadonlyMap<string, string> = new Map(settings.map(({ key, note }) => [key, note]))

/** Publishes a setting; it stays when the service is upgraded, because what people edited is left alone (D-63). */
export async function changeSetting({ key, value }: { key: string; value: string }, ctx: Ctx): Promise<void> {
  const note = knownSettings.get(key)
  if (note === undefined)
    throw new Error(`there is no setting ${key}; there are: ${[...knownSettings.keys()].join(', ')}`)
  const fault = faultOfSetting(key, value)
  if (fault !== undefined) throw new Error(`${key} is not set: ${fault}`)
  await editPublication({ kind: 'setting', key, record: { key, value, note } }, ctx)
}
