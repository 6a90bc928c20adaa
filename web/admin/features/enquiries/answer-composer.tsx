import { Button } from '@seneb/ui/button'
import { useEffect, useRef, useState } from 'react'

import { DeskWriteAnswerDocument } from '../../graph/generated/answers/graphql.js'
import { wholeSentence } from '../../graph/refusal.js'
import { useTellWriting } from '../../live/tell-presence.js'
import type { Viewer } from '../../session/staff-session.js'
import { useDeskMutation } from '../../session/use-desk-mutation.js'
import { DeskForm } from '../../ui/desk-form.js'
import { NoteBar } from '../../ui/note-bar.js'
import { PartTitle } from '../../ui/part-title.js'
import { useNow } from '../../ui/use-now.js'
import { draftOf, type Draft } from './answer-draft.js'
import { AnswerFields } from './answer-fields.js'
import { fieldsOf, previewOf } from './answer-preview.js'
import { TemplateChoice } from './answer-template-choice.js'
import { answersCopy } from './answers.copy.js'
import { agoWords, sentenceOf, type EnquiryEvent } from './event-sentence.js'
import { useAnswerTemplates, type AnswerTemplates } from './use-answer-templates.js'
import type { Enquiry } from './use-enquiry-pages.js'

const copy = answersCopy.answerComposer

interface AnswerComposerProps {
  readonly enquiry: Enquiry
  /** Events of the enquiry, newest first. */
  readonly events: readonly EnquiryEvent[]
  readonly viewer: Viewer
  readonly draft: Draft
  /** Version that the author created by taking a reply back; the loaded enquiry may still be older. */
  readonly ownVersion: number | undefined
  readonly isHeldByAnother: boolean
  readonly onDraft: (draft: Draft) => void
  /** Saves the draft now. */
  readonly onSave: () => Promise<void>
  readonly onDiscard: () => void
  readonly onWritten: (answerId: string) => void
  readonly onRefused: () => void
  readonly onClose: () => void
}

/** An answer as it is written and as it will be read. */
export function AnswerComposer(props: AnswerComposerProps) {
  const { draft, enquiry, onDraft, onSave, viewer } = props
  const templates = useAnswerTemplates(enquiry.kind, draft.template)
  const { template } = templates
  useTellWriting(true)
  const { clear, isBusy, isChanged, look, newest, refusal, send } = useSending(props, templates)
  const fields = useFocusOfFirstField(template !== undefined)
  const paths = template?.fields.map(({ name }) => `fields.${name}`)
  const whole = isChanged ? undefined : wholeSentence(refusal, paths)
  return (
    <DeskForm onSubmit={send} onLeave={() => void onSave()}>
      <PartTitle isWithin className="field-label">
        {enquiry.fullName ? copy.to(enquiry.fullName) : enquiry.reference}
      </PartTitle>
      {isChanged && <ChangedNote event={newest} onLook={look} />}
      {whole && <NoteBar tone="bad">{whole}</NoteBar>}
      <TemplateChoice
        chosen={draft.template}
        templates={templates}
        onChoose={(other) => {
          clear()
          onDraft(draftOf({ ...draft, template: other }))
        }}
        onTakeNew={clear}
      />
      {template && (
        <div ref={fields} className="grid gap-4">
          <AnswerFields
            fields={template.fields}
            values={draft.values}
            refusal={refusal}
            onValue={(name, value) => onDraft(draftOf({ ...draft, values: { ...draft.values, [name]: value } }))}
          />
          <Preview {...previewOf({ draft, template, enquiry, viewer })} />
        </div>
      )}
      <Buttons {...props} isBusy={isBusy || !template} />
    </DeskForm>
  )
}

/** Moves focus to the first field once, as soon as it exists; later template changes do not move it. */
function useFocusOfFirstField(isThere: boolean) {
  const fields = useRef<HTMLDivElement>(null)
  const isDone = useRef(false)
  useEffect(() => {
    if (!isThere || isDone.current) return
    isDone.current = true
    fields.current?.querySelector<HTMLElement>('textarea, input')?.focus()
  }, [isThere])
  return fields
}

type ButtonsProps = Pick<AnswerComposerProps, 'isHeldByAnother' | 'onClose' | 'onDiscard'> & {
  readonly isBusy: boolean
}

function Buttons({ isBusy, isHeldByAnother, onClose, onDiscard }: ButtonsProps) {
  return (
    <div className="flex flex-wrap gap-2">
      <Button type="submit" variant="brand" isBusy={isBusy}>
        {isHeldByAnother ? copy.takeOverAndSend : copy.send}
      </Button>
      <Button variant="quiet" onClick={onClose}>
        {copy.close}
      </Button>
      <Button variant="quiet" onClick={onDiscard}>
        {copy.discardTheDraft}
      </Button>
    </div>
  )
}

/**
 * Sends with the enquiry version seen when writing began, so that changes made since then must be reviewed before
 * replying (GEN-07).
 */
function useSending(
  { draft, enquiry, events, isHeldByAnother, onRefused, onSave, onWritten, ownVersion = 0 }: AnswerComposerProps,
  { reload, template }: AnswerTemplates,
) {
  const [seen, setSeen] = useState(Math.max(enquiry.version, ownVersion))
  const [seenEvent, setSeenEvent] = useState(events[0]?.id)
  const { act, clear, isBusy, refusal } = useDeskMutation(DeskWriteAnswerDocument, ({ sendReply }) => sendReply)
  const send = async () => {
    if (!template) return
    // Saves first, because a save during sending would leave a draft of a reply that is already sent.
    await onSave()
    const { idempotencyKey } = draft
    const by = { template: template.key, templateVersion: template.version, fields: fieldsOf(draft, template) }
    const asked = { id: enquiry.id, version: seen, ...by, takeOver: isHeldByAnother, idempotencyKey }
    const written = await act(asked)
    if (written) {
      onWritten(written.answerId)
      return
    }
    onRefused()
    // It may have been refused for what became of the template.
    await reload()
  }
  const look = () => {
    setSeen(enquiry.version)
    setSeenEvent(events[0]?.id)
    clear()
  }
  const isChanged = enquiry.version > seen || refusal?.code === 'CHANGED_MEANWHILE'
  const newest = events[0]?.id === seenEvent ? undefined : events[0]
  return { clear, isBusy, isChanged, look, newest, refusal, send }
}

interface ChangedNoteProps {
  /** Latest event, once loaded. */
  readonly event: EnquiryEvent | undefined
  readonly onLook: () => void
}

function ChangedNote({ event, onLook }: ChangedNoteProps) {
  const now = useNow()
  const action = (
    <Button isSmall onClick={onLook}>
      {copy.iHaveLooked}
    </Button>
  )
  return (
    <NoteBar tone="warn" title={copy.title} action={action}>
      {event && `${event.actor?.name ?? copy.theEnquiry} ${sentenceOf(event)}, ${agoWords(event.at, now)}. `}
      {copy.note}
    </NoteBar>
  )
}

function Preview({ subject, words }: { readonly subject: string; readonly words: string }) {
  return (
    <section aria-label={copy.label}>
      <PartTitle isWithin className="field-label">
        {copy.asTheyWillReadIt}
      </PartTitle>
      <p className="font-semibold wrap-anywhere">{subject}</p>
      <p className="desk-words">{words}</p>
    </section>
  )
}
