import { Button } from '@seneb/ui/button'
import type { ReactNode } from 'react'

import { useDialogClose } from './desk-dialog.js'
import { DeskForm } from './desk-form.js'
import { NoteBar } from './note-bar.js'
import { uiCopy } from './ui.copy.js'

const copy = uiCopy.dialogForm

interface DialogFormProps {
  /** Label of the submit button. */
  readonly act: string
  readonly variant?: 'brand' | 'danger'
  readonly isBusy: boolean
  readonly refusal: string | undefined
  readonly onSubmit: () => Promise<void>
  readonly children: ReactNode
}

/** Fields of a dialog, the reason for a refusal, and buttons to submit or cancel. */
export function DialogForm({ act, variant = 'brand', isBusy, refusal, onSubmit, children }: DialogFormProps) {
  const close = useDialogClose()
  return (
    <DeskForm onSubmit={onSubmit}>
      {children}
      {refusal && <NoteBar tone="bad">{refusal}</NoteBar>}
      <div className="flex flex-wrap justify-end gap-2">
        <Button variant="quiet" onClick={close}>
          {copy.cancel}
        </Button>
        <Button variant={variant} type="submit" isBusy={isBusy}>
          {act}
        </Button>
      </div>
    </DeskForm>
  )
}
