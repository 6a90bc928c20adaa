import { featureSwitches, type FeatureSwitch } from '@seneb/contracts/vocabulary/feature-switches'

/** Whether a switch is on by its stored value; a value that is neither `on` nor `off` counts as the shipped one. */
export function isSwitchOn(name: FeatureSwitch, value: string | null | undefined): boolean {
  if (value === 'on') return true
  return value === 'off' ? false : featureSwitches[name]
}
