import { Fingerprint } from 'lucide-react'

import { DeskButton } from '../ui/desk-button.js'
import { OrLine } from '../ui/or-line.js'
import { canUsePasskeys } from './passkey-prompt.js'
import { PasskeysElsewhere } from './passkeys-elsewhere.js'

interface PasskeyWayProps {
  readonly label: string
  readonly tone?: 'gold' | 'solid' | 'out'
  readonly isBusy: boolean
  readonly onAsk: () => void
}

/**
 * The way by a passkey, before the ways by typing. Where this address has none it says where there are some; where the
 * browser has none there is nothing to see.
 */
export function PasskeyWay({ label, tone = 'gold', isBusy, onAsk }: PasskeyWayProps) {
  if (!canUsePasskeys()) return <PasskeysElsewhere />
  return (
    <>
      <DeskButton tone={tone} isBusy={isBusy} onClick={onAsk}>
        <Fingerprint aria-hidden size={18} /> {label}
      </DeskButton>
      <OrLine />
    </>
  )
}
