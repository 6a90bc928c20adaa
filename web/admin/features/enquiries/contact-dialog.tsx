import { useState } from 'react'

import { DeskLogContactDocument, type ContactChannel, type ContactResult } from '../../graph/generated/operations.js'
import { sentenceAt, wholeSentence } from '../../graph/refusal.js'
import { useAct } from '../../session/use-act.js'
import { DeskDialog } from '../../ui/desk-dialog.js'
import { DeskSelect } from '../../ui/desk-select.js'
import { DialogForm } from '../../ui/dialog-form.js'
import { TextArea } from '../../ui/text-area.js'
import { channelWords } from './enquiry-words.js'
import type { EnquiryDialogProps } from './enquiry-part.js'

const channels = Object.entries(channelWords) as readonly (readonly [ContactChannel, string])[]
const results: readonly (readonly [ContactResult, string])[] = [
  ['REACHED', 'Reached: they were answered'],
  ['TRIED', 'Tried, no answer: the promise goes on'],
]

/** Logs how the person was contacted; to have reached them ends the promise of an answer (GEN-07). */
export function ContactDialog({ enquiry: { id, version }, onEnd }: EnquiryDialogProps) {
  const [contact, setContact] = useState<{ channel: ContactChannel; result: ContactResult; words: string }>({
    ...{ channel: 'PHONE', result: 'REACHED', words: '' },
  })
  const { act, isBusy, refusal } = useAct(DeskLogContactDocument, ({ logCareContact }) => logCareContact)
  const save = async () => {
    const { words, ...how } = contact
    if (await act({ id, version, ...how, ...(words.trim() ? { words } : {}) })) onEnd(true)
  }
  return (
    <DeskDialog title="Log a contact" onClose={() => onEnd(false)}>
      <DialogForm
        act="Log it"
        isBusy={isBusy}
        refusal={wholeSentence(refusal, ['words'])}
        onSubmit={save}
        onCancel={() => onEnd(false)}
      >
        <DeskSelect
          label="How"
          value={contact.channel}
          options={channels.map(([channel, words]) => [channel, words.charAt(0).toUpperCase() + words.slice(1)])}
          onValue={(channel) => setContact({ ...contact, channel: channel as ContactChannel })}
        />
        <DeskSelect
          label="What came of it"
          value={contact.result}
          options={results}
          onValue={(result) => setContact({ ...contact, result: result as ContactResult })}
        />
        <TextArea
          label="What was said"
          value={contact.words}
          onValue={(words) => setContact({ ...contact, words })}
          error={sentenceAt(refusal, 'words')}
        />
      </DialogForm>
    </DeskDialog>
  )
}
