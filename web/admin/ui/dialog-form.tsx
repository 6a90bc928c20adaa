import { Button } from '@seneb/ui/button'
import type { ReactNode } from 'react'

import { useDialogClose } from './desk-dialog.js'
import { DeskForm } from './desk-form.js'
import { NoteBar } from './note-bar.js'

interface DialogFormProps {
  /** What the button says that does it. */
  readonly act: string
  readonly variant?: 'brand' | 'danger'
  readonly isBusy: boolean
  readonly refusal: string | undefined
  readonly onSubmit: () => Promise<void>
  readonly children: ReactNode
}

/** What a dialog asks, why it was not done, and the two ways out. */
export function DialogForm({ act, variant = 'brand', isBusy, refusal, onSubmit, children }: DialogFormProps) {
  const close = useDialogClose()
  return (
    <DeskForm onSubmit={onSubmit}>
      {children}
      {refusal && <NoteBar tone="bad">{refusal}</NoteBar>}
      <div className="flex flex-wrap justify-end gap-2">
        <Button variant="quiet" onClick={close}>
          Cancel
        </Button>
        <Button variant={variant} type="submit" isBusy={isBusy}>
          {act}
        </Button>
      </div>
    </DeskForm>
  )
}
