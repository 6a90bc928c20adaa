import { useState } from 'react'

import { DeskReturnPlanDocument } from '../../graph/generated/operations.js'
import { sentenceAt, wholeSentence } from '../../graph/refusal.js'
import { useAct } from '../../session/use-act.js'
import { DeskDialog } from '../../ui/desk-dialog.js'
import { DialogForm } from '../../ui/dialog-form.js'
import { TextArea } from '../../ui/text-area.js'
import type { PlanDialogProps } from './plan-dialog.js'

/** Gives a plan back to the team with what is to be done. */
export function ReturnDialog({ onEnd, plan: { id, version } }: PlanDialogProps) {
  const [words, setWords] = useState('')
  const { act, isBusy, refusal } = useAct(DeskReturnPlanDocument, ({ returnCarePlan }) => returnCarePlan)
  const giveBack = async () => {
    if (await act({ id, version, words })) onEnd(true)
  }
  return (
    <DeskDialog title="Give this plan back" onClose={() => onEnd(false)}>
      <DialogForm
        act="Give it back"
        isBusy={isBusy}
        refusal={wholeSentence(refusal, ['words'])}
        onSubmit={giveBack}
        onCancel={() => onEnd(false)}
      >
        <TextArea label="What is to be done" value={words} onValue={setWords} error={sentenceAt(refusal, 'words')} />
      </DialogForm>
    </DeskDialog>
  )
}
