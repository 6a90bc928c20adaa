import { useState } from 'react'

import { formError } from '../../graph/desk-error.js'
import { DeskCorrectByTelephoneDocument } from '../../graph/generated/telephone/graphql.js'
import { useDeskMutation } from '../../session/use-desk-mutation.js'
import { DeskDialog } from '../../ui/desk-dialog.js'
import { DialogForm } from '../../ui/dialog-form.js'
import { SelectField, TextField, notChosen } from '../../ui/fields.js'
import { factLabel, factValue } from '../enquiries/fact-labels.js'
import type { TelephoneDialogProps } from './telephone-dialog.js'
import { telephoneCopy } from './telephone.copy.js'

const copy = telephoneCopy.correct

/** Corrects a field of the form as the patient asks by telephone; the earlier value stays visible. */
export function CorrectDialog({ details: { enquiry, personal }, onEnd }: TelephoneDialogProps) {
  const [name, setName] = useState('')
  const [value, setValue] = useState('')
  const [isMissing, setMissing] = useState(false)
  const { mutate, isBusy, error } = useDeskMutation(
    DeskCorrectByTelephoneDocument,
    (result) => result.correctByTelephone,
  )
  const facts = personal?.facts ?? []
  const current = facts.find((fact) => fact.name === name)
  const choose = (chosen: string) => {
    setName(chosen)
    setValue(facts.find((fact) => fact.name === chosen)?.value ?? '')
  }
  const correct = async () => {
    setMissing(!name)
    const { id, version } = enquiry
    if (name && (await mutate({ id, version, changes: [{ name, value: value.trim() }] }))) onEnd(true)
  }
  return (
    <DeskDialog title={copy.title} onClose={() => onEnd(false)}>
      <DialogForm
        submitLabel={copy.action}
        isBusy={isBusy}
        error={error?.fields?.[0] ? undefined : formError(error)}
        onSubmit={correct}
      >
        <SelectField
          label={copy.field}
          value={name}
          options={[notChosen, ...facts.map((fact) => [fact.name, factLabel(fact.name)] as const)]}
          error={isMissing && !name ? copy.pleaseChoose : undefined}
          onValue={choose}
        />
        {name && (
          <TextField
            label={copy.value}
            hint={copy.hint(current ? factValue(name, current.value) : copy.empty)}
            value={value}
            error={error?.fields?.[0]?.message}
            onValue={setValue}
          />
        )}
      </DialogForm>
    </DeskDialog>
  )
}
