import { useState } from 'react'

import { DeskMergeReferralCodeDocument } from '../../graph/generated/referral-codes/graphql.js'
import { formError, messageAt } from '../../graph/desk-error.js'
import { useDeskMutation } from '../../session/use-desk-mutation.js'
import { DeskDialog } from '../../ui/desk-dialog.js'
import { DialogForm } from '../../ui/dialog-form.js'
import { TextAreaField, TextField } from '../../ui/fields.js'
import type { Code } from './referral-code.js'
import { referralCodesCopy } from './referral-codes.copy.js'

const copy = referralCodesCopy.merge

interface MergeDialogProps {
  readonly code: Code
  readonly onEnd: (isChanged: boolean) => void
}

/** Merges a code, or an id from links, permanently into another code. */
export function MergeDialog({ code: { id, owner, version }, onEnd }: MergeDialogProps) {
  const [into, setInto] = useState('')
  const [reason, setReason] = useState('')
  const { mutate, isBusy, error } = useDeskMutation(
    DeskMergeReferralCodeDocument,
    ({ mergeReferralCode }) => mergeReferralCode,
  )
  const merge = async () => {
    if (await mutate({ id, version, into, reason })) onEnd(true)
  }
  return (
    <DeskDialog title={copy.title(id)} onClose={() => onEnd(false)}>
      <DialogForm
        submitLabel={copy.action}
        variant="danger"
        isBusy={isBusy}
        error={formError(error, ['into', 'reason'])}
        onSubmit={merge}
      >
        {copy.lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
        {owner?.name && <p>{copy.loses(owner.name)}</p>}
        <TextField
          label={copy.into}
          hint={copy.intoHint}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          value={into}
          onValue={setInto}
          error={messageAt(error, 'into')}
        />
        <TextAreaField
          label={referralCodesCopy.reason}
          hint={referralCodesCopy.reasonHint}
          maxLength={500}
          value={reason}
          onValue={setReason}
          error={messageAt(error, 'reason')}
        />
      </DialogForm>
    </DeskDialog>
  )
}
