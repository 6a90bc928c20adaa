import { Button } from '@seneb/ui/button'
import { Fingerprint } from 'lucide-react'

import { OrLine } from '../ui/or-line.js'
import { canUsePasskeys } from './passkey-prompt.js'
import { PasskeysElsewhere } from './passkeys-elsewhere.js'

interface PasskeyWayProps {
  readonly label: string
  readonly variant?: 'gold' | 'brand' | 'outline'
  readonly isBusy: boolean
  readonly onAsk: () => void
}

/**
 * The way by a passkey, before the ways by typing. Where this address has none it says where there are some; where the
 * browser has none there is nothing to see.
 */
export function PasskeyWay({ label, variant = 'gold', isBusy, onAsk }: PasskeyWayProps) {
  if (!canUsePasskeys()) return <PasskeysElsewhere />
  return (
    <>
      <Button variant={variant} isBusy={isBusy} onClick={onAsk}>
        <Fingerprint aria-hidden size={18} /> {label}
      </Button>
      <OrLine />
    </>
  )
}
