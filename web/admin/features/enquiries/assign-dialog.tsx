import { useState } from 'react'

import { DeskTeamNamesDocument } from '../../graph/generated/team-names/graphql.js'
import { DeskAssignDocument } from '../../graph/generated/enquiry-dialogs/graphql.js'
import { formError } from '../../graph/desk-error.js'
import { useDeskMutation } from '../../session/use-desk-mutation.js'
import { useResult } from '../../session/use-result.js'
import { DeskDialog } from '../../ui/desk-dialog.js'
import { DialogForm } from '../../ui/dialog-form.js'
import { enquiryDialogsCopy } from './enquiry-dialogs.copy.js'
import type { EnquiryDialogProps } from '../../enquiry/enquiry-part.js'
import { SelectField, notChosen } from '../../ui/fields.js'

const copy = enquiryDialogsCopy.assignDialog

/** Assigns an enquiry to a member of the team. */
export function AssignDialog({ enquiry: { id, version }, onEnd }: EnquiryDialogProps) {
  const { data, error: unread } = useResult(DeskTeamNamesDocument, {})
  const team = data?.staffNames.filter(({ mayTakeEnquiries }) => mayTakeEnquiries) ?? []
  const [staffId, setStaffId] = useState('')
  const [isMissing, setMissing] = useState(false)
  const { mutate, isBusy, error } = useDeskMutation(DeskAssignDocument, ({ assignCareEnquiry }) => assignCareEnquiry)
  const assign = async () => {
    setMissing(!staffId)
    if (staffId && (await mutate({ id, version, staffId }))) onEnd(true)
  }
  return (
    <DeskDialog title={copy.title} onClose={() => onEnd(false)}>
      <DialogForm submitLabel={copy.action} isBusy={isBusy} error={formError(error ?? unread)} onSubmit={assign}>
        <SelectField
          label={copy.label}
          value={staffId}
          options={[notChosen, ...team.map(({ id: one, name }) => [one, name] as const)]}
          error={isMissing && !staffId ? copy.pleaseChooseAPerson : undefined}
          onValue={setStaffId}
        />
      </DialogForm>
    </DeskDialog>
  )
}
