import { ButtonLink } from '@seneb/ui/button-link'
import { Skeleton } from '@seneb/ui/skeleton'
import { X } from 'lucide-react'
import { lazy, useEffect, useRef, useState } from 'react'
import { Link, useLocation, useParams, type Location } from 'react-router'

import { ReplyPending } from '../features/enquiries/reply-pending.js'
import { EnquiryActions } from '../features/enquiries/enquiry-actions.js'
import { EnquiryMessage } from '../features/enquiries/enquiry-message.js'
import { EnquiryPerson } from '../features/enquiries/enquiry-person.js'
import { PromiseClock } from '../features/enquiries/promise-clock.js'
import { bothClocks } from '../features/enquiries/promise-state.js'
import { StateChip } from '../enquiry/state-chip.js'
import { focusRow } from '../features/enquiries/focus-row.js'
import type { ReplyRequest } from '../features/enquiries/message-to-answer.js'
import { OthersHere } from '../presence/others-here.js'
import { DeskEnquiryDetailsDocument, type DeskEnquiryDetailsQuery } from '../graph/generated/enquiries/graphql.js'
import { useDeskKeys } from '../keys/desk-keys.js'
import { usePublishViewing } from '../live/publish-presence.js'
import { ErrorView } from '../session/error-view.js'
import { holds, useStaffSession, type Viewer } from '../session/staff-session.js'
import { useResult } from '../session/use-result.js'
import { PageHead, PaneHead } from '../ui/page-head.js'
import { DetailPane, SectionTitle } from '../ui/section-title.js'
import { SkeletonRows } from '../ui/skeleton-rows.js'
import { useWide } from '../ui/use-wide.js'
import { LazyComponent } from '../ui/lazy-component.js'
import { enquiryCopy } from '../features/enquiries/enquiry.copy.js'

const copy = enquiryCopy.enquiryPage

/** Loaded only for people who may reply. */
const ReplySection = lazy(async () => ({
  default: (await import('../features/enquiries/reply-section.js')).ReplySection,
}))

/** Content at the end of the page may load after the rest. */
const EnquiryPlan = lazy(async () => ({ default: (await import('../features/plans/enquiry-plan.js')).EnquiryPlan }))

/** The timeline is below the request, the person and the reply. */
const TimelinePages = lazy(async () => ({
  default: (await import('../features/enquiries/timeline-pages.js')).TimelinePages,
}))

/** Loaded for the enquiries and people that need them. */
const MessagesBar = lazy(async () => ({ default: (await import('../features/enquiries/messages-bar.js')).MessagesBar }))
const SentPlan = lazy(async () => ({ default: (await import('../features/sent-plan/sent-plan.js')).SentPlan }))
const MergedNote = lazy(async () => ({ default: (await import('../features/merges/merged-note.js')).MergedNote }))
const OtherEnquiries = lazy(async () => ({
  default: (await import('../features/merges/other-enquiries.js')).OtherEnquiries,
}))
const TelephoneActs = lazy(async () => ({
  default: (await import('../features/telephone/telephone-acts.js')).TelephoneActs,
}))

/** Loaded later, because a note is written after reading the page. */
const NoteForm = lazy(async () => ({ default: (await import('../features/enquiries/note-form.js')).NoteForm }))

/** Loaded on demand, because few enquiries are inactive for long enough to need it. */
const ErasedSoonNote = lazy(async () => ({
  default: (await import('../features/enquiries/erased-soon-note.js')).ErasedSoonNote,
}))

/** Loaded only for people who may erase, and for an erased enquiry. */
const DataRights = lazy(async () => ({ default: (await import('../features/enquiries/data-rights.js')).DataRights }))
const ErasedEnquiry = lazy(async () => ({
  default: (await import('../features/enquiries/erased-enquiry.js')).ErasedEnquiry,
}))
const WithdrawnEnquiry = lazy(async () => ({
  default: (await import('../features/telephone/withdrawn-enquiry.js')).WithdrawnEnquiry,
}))

/**
 * Page of one enquiry: its promised reply, request, history, and actions. Beside the list it is a part of that page,
 * and Escape leads back to the list.
 */
export function EnquiryPage() {
  const { id = '' } = useParams()
  const { viewer } = useStaffSession()
  const { data, error, refetch } = useResult(DeskEnquiryDetailsDocument, { id }, { isLive: true })
  const isNextTo = useWide()
  const isGone = error?.code === 'ENQUIRY_UNKNOWN'
  const details = isGone ? undefined : data?.careEnquiry
  const retry = () => void refetch()
  return (
    <DetailPane value={isNextTo ? 3 : 2}>
      <Head id={id} enquiry={details?.enquiry} isNextTo={isNextTo} />
      {error && !isGone && <ErrorView error={error} onRetry={retry} />}
      {error && isGone && (
        <LazyComponent fallback={<SkeletonRows />}>
          <ErasedEnquiry id={id} otherwise={<WithdrawnEnquiry id={id} error={error} onRetry={retry} />} />
        </LazyComponent>
      )}
      {!details && !error && <SkeletonRows />}
      {viewer && details && <EnquiryView key={id} details={details} viewer={viewer} onChanged={refetch} />}
    </DetailPane>
  )
}

interface HeadProps {
  readonly id: string
  readonly enquiry: DeskEnquiryDetailsQuery['careEnquiry']['enquiry'] | undefined
  readonly isNextTo: boolean
}

