import { Button } from '@seneb/ui/button'
import { Skeleton } from '@seneb/ui/skeleton'
import { lazy, useEffect, useEffectEvent, useState } from 'react'

import type { DeskEnquiryDetailsQuery } from '../../graph/generated/enquiries/graphql.js'
import { useDeskKeys } from '../../keys/desk-keys.js'
import { Kbd } from '../../keys/kbd.js'
import type { Viewer } from '../../session/staff-session.js'
import { messageToAnswer, type ReplyRequest } from './message-to-answer.js'
import { NoteBar } from '../../ui/note-bar.js'
import { SectionTitle } from '../../ui/section-title.js'
import type { Draft } from './reply-draft.js'
import { ReplyDraftStatus } from './reply-draft-status.js'
import { ReplyWaiting } from './reply-waiting.js'
import { repliesCopy } from './replies.copy.js'
import { useReplyDraft } from './use-reply-draft.js'
import { useIsOwned } from './use-is-owned.js'
import { LazyComponent } from '../../ui/lazy-component.js'

const copy = repliesCopy.replySection

/** Loaded, together with the templates, when a person starts to write. */
const ReplyComposer = lazy(async () => ({ default: (await import('./reply-composer.js')).ReplyComposer }))

/** Loaded after the rest, as few patients are asked for documents. */
const RequestDocumentsButton = lazy(async () => ({
  default: (await import('./request-documents-button.js')).RequestDocumentsButton,
}))

/** Loaded after the rest, because few replies suggest a call. */
const SuggestedCalls = lazy(async () => ({
  default: (await import('./suggested-calls.js')).SuggestedCalls,
}))

type Details = DeskEnquiryDetailsQuery['careEnquiry']

interface ReplySectionProps {
  readonly details: Details
  readonly viewer: Viewer
  /** Request to write, possibly from before this section was loaded; each is a new object. */
  readonly requested: ReplyRequest | undefined
  readonly onChanged: () => Promise<void>
}

/** Reply section of an enquiry: replies that can be recalled, undelivered replies, and the draft in progress. */
export function ReplySection({ details, onChanged, requested, viewer }: ReplySectionProps) {
  const { enquiry, personal } = details
  const events = details.events.nodes
  const writing = useWriting(enquiry.id, requested)
  const waiting = events.find(({ reply }) => reply?.state === 'WAITING')?.reply
  const mayWrite = enquiry.state !== 'CLOSED' || writing.state.kind !== 'none'
  useDeskKeys(mayWrite ? [{ key: 'r', label: copy.writeReply, run: writing.open }] : [])
  if (!personal) return null
  const changed = () => void onChanged()
  const recalled = async (replyId: string, version: number) => {
    await onChanged()
    writing.recall(replyId, version)
  }
  return (
    <section className="desk-panel" aria-label={copy.label}>
      <div className="desk-panel-head">
        <SectionTitle>{copy.label}</SectionTitle>
      </div>
      <div className="grid gap-4 p-4">
        {enquiry.hasMailProblem && <MailProblem phoneNumber={personal.phoneNumber} />}
        {waiting && (
          <ReplyWaiting
            key={waiting.id}
            enquiryId={enquiry.id}
            replyId={waiting.id}
            waitingUntil={waiting.waitingUntil}
            isOwn={writing.sentId === waiting.id}
            onRemoved={changed}
            onRecalled={(version) => void recalled(waiting.id, version)}
          />
        )}
        {!mayWrite && <p className="desk-small">{copy.text}</p>}
        <Composer {...{ enquiry, events, viewer, writing, mayWrite }} onChanged={changed} />
        <LazyComponent>
          {mayWrite && <RequestDocumentsButton enquiry={enquiry} onChanged={onChanged} />}
          <SuggestedCalls enquiry={enquiry} timeZone={personal.timeZone} onChanged={onChanged} />
        </LazyComponent>
      </div>
    </section>
  )
}

interface ComposerProps extends Pick<ReplySectionProps, 'viewer'> {
  readonly enquiry: Details['enquiry']
  readonly events: Details['events']['nodes']
  readonly writing: ReturnType<typeof useWriting>
  /** False for a closed enquiry, which must be reopened before a reply. */
  readonly mayWrite: boolean
  readonly onChanged: () => void
}

