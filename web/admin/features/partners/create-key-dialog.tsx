import { useState } from 'react'

import { DeskCreateApiKeyDocument, type KeyMode, type PartnerScope } from '../../graph/generated/partners/graphql.js'
import { ofInput, sentenceAt, wholeSentence, type Refusal } from '../../graph/refusal.js'
import { useDeskMutation } from '../../session/use-desk-mutation.js'
import { CheckGroup } from '../../ui/check-group.js'
import { DeskDialog } from '../../ui/desk-dialog.js'
import { DialogForm } from '../../ui/dialog-form.js'
import { KeyShown } from './key-shown.js'
import { scopeNames, scopeText, scopeWords } from './key-words.js'
import { typedNumber } from './partner.js'
import { partnersCopy } from './partners.copy.js'
import { useMadeKey } from './use-made-key.js'
import { SelectField, TextField } from '../../ui/fields.js'

const copy = partnersCopy.createKeyDialog

interface CreateKeyDialogProps {
  readonly partnerId: string
  readonly onChanged: () => Promise<void>
  readonly onClose: () => void
}

interface WantedKey {
  readonly name: string
  readonly mode: KeyMode
  readonly scopes: readonly PartnerScope[]
  readonly days: string
}

const modes = copy.modes

/** Makes a key for a partner, which may do nothing but what is ticked. */
export function CreateKeyDialog({ partnerId, onChanged, onClose }: CreateKeyDialogProps) {
  const [wanted, setWanted] = useState<WantedKey>({ name: '', mode: 'TEST', scopes: [], days: '365' })
  const making = useDeskMutation(DeskCreateApiKeyDocument, ({ createApiKey }) => createApiKey)
  const { isLost, made, make } = useMadeKey(making, onChanged)
  const { days, mode, name, scopes } = wanted
  const refusal = ofInput(making.refusal)
  const create = () => make({ input: { partnerId, name, mode, scopes: [...scopes], days: typedNumber(days) } })
  return (
    <DeskDialog title={made ? copy.theNewKey : copy.makeAKey} onClose={onClose}>
      {made ? (
        <KeyShown made={made} onDone={onClose} />
      ) : (
        <DialogForm
          act={copy.action}
          isBusy={making.isBusy}
          refusal={isLost ?? wholeSentence(refusal, ['name', 'scopes', 'days'])}
          onSubmit={create}
        >
          <KeyFields wanted={wanted} refusal={refusal} onChange={(part) => setWanted({ ...wanted, ...part })} />
        </DialogForm>
      )}
    </DeskDialog>
  )
}

interface KeyFieldsProps {
  readonly wanted: WantedKey
  readonly refusal: Refusal | undefined
  readonly onChange: (part: Partial<WantedKey>) => void
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
        error={sentenceAt(refusal, 'name')}
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
        words={(scope) => scopeWords[scope]}
        note={scopeText}
        chosen={scopes}
        onChosen={(chosen) => onChange({ scopes: chosen })}
        error={sentenceAt(refusal, 'scopes')}
      />
      <TextField
        label={copy.validForDays}
        hint={copy.fromTo}
        name="days"
        inputMode="numeric"
        autoComplete="off"
        value={days}
        onValue={(value) => onChange({ days: value })}
        error={sentenceAt(refusal, 'days')}
      />
    </>
  )
}
