import { useState } from 'react'

import { DeskAddAmbassadorDocument, type ReferralType } from '../../graph/generated/referral-codes/graphql.js'
import { formError, messageAt, ofInput } from '../../graph/desk-error.js'
import { useDeskMutation } from '../../session/use-desk-mutation.js'
import { useRequestKey } from '../../session/use-request-key.js'
import { DeskDialog } from '../../ui/desk-dialog.js'
import { DialogForm } from '../../ui/dialog-form.js'
import { notChosen, SelectField, TextField } from '../../ui/fields.js'
import { codeTypes } from './referral-code.js'
import { referralCodesCopy } from './referral-codes.copy.js'

const copy = referralCodesCopy.addAmbassador

interface AddAmbassadorDialogProps {
  readonly onAdded: (ambassadorId: string) => void
  readonly onClose: () => void
}

/** Adds an ambassador who did not apply by the form. */
export function AddAmbassadorDialog({ onAdded, onClose }: AddAmbassadorDialogProps) {
  const [name, setName] = useState('')
  const [email, setEmail] = useState('')
  const [type, setType] = useState('')
  const { mutate, isBusy, error } = useDeskMutation(DeskAddAmbassadorDocument, ({ addAmbassador }) => addAmbassador)
  const keyOf = useRequestKey()
  const add = async () => {
    const input = { name, email, ...(type ? { type: type as ReferralType } : {}) }
    const added = await mutate({ input, idempotencyKey: keyOf(input) })
    if (added) onAdded(added.id)
  }
  const problem = ofInput(error)
  return (
    <DeskDialog title={copy.title} onClose={onClose}>
      <DialogForm
        submitLabel={copy.action}
        isBusy={isBusy}
        error={formError(problem, ['name', 'email', 'type'])}
        onSubmit={add}
      >
        <p>{copy.text}</p>
        <TextField
          label={copy.name}
          autoComplete="off"
          value={name}
          onValue={setName}
          error={messageAt(problem, 'name')}
        />
        <TextField
          label={copy.email}
          type="email"
          autoComplete="off"
          value={email}
          onValue={setEmail}
          error={messageAt(problem, 'email')}
        />
        <SelectField
          label={copy.type}
          value={type}
          options={[notChosen, ...codeTypes]}
          onValue={setType}
          error={messageAt(problem, 'type')}
        />
      </DialogForm>
    </DeskDialog>
  )
}
