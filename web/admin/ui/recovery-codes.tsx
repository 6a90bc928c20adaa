import { Button } from '@seneb/ui/button'
import { Checkbox } from '@seneb/ui/checkbox'
import { Copy, Download, Printer } from 'lucide-react'
import { useEffect, useState } from 'react'

import { codesCopy } from './codes.copy.js'

const texts = codesCopy.recoveryCodes

interface RecoveryCodesProps {
  readonly codes: readonly string[]
  /** Label of the button that continues. */
  readonly next: string
  readonly onStored: () => void
}

/** Recovery codes, shown this once: to write down, copy, print or download before going on. */
export function RecoveryCodes({ codes, next, onStored }: RecoveryCodesProps) {
  const [isStored, setStored] = useState(false)
  usePolling(isStored)
  return (
    <div className="desk-form" data-shown-once={isStored ? undefined : ''}>
      <p>{texts.text}</p>
      <ol className="desk-codes" aria-label={texts.recoveryCodes}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
      <WaysToStore codes={codes} />
      <Checkbox
        checked={isStored}
        onChange={(event) => setStored(event.target.checked)}
        label={texts.iHaveStoredThem}
      />
      <Button variant="gold" aria-disabled={!isStored} onClick={onStored}>
        {next}
      </Button>
    </div>
  )
}

/** Makes the browser ask for confirmation before leaving a page whose recovery codes are not confirmed as stored. */
function usePolling(isStored: boolean): void {
  useEffect(() => {
    if (isStored) return undefined
    const onBeforeUnload = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', onBeforeUnload)
    return () => window.removeEventListener('beforeunload', onBeforeUnload)
  }, [isStored])
}

function WaysToStore({ codes }: { readonly codes: readonly string[] }) {
  const [isCopied, setCopied] = useState(false)
  const text = `${codes.join('\n')}\n`
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setCopied(true),
      () => setCopied(false),
    )
  return (
    <div className="flex flex-wrap items-center gap-2">
      <Button onClick={() => download(text)}>
        <Download aria-hidden size={16} /> {texts.download}
      </Button>
      <Button onClick={() => void copy()}>
        <Copy aria-hidden size={16} /> {texts.copy}
      </Button>
      <Button onClick={() => window.print()}>
        <Printer aria-hidden size={16} /> {texts.print}
      </Button>
      <span role="status" className="desk-small">
        {isCopied && texts.copied}
      </span>
    </div>
  )
}

function download(text: string): void {
  const file = URL.createObjectURL(new Blob([text], { type: 'text/plain' }))
  const link = document.createElement('a')
  link.href = file
  link.download = 'seneb-recovery-codes.txt'
  link.click()
  URL.revokeObjectURL(file)
}
