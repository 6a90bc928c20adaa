import { useState } from 'react'

import { DeskAttachEvidenceDocument } from '../../graph/generated/plans/graphql.js'
import { messageAt, formError } from '../../graph/desk-error.js'
import { useDeskMutation } from '../../session/use-desk-mutation.js'
import { DeskDialog } from '../../ui/desk-dialog.js'
import { DialogForm } from '../../ui/dialog-form.js'
import type { PlanDialogProps } from './plan-dialog.js'
import { TextAreaField, TextField } from '../../ui/fields.js'
import { planDialogsCopy } from './plan-dialogs.copy.js'

const copy = planDialogsCopy.evidenceDialog

const empty = { quote: '', source: '', link: '', on: '' }

/** Dialog for a quotation of a source, so that its figures may be used in the plan. */
export function EvidenceDialog({ onEnd, plan: { id, version } }: PlanDialogProps) {
  const [evidence, setGranted] = useState(empty)
  const { mutate, isBusy, error } = useDeskMutation(
    DeskAttachEvidenceDocument,
    ({ attachPlanEvidence }) => attachPlanEvidence,
  )
  const attach = async () => {
    const { link, ...others } = evidence
    if (await mutate({ id, version, ...others, ...(link.trim() ? { link } : {}) })) onEnd(true)
  }
  const field = (name: keyof typeof empty) => ({
    name,
    value: evidence[name],
    error: messageAt(error, name),
    onValue: (value: string) => setGranted({ ...evidence, [name]: value }),
  })
  return (
    <DeskDialog title={copy.title} onClose={() => onEnd(false)}>
      <DialogForm
        submitLabel={copy.action}
        isBusy={isBusy}
        error={formError(error, Object.keys(empty))}
        onSubmit={attach}
      >
        <TextAreaField label={copy.exactQuote} {...field('quote')} />
        <TextField label={copy.source} hint={copy.hint} {...field('source')} />
        <TextField label={copy.linkOptional} type="url" {...field('link')} />
        <TextField label={copy.date} type="date" {...field('on')} />
      </DialogForm>
    </DeskDialog>
  )
}
