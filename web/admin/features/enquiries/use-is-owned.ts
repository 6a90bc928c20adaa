import { useNow } from '../../ui/use-now.js'
import type { Enquiry } from '../../enquiry/enquiry.js'

/** Whether a claim of the enquiry is still in effect. */
export function useIsOwned({ claimedUntil }: Enquiry): boolean {
  const now = useNow()
  return Boolean(claimedUntil && Date.parse(claimedUntil) > now)
}
