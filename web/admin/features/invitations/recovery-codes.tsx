import { Download } from 'lucide-react'
import { useState } from 'react'

import { DeskButton } from '../../ui/desk-button.js'

interface RecoveryCodesProps {
  readonly codes: readonly string[]
  readonly onStored: () => void
}

/** Recovery codes, shown this once: to write down or to download before going on. */
export function RecoveryCodes({ codes, onStored }: RecoveryCodesProps) {
  const [isStored, setStored] = useState(false)
  return (
    <div className="desk-form">
      <p>
        Each of these stands in for your code app once, should you lose it. They are not shown again, to nobody. Put
        them where only you can reach them.
      </p>
      <ol className="desk-codes" aria-label="Recovery codes">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
      <DeskButton onClick={() => download(codes)}>
        <Download aria-hidden size={16} /> Download as a text file
      </DeskButton>
      <label className="desk-check">
        <input type="checkbox" checked={isStored} onChange={(event) => setStored(event.target.checked)} />I have stored
        them
      </label>
      <DeskButton tone="gold" aria-disabled={!isStored} onClick={onStored}>
        Open the desk
      </DeskButton>
    </div>
  )
}

function download(codes: readonly string[]): void {
  const file = URL.createObjectURL(new Blob([`${codes.join('\n')}\n`], { type: 'text/plain' }))
  const link = document.createElement('a')
  link.href = file
  link.download = 'seneb-recovery-codes.txt'
  link.click()
  URL.revokeObjectURL(file)
}
