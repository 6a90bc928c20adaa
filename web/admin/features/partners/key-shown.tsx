import { Button } from '@seneb/ui/button'
import { Copy } from 'lucide-react'
import { useId, useState } from 'react'

import { Day, When } from '../../ui/when.js'
import { focusOnMount } from '../../ui/focus-on-mount.js'
import { NoteBar } from '../../ui/note-bar.js'
import type { CreatedKey } from './partner.js'
import { partnersCopy } from './partners.copy.js'

const texts = partnersCopy.keyShown

interface NewKeyProps {
  readonly createdKey: CreatedKey
  readonly onDone: () => void
}

/** The whole key, this once (S11): we store nothing it could be read from. */
export function NewKey({ createdKey: { expiresAt, key, retiresAt }, onDone }: NewKeyProps) {
  const id = useId()
  return (
    <div className="desk-form" data-shown-once>
      <NoteBar tone="warn" title={texts.title}>
        {texts.note}
      </NoteBar>
      <div>
        <label htmlFor={id} className="field-label">
          {texts.theKey}
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
        {texts.itWorksUntil} <Day at={expiresAt} />.{' '}
        {retiresAt && (
          <>
            {texts.theKeyItReplaces} <When at={retiresAt} />.
          </>
        )}
      </p>
      <div className="flex justify-end">
        <Button variant="brand" onClick={onDone}>
          {texts.closeIHaveStored}
        </Button>
      </div>
    </div>
  )
}

function CopyButton({ text }: { readonly text: string }) {
  const [outcome, setOutcome] = useState('')
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setOutcome(texts.copied),
      () => setOutcome(texts.yourBrowserCouldNot),
    )
  return (
    <div className="flex flex-wrap items-center gap-2">
      <Button onClick={() => void copy()}>
        <Copy aria-hidden size={16} /> {texts.copyTheKey}
      </Button>
      <span role="status" className="desk-small">
        {outcome}
      </span>
    </div>
  )
}
