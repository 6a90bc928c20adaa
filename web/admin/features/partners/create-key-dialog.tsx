import { useState } from 'react'

import { DeskCreateApiKeyDocument, type KeyMode, type PartnerScope } from '../../graph/generated/partners/graphql.js'
import { ofInput, messageAt, formError, type DeskError } from '../../graph/desk-error.js'
import { useDeskMutation } from '../../session/use-desk-mutation.js'
import { CheckGroup } from '../../ui/check-group.js'
import { DeskDialog } from '../../ui/desk-dialog.js'
import { DialogForm } from '../../ui/dialog-form.js'
import { NewKey } from './key-shown.js'
import { scopeNames, scopeText, scopeLabels } from './key-labels.js'
import { typedNumber } from './partner.js'
import { partnersCopy } from './partners.copy.js'
import { useCreatedKey } from './use-created-key.js'
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

/** Creates a key for a partner, with exactly the ticked scopes. */
export function CreateKeyDialog({ partnerId, onChanged, onClose }: CreateKeyDialogProps) {
  const [requested, setRequested] = useState<RequestedKey>({ name: '', mode: 'TEST', scopes: [], days: '365' })
  const making = useDeskMutation(DeskCreateApiKeyDocument, ({ createApiKey }) => createApiKey)
  const { isLost, createdKey, make } = useCreatedKey(making, onChanged)
  const { days, mode, name, scopes } = requested
  const error = ofInput(making.error)
  const create = () => make({ input: { partnerId, name, mode, scopes: [...scopes], days: typedNumber(days) } })
  return (
    <DeskDialog title={createdKey ? copy.theNewKey : copy.makeAKey} onClose={onClose}>
      {createdKey ? (
        <NewKey createdKey={createdKey} onDone={onClose} />
      ) : (
        <DialogForm
          submitLabel={copy.action}
          isBusy={making.isBusy}
          error={isLost ?? formError(error, ['name', 'scopes', 'days'])}
          onSubmit={create}
        >
          <KeyFields requested={requested} error={error} onChange={(part) => setRequested({ ...requested, ...part })} />
        </DialogForm>
      )}
    </DeskDialog>
  )
}

interface KeyFieldsProps {
  readonly requested: RequestedKey
  readonly error: DeskError | undefined
  readonly onChange: (part: Partial<RequestedKey>) => void
}

function KeyFields({ requested: { days, mode, name, scopes }, onChange, error }: KeyFieldsProps) {
  return (
    <>
      <TextField
        label={copy.whatItIsFor}
        hint={copy.forExampleBookingPage}
        name="name"
        autoComplete="off"
        value={name}
        onValue={(value) => onChange({ name: value })}
        error={messageAt(error, 'name')}
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
        labelOf={(scope) => scopeLabels[scope]}
        note={scopeText}
        chosen={scopes}
        onChosen={(chosen) => onChange({ scopes: chosen })}
        error={messageAt(error, 'scopes')}
      />
      <TextField
        label={copy.validForDays}
        hint={copy.fromTo}
        name="days"
        inputMode="numeric"
        autoComplete="off"
        value={days}
        onValue={(value) => onChange({ days: value })}
        error={messageAt(error, 'days')}
      />
    </>
  )
}
