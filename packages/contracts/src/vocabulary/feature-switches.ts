/** Switches that change the behavior of services at run time. Each is a setting of the site, with a shipped default. */
export const featureSwitches = {
  /** Whether the trip planner accepts new enquiries. */
  'planner.acceptsEnquiries': true,
  /** Whether a subscription counts only after a click in its mail (D-16). */
  'newsletter.doubleOptIn': true,
  /** Whether an address that is subscribed already gets the reply of a new one (D-17). */
  'newsletter.hideDuplicates': false,
  /** Whether a referral id that was never issued is accepted as unverified (D-07). */
  'referral.acceptUnknown': true,
} as const satisfies Record<string, boolean>

export type FeatureSwitch = keyof typeof featureSwitches

export const featureSwitchNames = Object.keys(featureSwitches) as readonly FeatureSwitch[]

export function isFeatureSwitch(key: string): key is FeatureSwitch {
  return Object.hasOwn(featureSwitches, key)
}
