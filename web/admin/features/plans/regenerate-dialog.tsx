import { useState } from 'react'

import { DeskRegeneratePlanDocument, type PlanChangeReason } from '../../graph/generated/plans/graphql.js'
import { messageAt, formError } from '../../graph/desk-error.js'
import { useDeskMutation } from '../../session/use-desk-mutation.js'
import { DeskDialog } from '../../ui/desk-dialog.js'
import { DialogForm } from '../../ui/dialog-form.js'
import type { PlanDialogProps } from './plan-dialog.js'
import { planDialogsCopy } from './plan-dialogs.copy.js'
import { reasonLabels } from './plan-labels.js'
import { SelectField, notChosen } from '../../ui/fields.js'

const copy = planDialogsCopy.regenerateDialog

/** Requests another draft of a plan, with the fault of the current one as the reason. */
export function RegenerateDialog({ onEnd, plan: { id, version } }: PlanDialogProps) {
  const [reason, setReason] = useState<PlanChangeReason | ''>('')
  const [isMissing, setMissing] = useState(false)
  const { mutate, isBusy, error } = useDeskMutation(DeskRegeneratePlanDocument, ({ regeneratePlan }) => regeneratePlan)
  const submit = async () => {
    setMissing(!reason)
    if (reason && (await mutate({ id, version, reason }))) onEnd(true)
  }
  const choose = (chosen: string) => setReason(reasonLabels.find(([one]) => one === chosen)?.[0] ?? '')
  return (
    <DeskDialog title={copy.title} onClose={() => onEnd(false)}>
      <DialogForm submitLabel={copy.action} isBusy={isBusy} error={formError(error, ['reason'])} onSubmit={submit}>
        <p>{copy.text}</p>
        <SelectField
          label={copy.label}
          value={reason}
          options={[notChosen, ...reasonLabels]}
          error={isMissing && !reason ? copy.pleaseChooseWhat : messageAt(error, 'reason')}
          onValue={choose}
        />
      </DialogForm>
    </DeskDialog>
  )
}
