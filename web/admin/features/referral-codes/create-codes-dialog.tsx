import { Button } from '@seneb/ui/button'
import { useState } from 'react'

import { DeskCreateReferralCodesDocument, type ReferralType } from '../../graph/generated/referral-codes/graphql.js'
import { formError, messageAt, ofInput } from '../../graph/desk-error.js'
import { useDeskMutation } from '../../session/use-desk-mutation.js'
import { useRequestKey } from '../../session/use-request-key.js'
import { DeskDialog } from '../../ui/desk-dialog.js'
import { DialogForm } from '../../ui/dialog-form.js'
import { notChosen, SelectField, TextAreaField, TextField } from '../../ui/fields.js'
import { NoteBar } from '../../ui/note-bar.js'
import { saveFile } from '../../ui/save-file.js'
import { codeTypes } from './referral-code.js'
import { referralCodesCopy } from './referral-codes.copy.js'

const copy = referralCodesCopy.create
const fields = ['count', 'code', 'type', 'label']

interface CreateCodesDialogProps {
  readonly onChanged: () => Promise<void>
  readonly onClose: () => void
}

/** Makes codes in stock, then lists them, so that they can be printed. */
export function CreateCodesDialog({ onChanged, onClose }: CreateCodesDialogProps) {
  const [codes, setCodes] = useState<readonly string[]>()
  const onCreated = (made: readonly string[]) => {
    setCodes(made)
    void onChanged()
  }
  return (
    <DeskDialog title={copy.title} onClose={onClose}>
      {codes ? <CreatedCodes codes={codes} onClose={onClose} /> : <CreateForm onCreated={onCreated} />}
    </DeskDialog>
  )
}

function CreateForm({ onCreated }: { readonly onCreated: (codes: readonly string[]) => void }) {
  const [count, setCount] = useState('1')
  const [code, setCode] = useState('')
  const [type, setType] = useState('')
  const [label, setLabel] = useState('')
  const { mutate, isBusy, error } = useDeskMutation(
    DeskCreateReferralCodesDocument,
    ({ createReferralCodes }) => createReferralCodes,
  )
  const keyOf = useRequestKey()
  const [isNoNumber, setNoNumber] = useState(false)
  const create = async () => {
    const number = Number(count)
    setNoNumber(!Number.isInteger(number))
    if (!Number.isInteger(number)) return
    const named = {
      ...(code ? { code } : {}),
      ...(label ? { label } : {}),
      ...(type ? { type: type as ReferralType } : {}),
    }
    const input = { count: number, ...named }
    const created = await mutate({ input, idempotencyKey: keyOf(input) })
    if (created) onCreated(created.codes)
  }
  const problem = ofInput(error)
  return (
    <DialogForm submitLabel={copy.action} isBusy={isBusy} error={formError(problem, fields)} onSubmit={create}>
      <p>{copy.text}</p>
      <TextField
        label={copy.count}
        hint={copy.countHint}
        inputMode="numeric"
        value={count}
        onValue={setCount}
        error={isNoNumber ? copy.countProblem : messageAt(problem, 'count')}
      />
      <TextField
        label={copy.code}
        hint={copy.codeHint}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        value={code}
        onValue={setCode}
        error={messageAt(problem, 'code')}
      />
      <SelectField
        label={copy.type}
        value={type}
        options={[notChosen, ...codeTypes]}
        onValue={setType}
        error={messageAt(problem, 'type')}
      />
      <TextField
        label={copy.purpose}
        hint={copy.purposeHint}
        value={label}
        onValue={setLabel}
        error={messageAt(problem, 'label')}
      />
    </DialogForm>
  )
}

function CreatedCodes({ codes, onClose }: { readonly codes: readonly string[]; readonly onClose: () => void }) {
  return (
    <div className="grid gap-4">
      <NoteBar tone="good">{copy.created(codes.length)}</NoteBar>
      <TextAreaField
        readOnly
        label={copy.list}
        rows={Math.min(10, codes.length + 1)}
        value={codes.join('\n')}
        onValue={() => undefined}
      />
      <div className="flex flex-wrap justify-end gap-2">
        <Button onClick={() => saveFile('referral-codes.csv', ['code', ...codes].join('\n'))}>{copy.download}</Button>
        <Button variant="brand" autoFocus onClick={onClose}>
          {copy.close}
        </Button>
      </div>
    </div>
  )
}
