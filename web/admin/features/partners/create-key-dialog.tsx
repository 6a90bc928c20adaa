import { useState } from 'react'

import { DeskCreateApiKeyDocument, type KeyMode, type PartnerScope } from '../../graph/generated/partners/graphql.js'
import { ofInput, messageAt, formError, type Refusal } from '../../graph/refusal.js'
import { useDeskMutation } from '../../session/use-desk-mutation.js'
import { CheckGroup } from '../../ui/check-group.js'
import { DeskDialog } from '../../ui/desk-dialog.js'
import { DialogForm } from '../../ui/dialog-form.js'
import { NewKey } from './key-shown.js'
import { scopeNames, scopeText, scopeLabels } from './key-words.js'
import { typedNumber } from './partner.js'
import { partnersCopy } from './partners.copy.js'
import { useCreatedKey } from './use-made-key.js'
import { SelectField, TextField } from '../../ui/fields.js'

const copy = partnersCopy.createKeyDialog

interface CreateKeyDialogProps {
  readonly partnerId: string
  readonly onChanged: () => Promise<void>
  readonly onClose: () => void
}

interface RequestedKey {
  readonly name: string
  readonly mode: KeyMode
  readonly scopes: readonly PartnerScope[]
  readonly days: string
}

const modes = copy.modes

/** Makes a key for a partner, which may do nothing but what is ticked. */
export function CreateKeyDialog({ partnerId, onChanged, onClose }: CreateKeyDialogProps) {
  const [wanted, setRequested] = useState<RequestedKey>({ name: '', mode: 'TEST', scopes: [], days: '365' })
  const making = useDeskMutation(DeskCreateApiKeyDocument, ({ createApiKey }) => createApiKey)
  const { isLost, made, make } = useCreatedKey(making, onChanged)
  const { days, mode, name, scopes } = wanted
  const refusal = ofInput(making.refusal)
  const create = () => make({ input: { partnerId, name, mode, scopes: [...scopes], days: typedNumber(days) } })
  return (
    <DeskDialog title={made ? copy.theNewKey : copy.makeAKey} onClose={onClose}>
      {made ? (
        <NewKey made={made} onDone={onClose} />
      ) : (
        <DialogForm
          act={copy.action}
          isBusy={making.isBusy}
          refusal={isLost ?? formError(refusal, ['name', 'scopes', 'days'])}
          onSubmit={create}
        >
          <KeyFields wanted={wanted} refusal={refusal} onChange={(part) => setRequested({ ...wanted, ...part })} />
        </DialogForm>
      )}
    </DeskDialog>
  )
}

interface KeyFieldsProps {
  readonly wanted: RequestedKey
  readonly refusal: Refusal | undefined
  readonly onChange: (part: Partial<RequestedKey>) => void
}

function KeyFields({ wanted: { days, mode, name, scopes }, onChange, refusal }: KeyFieldsProps) {
  return (
    <>
      <TextField
        label={copy.whatItIsFor}
        hint={copy.forExampleBookingPage}
        name="name"
        autoComplete="off"
        value={name}
        onValue={(value) => onChange({ name: value })}
        error={messageAt(refusal, 'name')}
      />
      <SelectField
        label={copy.mode}
        value={mode}
        options={modes}
        onValue={(value) => onChange({ mode: value as KeyMode })}
      />
      <CheckGroup
        legend={copy.legend}
        values={scopeNames}
        words={(scope) => scopeLabels[scope]}
        note={scopeText}
        chosen={scopes}
        onChosen={(chosen) => onChange({ scopes: chosen })}
        error={messageAt(refusal, 'scopes')}
      />
      <TextField
        label={copy.validForDays}
        hint={copy.fromTo}
        name="days"
        inputMode="numeric"
        autoComplete="off"
        value={days}
        onValue={(value) => onChange({ days: value })}
        error={messageAt(refusal, 'days')}
      />
    </>
  )
}