function Head({ enquiry, id, isNextTo }: HeadProps) {
  const { search, state } = useLocation() as Location<{ readonly reference?: string } | null>
  const heading = useFocusOfOpened(id)
  // The list row that led here passes the reference, so the title is known before the enquiry has loaded.
  const reference = enquiry?.reference ?? state?.reference
  const documentTitle = reference ? copy.titleOf(reference) : copy.title
  const title = enquiry?.fullName ?? documentTitle
  const titles = { title, documentTitle, titleNote: enquiry?.fullName ? reference : undefined }
  const note = enquiry && <StateChip enquiry={enquiry} />
  const list = { pathname: '/enquiries', search }
  useDeskKeys(isNextTo ? [{ key: 'escape', label: copy.backToTheList, run: () => void focusRow(id) }] : [])
  if (!isNextTo) {
    return (
      <PageHead {...titles} note={note}>
        <ButtonLink to={list} variant="quiet">
          {copy.allEnquiries}
        </ButtonLink>
      </PageHead>
    )
  }
  return (
    <PaneHead {...titles} within={copy.within} heading={heading} note={note}>
      <Link to={list} className="desk-icon-button" aria-label={copy.closeTheEnquiry} title={copy.closeTheEnquiry}>
        <X aria-hidden size={18} />
      </Link>
    </PaneHead>
  )
}

/**
 * Opening an enquiry from the list moves the focus to its title; opening it by URL leaves the focus at the top of the
 * page.
 */
function useFocusOfOpened(id: string) {
  const heading = useRef<HTMLHeadingElement>(null)
  const { key } = useLocation()
  const isOpened = useRef(key !== 'default')
  useEffect(() => {
    if (isOpened.current) heading.current?.focus()
    isOpened.current = true
  }, [id])
  return heading
}

interface EnquiryViewProps {
  readonly details: DeskEnquiryDetailsQuery['careEnquiry']
  readonly viewer: Viewer
  readonly onChanged: () => Promise<void>
}

function EnquiryView({ details, onChanged, viewer }: EnquiryViewProps) {
  const { enquiry } = details
  const [requested, setRequested] = useState<ReplyRequest>()
  usePublishViewing(viewer.isLocked ? undefined : enquiry.id)
  const [mayWork, canReply] = [holds(viewer, 'ENQUIRY_WORK'), holds(viewer, 'ENQUIRY_REPLY')]
  const mayReadPersonal = holds(viewer, 'ENQUIRY_READ_PERSONAL')
  return (
    <div className="grid min-w-0 gap-4">
      <LazyComponent>{enquiry.mergedInto && <MergedNote into={enquiry.mergedInto} />}</LazyComponent>
      <EnquiryMessage details={details} />
      <EnquiryPerson details={details} />
      <PromiseAndActions details={details} viewer={viewer} onChanged={onChanged} />
      {canReply && (
        <LazyComponent fallback={<ReplyPending onRequested={() => setRequested({})} />}>
          <ReplySection details={details} viewer={viewer} requested={requested} onChanged={onChanged} />
        </LazyComponent>
      )}
      <LazyComponent>
        <EnquiryPlan details={details} viewer={viewer} />
        {enquiry.kind === 'TRIP_PLAN' && <SentPlan enquiry={enquiry} onChanged={onChanged} />}
        {mayReadPersonal && <OtherEnquiries details={details} viewer={viewer} onChanged={onChanged} />}
      </LazyComponent>
      <section className="desk-panel" aria-label={copy.timeline}>
        <div className="desk-panel-head">
          <SectionTitle>{copy.timeline}</SectionTitle>
        </div>
        {mayWork && (
          <div className="border-b border-line p-4">
            <LazyComponent fallback={<Skeleton className="h-40" />}>
              <NoteForm enquiry={enquiry} onChanged={onChanged} />
            </LazyComponent>
          </div>
        )}
        <LazyComponent fallback={<SkeletonRows />}>
          <TimelinePages
            {...{ details, canReply, mayWork, onChanged }}
            onReplyTo={(messageId) => setRequested({ messageId })}
          />
        </LazyComponent>
      </section>
      <LazyComponent>
        {mayWork && <TelephoneActs details={details} onChanged={onChanged} />}
        {holds(viewer, 'ENQUIRY_ERASE') && (
          <DataRights enquiry={enquiry} merged={details.merged} onChanged={onChanged} />
        )}
      </LazyComponent>
    </div>
  )
}

function PromiseAndActions({ details, onChanged, viewer }: EnquiryViewProps) {
  const { enquiry, personal } = details
  const mayWork = holds(viewer, 'ENQUIRY_WORK')
  return (
    <section className="desk-panel grid gap-4 p-4" aria-label={copy.promiseAndActions}>
      <div className="grid gap-1">
        <PromiseClock enquiry={enquiry} hasBar />
        {(enquiry.answeredAt || enquiry.state !== 'CLOSED') && (
          <span className="desk-small">{copy.replyDueBy(bothClocks(enquiry.dueAt, personal?.timeZone))}</span>
        )}
      </div>
      {(enquiry.unreadMessages > 0 || enquiry.nextReplyDueAt) && (
        <LazyComponent>
          <MessagesBar details={details} mayWork={mayWork} onChanged={onChanged} />
        </LazyComponent>
      )}
      {enquiry.scheduledErasureAt && (
        <LazyComponent>
          <ErasedSoonNote enquiry={enquiry} />
        </LazyComponent>
      )}
      <OthersHere enquiryId={enquiry.id} />
      {mayWork && <EnquiryActions enquiry={enquiry} viewer={viewer} onChanged={onChanged} />}
    </section>
  )
}
