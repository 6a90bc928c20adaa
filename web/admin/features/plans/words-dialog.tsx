import { useState } from 'react'

import { sentenceAt, wholeSentence, type Refusal } from '../../graph/refusal.js'
import { DeskDialog } from '../../ui/desk-dialog.js'
import { DialogForm } from '../../ui/dialog-form.js'
import type { PlanDialogProps } from './plan-dialog.js'
import { TextAreaField } from '../../ui/fields.js'

interface WordsDialogProps extends Pick<PlanDialogProps, 'onEnd'> {
  readonly title: string
  readonly label: string
  readonly act: string
  readonly doing: { readonly isBusy: boolean; readonly refusal: Refusal | undefined }
  /** Does it with these words; whether it was done. */
  readonly onWords: (words: string) => Promise<unknown>
}

/** An act about a plan that takes a few words of why. */
export function WordsDialog({ act, doing: { isBusy, refusal }, label, onEnd, onWords, title }: WordsDialogProps) {
  const [words, setWords] = useState('')
  const submit = async () => {
    if (await onWords(words)) onEnd(true)
  }
  return (
    <DeskDialog title={title} onClose={() => onEnd(false)}>
      <DialogForm act={act} isBusy={isBusy} refusal={wholeSentence(refusal, ['note'])} onSubmit={submit}>
        <TextAreaField label={label} value={words} onValue={setWords} error={sentenceAt(refusal, 'note')} />
      </DialogForm>
    </DeskDialog>
  )
}
