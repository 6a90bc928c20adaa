import { useState } from 'react'

import { formError, messageAt } from '../../graph/desk-error.js'
import { DeskWriteByTelephoneDocument } from '../../graph/generated/telephone/graphql.js'
import { useDeskMutation } from '../../session/use-desk-mutation.js'
import { useRequestKey } from '../../session/use-request-key.js'
import { DeskDialog } from '../../ui/desk-dialog.js'
import { DialogForm } from '../../ui/dialog-form.js'
import { TextAreaField } from '../../ui/fields.js'
import type { TelephoneDialogProps } from './telephone-dialog-props.js'
import { telephoneCopy } from './telephone.copy.js'

const copy = telephoneCopy.write

/** Files a message that the patient dictates. */
export function WriteDialog({ details: { enquiry }, onEnd }: TelephoneDialogProps) {
  const [text, setText] = useState('')
  const [isMissing, setMissing] = useState(false)
  const keyOf = useRequestKey()
  const { mutate, isBusy, error } = useDeskMutation(DeskWriteByTelephoneDocument, (result) => result.writeByTelephone)
  const file = async () => {
    const message = { id: enquiry.id, text: text.trim() }
    setMissing(!message.text)
    if (message.text && (await mutate({ ...message, idempotencyKey: keyOf(message) }))) onEnd(true)
  }
  return (
    <DeskDialog title={copy.title} onClose={() => onEnd(false)}>
      <DialogForm submitLabel={copy.action} isBusy={isBusy} error={formError(error, ['text'])} onSubmit={file}>
        <TextAreaField
          label={copy.label}
          rows={6}
          maxLength={2000}
          value={text}
          error={isMissing && !text.trim() ? copy.pleaseWrite : messageAt(error, 'text')}
          onValue={setText}
        />
      </DialogForm>
    </DeskDialog>
  )
}
