import { useState } from 'react'

import { DeskAskForDocumentsDocument, type ApplicationDocumentKind } from '../../graph/generated/ambassadors/graphql.js'
import { sentenceAt, wholeSentence } from '../../graph/refusal.js'
import { useDeskMutation } from '../../session/use-desk-mutation.js'
import { DeskButton } from '../../ui/desk-button.js'
import { DeskDialog } from '../../ui/desk-dialog.js'
import { DialogForm } from '../../ui/dialog-form.js'
import { TextArea } from '../../ui/text-area.js'
import { documentWords, type Review } from './application-words.js'

interface AskAgainProps {
  readonly review: Review
  readonly onChanged: () => Promise<void>
}

/** Asks the applicant for documents again; they are mailed a link at once (D-43). */
export function AskAgain({ review, onChanged }: AskAgainProps) {
  const [isOpen, setOpen] = useState(false)
  const end = (isChanged: boolean) => {
    setOpen(false)
    if (isChanged) void onChanged()
  }
  return (
    <>
      <DeskButton className="justify-self-start" onClick={() => setOpen(true)}>
        Ask for documents...
      </DeskButton>
      {isOpen && <AskDialog review={review} onEnd={end} />}
    </>
  )
}

/** A license is of tour guides only (AMB-02). */
function kindsOf({ application }: Review): readonly ApplicationDocumentKind[] {
  return application.applicantType === 'tour-guide'
    ? ['IDENTITY_DOCUMENT', 'TOUR_GUIDE_LICENSE']
    : ['IDENTITY_DOCUMENT']
}

function AskDialog({ review, onEnd }: { readonly review: Review; readonly onEnd: (isChanged: boolean) => void }) {
  const { id, reference } = review.application
  const [kinds, setKinds] = useState<readonly ApplicationDocumentKind[]>(['IDENTITY_DOCUMENT'])
  const [reason, setReason] = useState('')
  const { act, isBusy, refusal } = useDeskMutation(
    DeskAskForDocumentsDocument,
    ({ askForDocuments }) => askForDocuments,
  )
  const toggle = (kind: ApplicationDocumentKind, isOn: boolean) =>
    setKinds(kindsOf(review).filter((one) => (one === kind ? isOn : kinds.includes(one))))
  const ask = async () => {
    if (await act({ id, kinds, reason })) onEnd(true)
  }
  return (
    <DeskDialog title={`Ask for documents of ${reference}`} onClose={() => onEnd(false)}>
      <DialogForm act="Ask" isBusy={isBusy} refusal={wholeSentence(refusal, ['reason'])} onSubmit={ask}>
        <p>They get an email with the reason, word for word, and a link that works once and for 14 days.</p>
        <fieldset className="grid gap-2">
          <legend className="desk-label">Documents</legend>
          {kindsOf(review).map((kind) => (
            <label key={kind} className="desk-check">
              <input
                type="checkbox"
                checked={kinds.includes(kind)}
                onChange={(event) => toggle(kind, event.target.checked)}
              />
              <span>{documentWords[kind]}</span>
            </label>
          ))}
        </fieldset>
        <TextArea label="Reason" value={reason} onValue={setReason} error={sentenceAt(refusal, 'reason')} />
      </DialogForm>
    </DeskDialog>
  )
}
