import { useState } from 'react'

import { DeskAssignDocument, DeskTeamNamesDocument } from '../../graph/generated/operations.js'
import { wholeSentence } from '../../graph/refusal.js'
import { useAct } from '../../session/use-act.js'
import { useAnswer } from '../../session/use-answer.js'
import { DeskDialog } from '../../ui/desk-dialog.js'
import { DeskSelect } from '../../ui/desk-select.js'
import { DialogForm } from '../../ui/dialog-form.js'
import type { EnquiryDialogProps } from './enquiry-part.js'

/** Gives an enquiry to somebody of the team. */
export function AssignDialog({ enquiry: { id, version }, onEnd }: EnquiryDialogProps) {
  const { data, refusal: unread } = useAnswer(DeskTeamNamesDocument, {})
  const team = data?.staffNames ?? []
  const [chosen, setChosen] = useState('')
  const staffId = chosen || team[0]?.id
  const { act, isBusy, refusal } = useAct(DeskAssignDocument, ({ assignCareEnquiry }) => assignCareEnquiry)
  const assign = async () => {
    if (staffId && (await act({ id, version, staffId }))) onEnd(true)
  }
  return (
    <DeskDialog title="Give it to" onClose={() => onEnd(false)}>
      <DialogForm
        act="Give it to them"
        isBusy={isBusy}
        refusal={wholeSentence(refusal ?? unread)}
        onSubmit={assign}
        onCancel={() => onEnd(false)}
      >
        <DeskSelect
          label="Person"
          value={staffId ?? ''}
          options={team.map(({ id: one, name }) => [one, name])}
          onValue={setChosen}
        />
      </DialogForm>
    </DeskDialog>
  )
}