function Composer({ enquiry, events, mayWrite, onChanged, viewer, writing }: ComposerProps) {
  const isHeld = useIsOwned(enquiry)
  const toAnswer = messageToAnswer(events, writing.messageId)
  return (
    <>
      {writing.isOpen ? (
        <LazyComponent fallback={<Skeleton className="h-64" />}>
          <ReplyComposer
            enquiry={enquiry}
            events={events}
            viewer={viewer}
            draft={writing.draft}
            ownVersion={writing.ownVersion}
            quoted={writing.isQuoting ? toAnswer : undefined}
            canQuote={toAnswer !== undefined}
            onQuote={writing.quote}
            isHeldByAnother={isHeld && enquiry.assignee?.id !== viewer.id}
            onDraft={writing.write}
            onSave={writing.saveNow}
            onClose={writing.close}
            onDiscard={writing.throwAway}
            onRejected={onChanged}
            onWritten={(replyId) => {
              writing.send(replyId)
              onChanged()
            }}
          />
        </LazyComponent>
      ) : (
        mayWrite && <OpenButton writing={writing} />
      )}
      {writing.bringBack && <Discarded onBringBack={writing.bringBack} />}
      <ReplyDraftStatus
        state={writing.state}
        onShowOther={() => void writing.showOther()}
        onSaveOver={() => void writing.saveOver()}
      />
    </>
  )
}

function OpenButton({ writing }: Pick<ComposerProps, 'writing'>) {
  return (
    <Button className="justify-self-start" aria-keyshortcuts="r" onClick={writing.open}>
      {writing.state.kind === 'none' ? copy.writeReply : copy.continueYourDraft} <Kbd>r</Kbd>
    </Button>
  )
}

function Discarded({ onBringBack }: { readonly onBringBack: () => void }) {
  const action = (
    <Button isSmall onClick={onBringBack}>
      {copy.restoreIt}
    </Button>
  )
  return <NoteBar action={action}>{copy.theDraftIsDiscarded}</NoteBar>
}

function MailProblem({ phoneNumber }: { readonly phoneNumber: string | null | undefined }) {
  return (
    <NoteBar tone="bad" title={copy.title}>
      {phoneNumber ? copy.tryItAgainFrom(phoneNumber) : copy.tryItAgainFromTheTimeline}
    </NoteBar>
  )
}

/** Returns the draft in progress and the reply sent last, so that its text can be edited again after it is recalled. */
function useWriting(enquiryId: string, requested: ReplyRequest | undefined) {
  const { discard, draft, sent: end, write, ...stored } = useReplyDraft(enquiryId)
  const [isOpen, setOpen] = useState(requested !== undefined)
  const quoting = useQuoting(requested, () => setOpen(true))
  const [sent, setSent] = useState<{ readonly replyId: string; readonly draft: Draft }>()
  const [thrown, setThrown] = useState<Draft>()
  const [ownVersion, setOwnVersion] = useState<number>()
  const bringBack = (discarded: Draft) => {
    write(discarded)
    setThrown(undefined)
    setOpen(true)
  }
  return {
    ...stored,
    ...quoting,
    draft,
    isOpen,
    ownVersion,
    write,
    sentId: sent?.replyId,
    open: () => {
      setThrown(undefined)
      setOpen(true)
    },
    bringBack: thrown && (() => bringBack(thrown)),
    close: () => {
      void stored.saveNow()
      setOpen(false)
    },
    throwAway: () => {
      setThrown(Object.values(draft.values).some(Boolean) ? draft : undefined)
      void discard()
      setOpen(false)
    },
    send: (replyId: string) => {
      setSent({ replyId, draft })
      end()
      setOpen(false)
    },
    recall: (replyId: string, version: number) => {
      setOwnVersion(version)
      if (sent?.replyId !== replyId) return
      // A second reply needs its own idempotency key.
      write({ ...sent.draft, idempotencyKey: crypto.randomUUID() })
      setOpen(true)
    },
  }
}

/** Returns the message that was chosen for an answer, and whether the reply quotes it; a request opens the editor. */
function useQuoting(requested: ReplyRequest | undefined, open: () => void) {
  const [isQuoting, setQuoting] = useState(true)
  const onRequest = useEffectEvent(() => {
    setQuoting(true)
    open()
  })
  useEffect(() => {
    if (requested) onRequest()
  }, [requested])
  return { messageId: requested?.messageId, isQuoting, quote: setQuoting }
}
