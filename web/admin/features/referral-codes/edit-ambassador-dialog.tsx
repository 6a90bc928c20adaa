import { useState } from 'react'

import { DeskUpdateAmbassadorDocument } from '../../graph/generated/referral-codes/graphql.js'
import { formError, messageAt, ofInput } from '../../graph/desk-error.js'
import { useDeskMutation } from '../../session/use-desk-mutation.js'
import { CheckField } from '../../ui/check-group.js'
import { DeskDialog } from '../../ui/desk-dialog.js'
import { DialogForm } from '../../ui/dialog-form.js'
import { TextField } from '../../ui/fields.js'
import type { AmbassadorEntry } from './referral-code.js'
import { referralCodesCopy } from './referral-codes.copy.js'

const copy = referralCodesCopy.editAmbassador
const fields = ['name', 'email', 'publicName', 'publicNameAgreed']

interface EditAmbassadorDialogProps {
  readonly ambassador: Pick<AmbassadorEntry, 'id' | 'version'>
  readonly personal: NonNullable<AmbassadorEntry['personal']>
  readonly onEnd: (isChanged: boolean) => void
}

/** Changes the names and the email; a public name requires the ambassador's agreement (D-11). */
export function EditAmbassadorDialog({ ambassador: { id, version }, onEnd, personal }: EditAmbassadorDialogProps) {
  const [name, setName] = useState(personal.name)
  const [email, setEmail] = useState(personal.email)
  const [publicName, setPublicName] = useState(personal.publicName ?? '')
  const [publicNameAgreed, setAgreed] = useState(Boolean(personal.publicName))
  const { mutate, isBusy, error } = useDeskMutation(
    DeskUpdateAmbassadorDocument,
    ({ updateAmbassador }) => updateAmbassador,
  )
  const save = async () => {
    const input = { id, version, name, email, publicName: publicName.trim() || null, publicNameAgreed }
    if (await mutate({ input })) onEnd(true)
  }
  const changePublicName = (next: string) => {
    setPublicName(next)
    // The agreement was to the name that was there.
    setAgreed(next === personal.publicName)
  }
  const problem = ofInput(error)
  return (
    <DeskDialog title={copy.title} onClose={() => onEnd(false)}>
      <DialogForm submitLabel={copy.action} isBusy={isBusy} error={formError(problem, fields)} onSubmit={save}>
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
        <TextField
          label={copy.publicName}
          hint={copy.publicNameHint}
          autoComplete="off"
          value={publicName}
          onValue={changePublicName}
          error={messageAt(problem, 'publicName')}
        />
        <CheckField
          label={copy.agreed}
          checked={publicNameAgreed}
          onChecked={setAgreed}
          error={messageAt(problem, 'publicNameAgreed')}
        />
      </DialogForm>
    </DeskDialog>
  )
}
