import type { ReplyText } from '@seneb/contracts/forms/reply-text'
import { Button } from '@seneb/ui/button'
import { useEffect, useRef, useState } from 'react'

import type { DeskMessageFragment } from '../../graph/generated/enquiries/graphql.js'
import { DeskSendReplyDocument } from '../../graph/generated/replies/graphql.js'
import { formError } from '../../graph/desk-error.js'
import { usePublishWriting } from '../../live/publish-presence.js'
import type { Viewer } from '../../session/staff-session.js'
import { useDeskMutation } from '../../session/use-desk-mutation.js'
import { DeskForm } from '../../ui/desk-form.js'
import { NoteBar } from '../../ui/note-bar.js'
import { SectionTitle } from '../../ui/section-title.js'
import { useNow } from '../../ui/use-now.js'
import { QuotedMessage } from './quoted-message.js'
import { draftOf, type Draft } from './reply-draft.js'
import { ReplyFields } from './reply-fields.js'
import { fieldsOf, previewOf } from './reply-preview.js'
import { TemplateChoice } from './reply-template-choice.js'
import { repliesCopy } from './replies.copy.js'
import { actorOf, formatTimeAgo, messageOf, type EnquiryEvent } from './event-text.js'
import { useReplyTemplates, type ReplyTemplates } from './use-reply-templates.js'
import type { Enquiry } from '../../enquiry/enquiry.js'

const copy = repliesCopy.replyComposer

interface ReplyComposerProps {
  readonly enquiry: Enquiry
  /** Events of the enquiry, newest first. */
  readonly events: readonly EnquiryEvent[]
  readonly viewer: Viewer
  readonly draft: Draft
  /** Version that recalling a reply created; the loaded enquiry may still be older. */
  readonly ownVersion: number | undefined
  readonly isHeldByAnother: boolean
  /** Message that the reply quotes. */
  readonly quoted: DeskMessageFragment | undefined
  readonly canQuote: boolean
  readonly onQuote: (isQuoting: boolean) => void
  readonly onDraft: (draft: Draft) => void
  /** Saves the draft now. */
  readonly onSave: () => Promise<void>
  readonly onDiscard: () => void
  readonly onWritten: (replyId: string) => void
  readonly onRejected: () => void
  readonly onClose: () => void
}

/** Editor and preview of a reply. */
export function ReplyComposer(props: ReplyComposerProps) {
  const { draft, enquiry, onDraft, onSave, viewer } = props
  const templates = useReplyTemplates(enquiry.kind, draft.template)
  const { template } = templates
  usePublishWriting(true)
  const { clear, isBusy, isChanged, isChangeLoaded, markViewed, newest, error, send } = useSending(props, templates)
  const fields = useFocusOfFirstField(template !== undefined)
  const paths = template?.fields.map(({ name }) => `fields.${name}`)
  const message = isChanged ? undefined : formError(error, paths)
  return (
    <DeskForm onSubmit={send} onExit={() => void onSave()}>
      <SectionTitle isWithin className="field-label">
        {enquiry.fullName ? copy.to(enquiry.fullName) : enquiry.reference}
      </SectionTitle>
      {isChanged && <ChangedNote event={newest} isLoaded={isChangeLoaded} onView={markViewed} />}
      {message && <NoteBar tone="bad">{message}</NoteBar>}
      <QuotedMessage message={props.quoted} canQuote={props.canQuote} onQuote={props.onQuote} />
      <TemplateChoice
        chosen={draft.template}
        templates={templates}
        onChoose={(other) => {
          clear()
          onDraft(draftOf({ ...draft, template: other }))
        }}
        onAcceptNew={clear}
      />
      {template && (
        <div ref={fields} className="grid gap-4">
          <ReplyFields
            fields={template.fields}
            values={draft.values}
            error={error}
            onValue={(name, value) => onDraft(draftOf({ ...draft, values: { ...draft.values, [name]: value } }))}
          />
          <Preview {...previewOf({ draft, template, enquiry, viewer, quoted: props.quoted })} />
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

type ButtonsProps = Pick<ReplyComposerProps, 'isHeldByAnother' | 'onClose' | 'onDiscard'> & {
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
  {
    draft,
    enquiry,
    events,
    isHeldByAnother,
    onRejected,
    onSave,
    onWritten,
    ownVersion = 0,
    quoted,
  }: ReplyComposerProps,
  { reload, template }: ReplyTemplates,
) {
  const [seen, setViewed] = useState(Math.max(enquiry.version, ownVersion))
  const [viewedEvent, setViewedEvent] = useState(events[0]?.id)
  const { mutate, clear, isBusy, error } = useDeskMutation(DeskSendReplyDocument, ({ sendReply }) => sendReply)
  const send = async () => {
    if (!template) return
    // Saves first, because a save during sending would leave a draft of a reply that is already sent.
    await onSave()
    const { idempotencyKey } = draft
    const by = { template: template.key, templateVersion: template.version, fields: fieldsOf(draft, template) }
    const answered = quoted ? { inReplyTo: quoted.id } : {}
    const input = { id: enquiry.id, version: seen, ...by, ...answered, takeOver: isHeldByAnother, idempotencyKey }
    const written = await mutate(input)
    if (written) {
      onWritten(written.replyId)
      return
    }
    onRejected()
    // The reply may have been refused because its template changed.
    await reload()
  }
  const markViewed = () => {
    setViewed(enquiry.version)
    setViewedEvent(events[0]?.id)
    clear()
  }
  const newest = events[0]?.id === viewedEvent ? undefined : events[0]
  // The list of enquiries may load the new version before the timeline shows its event.
  const isChangeLoaded = enquiry.version > seen && newest !== undefined
  const isChanged = isChangeLoaded || error?.code === 'CHANGED_MEANWHILE'
  return { clear, isBusy, isChanged, isChangeLoaded, markViewed, newest, error, send }
}

interface ChangedNoteProps {
  /** Latest event, once loaded. */
  readonly event: EnquiryEvent | undefined
  /** Whether the person can see the change; until then it cannot be reviewed. */
  readonly isLoaded: boolean
  readonly onView: () => void
}

function ChangedNote({ event, isLoaded, onView }: ChangedNoteProps) {
  const now = useNow()
  const action = (
    <Button isSmall isBusy={!isLoaded} onClick={onView}>
      {copy.reviewedIt}
    </Button>
  )
  return (
    <NoteBar tone="warn" title={copy.title} action={action}>
      {event && `${actorOf(event)} ${messageOf(event)}, ${formatTimeAgo(event.at, now)}. `}
      {copy.note}
    </NoteBar>
  )
}

function Preview({ body, subject }: Pick<ReplyText, 'body' | 'subject'>) {
  return (
    <section aria-label={copy.label}>
      <SectionTitle isWithin className="field-label">
        {copy.asPatientSees}
      </SectionTitle>
      <p className="font-semibold wrap-anywhere">{subject}</p>
      <p className="desk-words">{body}</p>
    </section>
  )
}
