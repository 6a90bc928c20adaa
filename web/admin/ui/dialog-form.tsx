import type { ReactNode } from 'react'

import { DeskButton } from './desk-button.js'
import { useDialogClose } from './desk-dialog.js'
import { DeskForm } from './desk-form.js'
import { NoteBar } from './note-bar.js'

interface DialogFormProps {
  /** What the button says that does it. */
  readonly act: string
  readonly tone?: 'solid' | 'danger'
  readonly isBusy: boolean
  readonly refusal: string | undefined
  readonly onSubmit: () => Promise<void>
  readonly children: ReactNode
}

/** What a dialog asks, why it was not done, and the two ways out. */
export function DialogForm({ act, tone = 'solid', isBusy, refusal, onSubmit, children }: DialogFormProps) {
  const close = useDialogClose()
  return (
    <DeskForm onSubmit={onSubmit}>
      {children}
      {refusal && <NoteBar tone="bad">{refusal}</NoteBar>}
      <div className="flex flex-wrap justify-end gap-2">
        <DeskButton tone="quiet" onClick={close}>
          Cancel
        </DeskButton>
        <DeskButton tone={tone} type="submit" isBusy={isBusy}>
          {act}
        </DeskButton>
      </div>
    </DeskForm>
  )
}
