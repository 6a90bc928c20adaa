import { useState } from 'react'

import { DeskAttachEvidenceDocument } from '../../graph/generated/plans/graphql.js'
import { messageAt, formError } from '../../graph/refusal.js'
import { useDeskMutation } from '../../session/use-desk-mutation.js'
import { DeskDialog } from '../../ui/desk-dialog.js'
import { DialogForm } from '../../ui/dialog-form.js'
import type { PlanDialogProps } from './plan-dialog.js'
import { TextAreaField, TextField } from '../../ui/fields.js'
import { planDialogsCopy } from './plan-dialogs.copy.js'

const copy = planDialogsCopy.evidenceDialog

const empty = { quote: '', source: '', link: '', on: '' }

/** Dialog for the exact words of a source, so that its figures may be used in the plan. */
export function EvidenceDialog({ onEnd, plan: { id, version } }: PlanDialogProps) {
  const [given, setGranted] = useState(empty)
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
    error: messageAt(refusal, name),
    onValue: (value: string) => setGranted({ ...given, [name]: value }),
  })
  return (
    <DeskDialog title={copy.title} onClose={() => onEnd(false)}>
      <DialogForm act={copy.action} isBusy={isBusy} refusal={formError(refusal, Object.keys(empty))} onSubmit={attach}>
        <TextAreaField label={copy.whatItSaysWord} {...field('quote')} />
        <TextField label={copy.whoOrWhatSays} hint={copy.hint} {...field('source')} />
        <TextField label={copy.whereItCan} type="url" {...field('link')} />
        <TextField label={copy.onWhichDay} type="date" {...field('on')} />
      </DialogForm>
    </DeskDialog>
  )
}
