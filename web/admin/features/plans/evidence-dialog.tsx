import { useState } from 'react'

import { DeskAttachEvidenceDocument } from '../../graph/generated/plans/graphql.js'
import { sentenceAt, wholeSentence } from '../../graph/refusal.js'
import { useDeskMutation } from '../../session/use-desk-mutation.js'
import { DeskDialog } from '../../ui/desk-dialog.js'
import { DialogForm } from '../../ui/dialog-form.js'
import type { PlanDialogProps } from './plan-dialog.js'
import { TextAreaField, TextField } from '../../ui/fields.js'

const empty = { words: '', source: '', link: '', on: '' }

/** Dialog for the exact words of a source, so that its figures may be used in the plan. */
export function EvidenceDialog({ onEnd, plan: { id, version } }: PlanDialogProps) {
  const [given, setGiven] = useState(empty)
  const { act, isBusy, refusal } = useDeskMutation(
    DeskAttachEvidenceDocument,
    ({ attachPlanEvidence }) => attachPlanEvidence,
  )
  const attach = async () => {
    const { link, ...others } = given
    if (await act({ id, version, ...others, ...(link.trim() ? { link } : {}) })) onEnd(true)
  }
  const field = (name: keyof typeof empty) => ({
    name,
    value: given[name],
    error: sentenceAt(refusal, name),
    onValue: (value: string) => setGiven({ ...given, [name]: value }),
  })
  return (
    <DeskDialog title="Attach a source" onClose={() => onEnd(false)}>
      <DialogForm
        act="Attach it"
        isBusy={isBusy}
        refusal={wholeSentence(refusal, Object.keys(empty))}
        onSubmit={attach}
      >
        <TextAreaField label="What it says, word for word" {...field('words')} />
        <TextField label="Who or what says so" hint="The patient reads it" {...field('source')} />
        <TextField label="Where it can be read (optional)" type="url" {...field('link')} />
        <TextField label="On which day" type="date" {...field('on')} />
      </DialogForm>
    </DeskDialog>
  )
}
