import { useState } from 'react'

import { DeskUpdatePartnerDocument } from '../../graph/generated/partners/graphql.js'
import { formError, messageAt } from '../../graph/desk-error.js'
import { useDeskMutation } from '../../session/use-desk-mutation.js'
import { DeskDialog } from '../../ui/desk-dialog.js'
import { DialogForm } from '../../ui/dialog-form.js'
import { TextField } from '../../ui/fields.js'
import { typedNumber, type PartnerDialogProps } from './partner.js'
import { partnersCopy } from './partners.copy.js'

const copy = partnersCopy.editPartner

/** Changes the name and the limits of a partner; an empty limit is that of every partner. */
export function EditPartnerDialog({ partner, onChanged, onClose }: PartnerDialogProps) {
  const { id, limits, version } = partner
  const [name, setName] = useState(partner.name)
  const [minute, setMinute] = useState(limits.pointsPerMinute?.toString() ?? '')
  const [day, setDay] = useState(limits.pointsPerDay?.toString() ?? '')
  const { mutate, isBusy, error } = useDeskMutation(DeskUpdatePartnerDocument, ({ updatePartner }) => updatePartner)
  const save = async () => {
    const input = { id, version, name, pointsPerMinute: typedLimit(minute), pointsPerDay: typedLimit(day) }
    if (!(await mutate({ input }))) return
    await onChanged()
    onClose()
  }
  const isTaken = error?.code === 'PARTNER_EXISTS'
  const number = { inputMode: 'numeric', autoComplete: 'off' } as const
  return (
    <DeskDialog title={copy.title} onClose={onClose}>
      <DialogForm
        submitLabel={copy.action}
        isBusy={isBusy}
        error={isTaken ? undefined : formError(error, ['name', 'pointsPerMinute', 'pointsPerDay'])}
        onSubmit={save}
      >
        <p>{copy.text}</p>
        <TextField
          label={copy.name}
          autoComplete="off"
          value={name}
          onValue={setName}
          error={isTaken ? error.message : messageAt(error, 'name')}
        />
        <TextField
          {...number}
          label={copy.minute}
          hint={copy.minuteHint(limits.maxPointsPerMinute)}
          value={minute}
          onValue={setMinute}
          error={messageAt(error, 'pointsPerMinute')}
        />
        <TextField
          {...number}
          label={copy.day}
          hint={copy.dayHint(limits.maxPointsPerDay)}
          value={day}
          onValue={setDay}
          error={messageAt(error, 'pointsPerDay')}
        />
      </DialogForm>
    </DeskDialog>
  )
}

/** Returns the typed limit, null for none; an invalid number is rejected at its field. */
function typedLimit(text: string): number | null {
  return text.trim() === '' ? null : typedNumber(text)
}
