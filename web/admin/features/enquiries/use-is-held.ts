import { useNow } from '../../ui/use-now.js'
import type { Enquiry } from './use-enquiry-pages.js'

/** Whether somebody's claim of the enquiry still lasts. */
export function useIsHeld({ claimedUntil }: Enquiry): boolean {
  const now = useNow()
  return Boolean(claimedUntil && Date.parse(claimedUntil) > now)
}
