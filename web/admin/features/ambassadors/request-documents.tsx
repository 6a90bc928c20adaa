import { Button } from '@seneb/ui/button'
import { useState } from 'react'

import {
  DeskRequestDocumentsDocument,
  type ApplicationDocumentKind,
} from '../../graph/generated/ambassadors/graphql.js'
import { messageAt, formError } from '../../graph/desk-error.js'
import { useDeskMutation } from '../../session/use-desk-mutation.js'
import { CheckGroup } from '../../ui/check-group.js'
import { DeskDialog } from '../../ui/desk-dialog.js'
import { DialogForm } from '../../ui/dialog-form.js'
import { ambassadorsCopy } from './ambassadors.copy.js'
import { documentLabels, type Review } from './application-labels.js'
import { TextAreaField } from '../../ui/fields.js'

const copy = ambassadorsCopy.retry

interface RetryButtonProps {
  readonly review: Review
  readonly onChanged: () => Promise<void>
}

/** Requests documents from the applicant again, who is mailed a link immediately (D-43). */
export function RetryButton({ review, onChanged }: RetryButtonProps) {
  const [isOpen, setOpen] = useState(false)
  const end = (isChanged: boolean) => {
    setOpen(false)
    if (isChanged) void onChanged()
  }
  return (
    <>
      <Button className="justify-self-start" onClick={() => setOpen(true)}>
        {copy.requestDocuments}
      </Button>
      {isOpen && <ConfirmDialog review={review} onEnd={end} />}
    </>
  )
}

/** A license is of tour guides only (AMB-02). */
function kindsOf({ application }: Review): readonly ApplicationDocumentKind[] {
  return application.applicantType === 'tour-guide'
    ? ['IDENTITY_DOCUMENT', 'TOUR_GUIDE_LICENSE']
    : ['IDENTITY_DOCUMENT']
}

function ConfirmDialog({ review, onEnd }: { readonly review: Review; readonly onEnd: (isChanged: boolean) => void }) {
  const { id, reference } = review.application
  const [kinds, setKinds] = useState<readonly ApplicationDocumentKind[]>(['IDENTITY_DOCUMENT'])
  const [reason, setReason] = useState('')
  const { mutate, isBusy, error } = useDeskMutation(
    DeskRequestDocumentsDocument,
    ({ requestDocuments }) => requestDocuments,
  )
  const submit = async () => {
    if (await mutate({ id, kinds, reason })) onEnd(true)
  }
  return (
    <DeskDialog title={copy.title(reference)} onClose={() => onEnd(false)}>
      <DialogForm submitLabel={copy.action} isBusy={isBusy} error={formError(error, ['reason'])} onSubmit={submit}>
        <p>{copy.text}</p>
        <CheckGroup
          legend={copy.legend}
          values={kindsOf(review)}
          labelOf={(kind) => documentLabels[kind]}
          chosen={kinds}
          onChosen={setKinds}
        />
        <TextAreaField label={copy.label} value={reason} onValue={setReason} error={messageAt(error, 'reason')} />
      </DialogForm>
    </DeskDialog>
  )
}
