import {
  groupOfSetting,
  settingKeys,
  settingsOfGroup,
  type SettingKey,
} from '@seneb/contracts/vocabulary/site-settings'
import type { Ctx } from '@seneb/service-kit/ctx'

import { lockPublications } from '../publications/stored-settings.js'
import { dayOf } from '../site/claim.rules.js'
import { storeVersion } from './change-settings.js'
import { readSettingGroups, shownValue } from './setting-group.js'
import { problemsOfSettings, normalizeValue } from './setting-values.rules.js'

/**
 * Sets one setting from the command line; the desk lists it as a version without an author. It stays when the service is
 * upgraded, because what people edited is left alone (D-63).
 */
export async function changeSetting({ key, value: sent }: { key: string; value: string }, base: Ctx): Promise<void> {
  const groupKey = groupOfSetting(key)
  if (!groupKey) throw new Error(`there is no setting ${key}; there are: ${settingKeys.join(', ')}`)
  const definition = settingsOfGroup(groupKey).find((one) => one.key === key)
  const value = definition ? normalizeValue(definition, sent) : sent
  // Samples count as not set, so that a sample value can be confirmed as the real one.
  const ctx = { ...base, samples: false }
  await ctx.db.write(async (tx) => {
    await lockPublications(tx)
    const [group] = await readSettingGroups([groupKey], tx)
    if (!group) throw new Error(`the group ${groupKey} was not read`)
    const before = new Map<string, string>([...group.settings].map(([one, setting]) => [one, shownValue(setting, ctx)]))
    const today = dayOf(ctx.now())
    const problems = problemsOfSettings(groupKey, { sent: [{ key, value }], before, today })
    const problem = problems[0]
    if (problem) throw new Error(`${key} is not set: ${problem.message}`)
    if (before.get(key) === value) return
    const next = new Map([[key as SettingKey, { value, isSample: false }]])
    await storeVersion({ group, next, action: 'change-settings' }, tx, ctx)
  })
}
