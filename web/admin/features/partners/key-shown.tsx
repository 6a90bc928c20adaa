import { Button } from '@seneb/ui/button'
import { Copy } from 'lucide-react'
import { useId, useState } from 'react'

import { Day, When } from '../../ui/when.js'
import { focusOnMount } from '../../ui/focus-on-mount.js'
import { NoteBar } from '../../ui/note-bar.js'
import type { MadeKey } from './partner.js'

interface KeyShownProps {
  readonly made: MadeKey
  readonly onDone: () => void
}

/** The whole key, this once (S11): we store nothing it could be read from. */
export function KeyShown({ made: { expiresAt, key, retiresAt }, onDone }: KeyShownProps) {
  const id = useId()
  return (
    <div className="desk-form" data-shown-once>
      <NoteBar tone="warn" title="This key is shown once">
        We don't store the key itself. Copy it before you close this; if it is lost, revoke it and create another.
      </NoteBar>
      <div>
        <label htmlFor={id} className="field-label">
          The key
        </label>
        <textarea
          id={id}
          readOnly
          rows={3}
          spellCheck={false}
          className="control break-all font-mono"
          ref={focusOnMount}
          value={key}
          onFocus={(event) => event.target.select()}
        />
      </div>
      <CopyButton text={key} />
      <p className="desk-small">
        It works until <Day at={expiresAt} />.{' '}
        {retiresAt && (
          <>
            The key it replaces works until <When at={retiresAt} />.
          </>
        )}
      </p>
      <div className="flex justify-end">
        <Button variant="brand" onClick={onDone}>
          Close, I have stored it
        </Button>
      </div>
    </div>
  )
}

function CopyButton({ text }: { readonly text: string }) {
  const [outcome, setOutcome] = useState('')
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setOutcome('Copied'),
      () => setOutcome('Your browser could not copy it: please select and copy it yourself.'),
    )
  return (
    <div className="flex flex-wrap items-center gap-2">
      <Button onClick={() => void copy()}>
        <Copy aria-hidden size={16} /> Copy the key
      </Button>
      <span role="status" className="desk-small">
        {outcome}
      </span>
    </div>
  )
}
