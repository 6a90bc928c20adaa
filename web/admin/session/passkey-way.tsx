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
 * Sign-in by passkey, shown before the typed methods. At an address without passkeys, it links to one that has them; in
 * a browser without passkeys, it shows nothing.
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
