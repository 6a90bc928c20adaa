import { useState } from 'react'

import { DeskCreatePartnerDocument } from '../../graph/generated/partners/graphql.js'
import { messageAt, formError } from '../../graph/desk-error.js'
import { useDeskMutation } from '../../session/use-desk-mutation.js'
import { DeskDialog } from '../../ui/desk-dialog.js'
import { DialogForm } from '../../ui/dialog-form.js'
import { TextField } from '../../ui/fields.js'
import { partnersCopy } from './partners.copy.js'

const copy = partnersCopy.createPartnerDialog

interface CreatePartnerDialogProps {
  readonly onCreated: (partnerId: string) => void
  readonly onClose: () => void
}

/** Notes a partner, who can do nothing until they have a key. */
export function CreatePartnerDialog({ onCreated, onClose }: CreatePartnerDialogProps) {
  const [name, setName] = useState('')
  const { mutate, isBusy, error } = useDeskMutation(DeskCreatePartnerDocument, ({ createPartner }) => createPartner)
  const create = async () => {
    const created = await mutate({ name })
    if (created) onCreated(created.partnerId)
  }
  const isTaken = error?.code === 'PARTNER_EXISTS'
  return (
    <DeskDialog title={copy.title} onClose={onClose}>
      <DialogForm
        submitLabel={copy.action}
        isBusy={isBusy}
        error={isTaken ? undefined : formError(error, ['name'])}
        onSubmit={create}
      >
        <TextField
          label={copy.label}
          hint={copy.hint}
          name="name"
          autoComplete="off"
          value={name}
          onValue={setName}
          error={isTaken ? error.message : messageAt(error, 'name')}
        />
      </DialogForm>
    </DeskDialog>
  )
}
