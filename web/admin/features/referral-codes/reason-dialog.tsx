import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import { useState } from 'react'

import { formError, messageAt } from '../../graph/desk-error.js'
import { useDeskMutation } from '../../session/use-desk-mutation.js'
import { DeskDialog } from '../../ui/desk-dialog.js'
import { DialogForm } from '../../ui/dialog-form.js'
import { TextAreaField } from '../../ui/fields.js'
import { referralCodesCopy as copy } from './referral-codes.copy.js'

interface ReasonVariables {
  readonly id: string
  readonly version: number
  readonly reason: string
}

interface ReasonDialogProps<Result, Union extends object> {
  readonly title: string
  /** Consequences, in plain sentences. */
  readonly lines: readonly string[]
  readonly action: string
  readonly variant?: 'brand' | 'danger'
  readonly record: { readonly id: string; readonly version: number }
  readonly document: TypedDocumentNode<Result, ReasonVariables>
  readonly resultOf: (data: Result) => Union
  readonly onEnd: (isChanged: boolean) => void
}

/** Shows the consequences of a change, and asks for the reason that the history shows. */
export function ReasonDialog<Result, Union extends object>(props: ReasonDialogProps<Result, Union>) {
  const { action, document, lines, onEnd, record, resultOf, title, variant = 'brand' } = props
  const [reason, setReason] = useState('')
  const { mutate, isBusy, error } = useDeskMutation(document, resultOf)
  const submit = async () => {
    if (await mutate({ id: record.id, version: record.version, reason })) onEnd(true)
  }
  return (
    <DeskDialog title={title} onClose={() => onEnd(false)}>
      <DialogForm
        submitLabel={action}
        variant={variant}
        isBusy={isBusy}
        error={formError(error, ['reason'])}
        onSubmit={submit}
      >
        {lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
        <TextAreaField
          label={copy.reason}
          hint={copy.reasonHint}
          maxLength={500}
          value={reason}
          onValue={setReason}
          error={messageAt(error, 'reason')}
        />
      </DialogForm>
    </DeskDialog>
  )
}
