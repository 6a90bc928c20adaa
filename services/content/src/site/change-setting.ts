import type { Ctx } from '@seneb/service-kit/ctx'

import { editPublication } from '../publications/store-publications.js'
import { settingError } from './setting-errors.rules.js'

/** Publishes a setting; it stays when the service is upgraded, because what people edited is left alone (D-63). */
export async function changeSetting({ key, value }: { key: string; value: string }, ctx: Ctx): Promise<void> {
  const settings = await knownSettings()
  const note = settings.get(key)
  if (note === undefined) throw new Error(`there is no setting ${key}; there are: ${[...settings.keys()].join(', ')}`)
  const error = settingError(key, value)
  if (error !== undefined) throw new Error(`${key} is not set: ${error}`)
  await editPublication({ kind: 'setting', key, record: { key, value, note } }, ctx)
}

/** The keys of what may be set, each with its purpose; loaded only when needed, as a running service never is. */
async function knownSettings(): Promise<ReadonlyMap<string, string>> {
  const { readTexts } = await import('../content-files/read-texts.js')
  return new Map(readTexts().settings.map(({ key, note }) => [key, note]))
}
