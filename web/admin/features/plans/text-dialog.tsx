import { useState } from 'react'

import { messageAt, formError, type DeskError } from '../../graph/desk-error.js'
import { DeskDialog } from '../../ui/desk-dialog.js'
import { DialogForm } from '../../ui/dialog-form.js'
import type { PlanDialogProps } from './plan-dialog.js'
import { TextAreaField } from '../../ui/fields.js'

interface TextDialogProps extends Pick<PlanDialogProps, 'onEnd'> {
  readonly title: string
  readonly label: string
  readonly submitLabel: string
  readonly doing: { readonly isBusy: boolean; readonly error: DeskError | undefined }
  /** Runs the action with the text; resolves to whether it succeeded. */
  readonly onText: (text: string) => Promise<unknown>
}

/** An action on a plan that requires a short reason. */
export function TextDialog({ submitLabel, doing: { isBusy, error }, label, onEnd, onText, title }: TextDialogProps) {
  const [text, setText] = useState('')
  const submit = async () => {
    if (await onText(text)) onEnd(true)
  }
  return (
    <DeskDialog title={title} onClose={() => onEnd(false)}>
      <DialogForm submitLabel={submitLabel} isBusy={isBusy} error={formError(error, ['note'])} onSubmit={submit}>
        <TextAreaField label={label} value={text} onValue={setText} error={messageAt(error, 'note')} />
      </DialogForm>
    </DeskDialog>
  )
}
