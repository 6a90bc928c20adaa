import { contactMethodNames } from '@seneb/contracts/vocabulary/contact-options'
import { correctableFields } from '@seneb/contracts/vocabulary/my-request'
import { useState } from 'react'

import { formError, type DeskError } from '../../graph/desk-error.js'
import { DeskCorrectByTelephoneDocument } from '../../graph/generated/telephone/graphql.js'
import { useDeskMutation } from '../../session/use-desk-mutation.js'
import { DeskDialog } from '../../ui/desk-dialog.js'
import { DialogForm } from '../../ui/dialog-form.js'
import { SelectField, TextAreaField, TextField, notChosen } from '../../ui/fields.js'
import { factLabel, factValue, isOwnWords } from '../../enquiry/fact-labels.js'
import type { TelephoneDialogProps } from './telephone-dialog-props.js'
import { telephoneCopy } from './telephone.copy.js'

const copy = telephoneCopy.correct

const contactMethods = Object.entries(contactMethodNames)

const kinds = { TRIP_PLAN: 'trip-plan', CONSULTATION: 'consultation' } as const

/** Corrects a field of the form as the patient asks by telephone; the earlier value stays visible. */
export function CorrectDialog({ details: { enquiry, personal }, onEnd }: TelephoneDialogProps) {
  const [name, setName] = useState('')
  const [value, setValue] = useState('')
  const [isMissing, setMissing] = useState(false)
  const { mutate, isBusy, error } = useDeskMutation(
    DeskCorrectByTelephoneDocument,
    (result) => result.correctByTelephone,
  )
  const facts = correctableFacts({ enquiry, personal })
  const current = facts.find((fact) => fact.name === name)
  const choose = (chosen: string) => {
    setName(chosen)
    setValue(formValueOf(chosen, facts.find((fact) => fact.name === chosen)?.value ?? ''))
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
          options={[notChosen, ...facts.map(({ name: field }) => [field, factLabel(field)] as const)]}
          error={isMissing && !name ? copy.pleaseChoose : undefined}
          onValue={choose}
        />
        {name && <Value {...{ name, value, current: current?.value, error }} onValue={setValue} />}
      </DialogForm>
    </DeskDialog>
  )
}

interface ValueProps {
  readonly name: string
  readonly value: string
  readonly current: string | undefined
  readonly error: DeskError | undefined
  readonly onValue: (value: string) => void
}

/** The new value, on several lines where patients write freely. */
function Value({ current, error, name, onValue, value }: ValueProps) {
  const field = {
    label: copy.value,
    hint: copy.hint(current ? factValue(name, current) : copy.empty),
    value,
    error: error?.fields?.[0]?.message,
    onValue,
  }
  if (name === 'communicationMethod') return <SelectField {...field} options={[notChosen, ...contactMethods]} />
  return isOwnWords({ name }) ? <TextAreaField {...field} rows={5} /> : <TextField {...field} />
}

/** The form accepts its own names of the contact methods alone; facts have their display names. */
function formValueOf(name: string, value: string): string {
  if (name !== 'communicationMethod') return value
  return contactMethods.find((names) => names.includes(value))?.[0] ?? ''
}

/** Returns every field that can be corrected, in the order of the form; those that are empty have no value. */
function correctableFacts({ enquiry, personal }: Pick<TelephoneDialogProps['details'], 'enquiry' | 'personal'>) {
  const entered = new Map(personal?.facts.map(({ name, value }) => [name, value]))
  entered.set('fullName', enquiry.fullName ?? '')
  entered.set('phoneNumber', personal?.phoneNumber ?? '')
  return correctableFields[kinds[enquiry.kind]].map((name) => ({ name, value: entered.get(name) ?? '' }))
}
