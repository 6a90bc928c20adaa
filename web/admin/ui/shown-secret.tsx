import { Button } from '@seneb/ui/button'
import { Copy } from 'lucide-react'
import { useId, useState, type ReactNode } from 'react'

import { focusOnMount } from './focus-on-mount.js'
import { NoteBar } from './note-bar.js'
import { uiCopy } from './ui.copy.js'

const texts = uiCopy.shownSecret

interface ShownSecretProps {
  readonly title: string
  readonly note: string
  readonly label: string
  readonly secret: string
  readonly copyLabel: string
  /** Validity of the secret. */
  readonly children: ReactNode
  readonly onDone: () => void
}

/** A secret, shown once (S11): the server stores only a digest. */
export function ShownSecret({ children, copyLabel, label, note, onDone, secret, title }: ShownSecretProps) {
  const id = useId()
  return (
    <div className="desk-form" data-shown-once>
      <NoteBar tone="warn" title={title}>
        {note}
      </NoteBar>
      <div>
        <label htmlFor={id} className="field-label">
          {label}
        </label>
        <textarea
          id={id}
          readOnly
          rows={3}
          spellCheck={false}
          className="control break-all font-mono"
          ref={focusOnMount}
          value={secret}
          onFocus={(event) => event.target.select()}
        />
      </div>
      <CopyButton label={copyLabel} text={secret} />
      <p className="desk-small">{children}</p>
      <div className="flex justify-end">
        <Button variant="brand" onClick={onDone}>
          {texts.closeIHaveStored}
        </Button>
      </div>
    </div>
  )
}

function CopyButton({ label, text }: { readonly label: string; readonly text: string }) {
  const [outcome, setOutcome] = useState('')
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setOutcome(texts.copied),
      () => setOutcome(texts.yourBrowserCouldNot),
    )
  return (
    <div className="flex flex-wrap items-center gap-2">
      <Button onClick={() => void copy()}>
        <Copy aria-hidden size={16} /> {label}
      </Button>
      <span role="status" className="desk-small">
        {outcome}
      </span>
    </div>
  )
}
