import { useState } from 'react'

import type { ContactChannel, ContactResult } from '../../graph/generated/enquiries/graphql.js'
import { DeskLogContactDocument } from '../../graph/generated/enquiry-dialogs/graphql.js'
import { messageAt, formError } from '../../graph/desk-error.js'
import { useDeskMutation } from '../../session/use-desk-mutation.js'
import { DeskDialog } from '../../ui/desk-dialog.js'
import { DialogForm } from '../../ui/dialog-form.js'
import { enquiryDialogsCopy } from './enquiry-dialogs.copy.js'
import { channelLabels } from '../../enquiry/enquiry-labels.js'
import type { EnquiryDialogProps } from '../../enquiry/enquiry-part.js'
import { SelectField, TextAreaField, notChosen } from '../../ui/fields.js'

const copy = enquiryDialogsCopy.contactDialog

const channels = Object.entries(channelLabels).map(
  ([channel, label]) => [channel, label.charAt(0).toUpperCase() + label.slice(1)] as const,
)
const results: readonly (readonly [ContactResult, string])[] = copy.results

/** Contact with a person, as entered in the form. */
interface Contact {
  readonly channel: ContactChannel
  /** Empty until it is chosen, because a successful contact ends the promise of a reply (GEN-07). */
  readonly result: ContactResult | ''
  readonly note: string
}

/** Logs how the person was contacted. */
export function ContactDialog({ enquiry: { id, version }, onEnd }: EnquiryDialogProps) {
  const [contact, setContact] = useState<Contact>({ channel: 'PHONE', result: '', note: '' })
  const [isMissing, setMissing] = useState(false)
  const { mutate, isBusy, error } = useDeskMutation(DeskLogContactDocument, ({ logCareContact }) => logCareContact)
  const set = (part: Partial<Contact>) => setContact({ ...contact, ...part })
  const save = async () => {
    const { channel, note, result } = contact
    setMissing(!result)
    if (result && (await mutate({ id, version, channel, result, ...(note.trim() ? { note } : {}) }))) onEnd(true)
  }
  return (
    <DeskDialog title={copy.title} onClose={() => onEnd(false)}>
      <DialogForm submitLabel={copy.action} isBusy={isBusy} error={formError(error, ['note'])} onSubmit={save}>
        <SelectField
          label={copy.how}
          value={contact.channel}
          options={channels}
          onValue={(channel) => set({ channel: channel as ContactChannel })}
        />
        <SelectField
          label={copy.result}
          value={contact.result}
          options={[notChosen, ...results]}
          error={isMissing && !contact.result ? copy.pleaseChooseTheResult : undefined}
          onValue={(result) => set({ result: result as ContactResult | '' })}
        />
        <TextAreaField
          label={copy.notes}
          value={contact.note}
          onValue={(note) => set({ note })}
          error={messageAt(error, 'note')}
        />
      </DialogForm>
    </DeskDialog>
  )
}
