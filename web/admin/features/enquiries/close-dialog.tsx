import { useState } from 'react'

import { DeskCloseDocument, type CareOutcome } from '../../graph/generated/operations.js'
import { wholeSentence } from '../../graph/refusal.js'
import { useAct } from '../../session/use-act.js'
import { DeskDialog } from '../../ui/desk-dialog.js'
import { DeskSelect } from '../../ui/desk-select.js'
import { DialogForm } from '../../ui/dialog-form.js'
import { TextArea } from '../../ui/text-area.js'
import { outcomeWords } from './enquiry-words.js'
import type { EnquiryDialogProps } from './enquiry-part.js'

const outcomes = Object.entries(outcomeWords) as readonly (readonly [CareOutcome, string])[]

/** Ends an enquiry; what is missing before it may end is one sentence here. */
export function CloseDialog({ enquiry: { answeredAt, id, version }, onEnd }: EnquiryDialogProps) {
  const [outcome, setOutcome] = useState<CareOutcome>(answeredAt ? 'ANSWERED' : 'WITHDRAWN')
  const [words, setWords] = useState('')
  const { act, isBusy, refusal } = useAct(DeskCloseDocument, ({ closeCareEnquiry }) => closeCareEnquiry)
  const close = async () => {
    if (await act({ id, version, outcome, ...(words.trim() ? { words } : {}) })) onEnd(true)
  }
  return (
    <DeskDialog title="Close this enquiry" onClose={() => onEnd(false)}>
      <DialogForm
        act="Close it"
        isBusy={isBusy}
        refusal={wholeSentence(refusal)}
        onSubmit={close}
        onCancel={() => onEnd(false)}
      >
        <DeskSelect
          label="How it ended"
          value={outcome}
          options={outcomes}
          onValue={(value) => setOutcome(value as CareOutcome)}
        />
        <TextArea label="What there is to say of it" value={words} onValue={setWords} />
      </DialogForm>
    </DeskDialog>
  )
}
