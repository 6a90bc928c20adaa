import { readFileSync } from 'node:fs'

import { parse } from 'yaml'

const file = new URL('../../services/content/content/settings.yaml', import.meta.url)
const settings = parse(readFileSync(file, 'utf8')) as readonly { readonly key: string; readonly value: string }[]

/** The value that a setting has where samples are shown (O-1). */
export function sampleSetting(key: string): string {
  const found = settings.find((setting) => setting.key === key)
  if (!found) throw new Error(`no setting is called ${key}`)
  return found.value
}
