import { useState } from 'react'

import { DeskCreatePartnerDocument } from '../../graph/generated/partners/graphql.js'
import { sentenceAt, wholeSentence } from '../../graph/refusal.js'
import { useDeskMutation } from '../../session/use-desk-mutation.js'
import { DeskDialog } from '../../ui/desk-dialog.js'
import { DialogForm } from '../../ui/dialog-form.js'
import { TextField } from '../../ui/fields.js'

interface CreatePartnerDialogProps {
  readonly onCreated: (partnerId: string) => void
  readonly onClose: () => void
}

/** Notes a partner, who can do nothing until they have a key. */
export function CreatePartnerDialog({ onCreated, onClose }: CreatePartnerDialogProps) {
  const [name, setName] = useState('')
  const { act, isBusy, refusal } = useDeskMutation(DeskCreatePartnerDocument, ({ createPartner }) => createPartner)
  const create = async () => {
    const created = await act({ name })
    if (created) onCreated(created.partnerId)
  }
  const isTaken = refusal?.code === 'PARTNER_EXISTS'
  return (
    <DeskDialog title="Add a partner" onClose={onClose}>
      <DialogForm
        act="Add them"
        isBusy={isBusy}
        refusal={isTaken ? undefined : wholeSentence(refusal, ['name'])}
        onSubmit={create}
      >
        <TextField
          label="Name"
          hint="For example: Nile Travel."
          name="name"
          autoComplete="off"
          value={name}
          onValue={setName}
          error={isTaken ? refusal.message : sentenceAt(refusal, 'name')}
        />
      </DialogForm>
    </DeskDialog>
  )
}
