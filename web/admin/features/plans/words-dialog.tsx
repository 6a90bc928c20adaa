import { useState } from 'react'

import { messageAt, formError, type Refusal } from '../../graph/refusal.js'
import { DeskDialog } from '../../ui/desk-dialog.js'
import { DialogForm } from '../../ui/dialog-form.js'
import type { PlanDialogProps } from './plan-dialog.js'
import { TextAreaField } from '../../ui/fields.js'

interface TextDialogProps extends Pick<PlanDialogProps, 'onEnd'> {
  readonly title: string
  readonly label: string
  readonly act: string
  readonly doing: { readonly isBusy: boolean; readonly refusal: Refusal | undefined }
  /** Does it with these words; whether it was done. */
  readonly onText: (words: string) => Promise<unknown>
}

/** An act about a plan that takes a few words of why. */
export function TextDialog({ act, doing: { isBusy, refusal }, label, onEnd, onText, title }: TextDialogProps) {
  const [words, setText] = useState('')
  const submit = async () => {
    if (await onText(words)) onEnd(true)
  }
  return (
    <DeskDialog title={title} onClose={() => onEnd(false)}>
      <DialogForm act={act} isBusy={isBusy} refusal={formError(refusal, ['note'])} onSubmit={submit}>
        <TextAreaField label={label} value={words} onValue={setText} error={messageAt(refusal, 'note')} />
      </DialogForm>
    </DeskDialog>
  )
}
