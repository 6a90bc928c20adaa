import { Button } from '@seneb/ui/button'
import { useState } from 'react'

import { DeskDialog } from '../ui/desk-dialog.js'
import { FormAttempt } from '../ui/field-error.js'
import { TextField } from '../ui/fields.js'
import { proseEditorCopy as copy } from './prose-editor.copy.js'

interface LinkDialogProps {
  readonly address: string
  /** Addresses that the text may link to. */
  readonly allowed: RegExp
  readonly onSet: (address: string) => void
  readonly onClose: () => void
}

/**
 * Asks for the address of a link; only addresses that the site shows can be set. It is part of the form of the text, so
 * it has no form of its own.
 */
export function LinkDialog({ address: before, allowed, onClose, onSet }: LinkDialogProps) {
  const [address, setAddress] = useState(before)
  const [error, setError] = useState<string>()
  const set = () => {
    const typed = address.trim()
    if (typed === '' || allowed.test(typed)) onSet(typed)
    else setError(copy.linkProblem)
  }
  return (
    <DeskDialog title={copy.linkTitle} onClose={onClose}>
      <div className="grid gap-4">
        <FormAttempt value={undefined}>
          <TextField
            label={copy.linkAddress}
            hint={copy.linkHint}
            value={address}
            onValue={(typed) => {
              setAddress(typed)
              setError(undefined)
            }}
            onKeyDown={(event) => {
              if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
              // The form of the text is not sent by it.
              event.preventDefault()
              event.stopPropagation()
              set()
            }}
            error={error}
            autoComplete="off"
            inputMode="url"
            data-first-focus
          />
        </FormAttempt>
        <div className="flex flex-wrap justify-end gap-2">
          <Button variant="quiet" onClick={onClose}>
            {copy.cancel}
          </Button>
          <Button variant="brand" onClick={set}>
            {copy.setLink}
          </Button>
        </div>
      </div>
    </DeskDialog>
  )
}
