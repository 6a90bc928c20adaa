import { Button } from '@seneb/ui/button'
import type { ReactNode } from 'react'

import { useDialogClose } from './desk-dialog.js'
import { DeskForm } from './desk-form.js'
import { NoteBar } from './note-bar.js'
import { uiCopy } from './ui.copy.js'

const copy = uiCopy.dialogForm

interface DialogFormProps {
  /** Label of the submit button. */
  readonly submitLabel: string
  readonly variant?: 'brand' | 'danger'
  readonly isBusy: boolean
  readonly error: string | undefined
  readonly onSubmit: () => Promise<void>
  readonly children: ReactNode
}

/** Fields of a dialog, the reason for a refusal, and buttons to submit or cancel. */
export function DialogForm({ submitLabel, variant = 'brand', isBusy, error, onSubmit, children }: DialogFormProps) {
  const close = useDialogClose()
  return (
    <DeskForm onSubmit={onSubmit}>
      {children}
      {error && <NoteBar tone="bad">{error}</NoteBar>}
      <div className="flex flex-wrap justify-end gap-2">
        <Button variant="quiet" onClick={close}>
          {copy.cancel}
        </Button>
        <Button variant={variant} type="submit" isBusy={isBusy}>
          {submitLabel}
        </Button>
      </div>
    </DeskForm>
  )
}
