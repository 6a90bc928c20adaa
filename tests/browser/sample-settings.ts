import { settings } from '../../services/content/src/shipped/texts/records/settings.text.js'

/** The value that a setting has where samples are shown (O-1). */
export function sampleSetting(key: string): string {
  const found = settings.find((setting) => setting.key === key)
  if (!found) throw new Error(`no setting is called ${key}`)
  return found.value
}
