import { Button } from '@seneb/ui/button'
import { Fingerprint } from 'lucide-react'

import { OrLine } from '../ui/or-line.js'
import { canUsePasskeys } from './passkey-prompt.js'
import { PasskeysElsewhere } from './passkeys-elsewhere.js'

interface PasskeyMethodProps {
  readonly label: string
  readonly variant?: 'gold' | 'brand' | 'outline'
  readonly isBusy: boolean
  readonly onRequest: () => void
}

/**
 * Sign-in by passkey, shown before the typed methods. At an address without passkeys, it links to one that has them; in
 * a browser without passkeys, it shows nothing.
 */
export function PasskeyMethod({ label, variant = 'gold', isBusy, onRequest }: PasskeyMethodProps) {
  if (!canUsePasskeys()) return <PasskeysElsewhere />
  return (
    <>
      <Button variant={variant} isBusy={isBusy} onClick={onRequest}>
        <Fingerprint aria-hidden size={18} /> {label}
      </Button>
      <OrLine />
    </>
  )
}
