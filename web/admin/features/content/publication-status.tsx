import { isExtensible } from '@seneb/contracts/publications/publication-editing'
import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import { Button } from '@seneb/ui/button'
import { useState } from 'react'

import {
  DeskApproveClaimDocument,
  DeskApproveDraftDocument,
  DeskApproveLegalDocument,
  DeskCancelClaimScheduleDocument,
  DeskCancelLegalScheduleDocument,
  DeskCancelScheduleDocument,
  DeskPublishClaimDocument,
  DeskPublishDraftDocument,
  DeskPublishLegalDocument,
  DeskSubmitDraftDocument,
} from '../../graph/generated/content/graphql.js'
import { formError, type DeskError } from '../../graph/desk-error.js'
import { holds, type Viewer } from '../../session/staff-session.js'
import { useDeskMutation } from '../../session/use-desk-mutation.js'
import { useError } from '../../session/use-error.js'
import { NoteBar } from '../../ui/note-bar.js'
import { When } from '../../ui/when.js'
import { contentCopy } from './content.copy.js'
import {
  ArchiveClaimDialog,
  ArchiveDialog,
  DiscardDialog,
  ReturnDialog,
  ScheduleDialog,
} from './publication-dialogs.js'
import { LegalNote } from './legal-note.js'
import {
  asTargeted,
  isReleased,
  kindName,
  publisherOf,
  publishPermissions,
  type PublicationDetails,
  type SavedState,
  type Target,
} from './publication-kinds.js'
import { ReviewNote } from './review-due.js'
import { StateChip } from './state-chip.js'

const copy = contentCopy.publicationStatus

interface PublicationStatusProps {
  readonly details: PublicationDetails
  /** Whether the form has unsaved edits, which no action includes. */
  readonly isEdited: boolean
  /** Whether a newer revision was saved here than the one that is shown. */
  readonly isPending: boolean
  readonly viewer: Viewer
  readonly onChanged: () => Promise<void>
}

/** State of a text and of its open version, with the actions that its state and the viewer's roles allow. */
export function PublicationStatus(props: PublicationStatusProps) {
  const { details } = props
  const { draft, needsApproval, publication } = details
  return (
    <section className="desk-panel" aria-label={copy.label}>
      <div className="desk-panel-head">
        <h2 className="me-auto">{copy.label}</h2>
        <StateChip state={draft?.version.state ?? publication.state} />
      </div>
      <div className="grid gap-3 p-4">
        {draft ? <DraftFacts details={details} /> : <SiteFacts details={details} />}
        {needsApproval && <NoteBar>{approvalNote(publication.kind)}</NoteBar>}
        {publisherOf(publication.kind) === 'legal' && <LegalNote details={details} />}
        <ReviewNote {...publication} />
        <Actions {...props} />
      </div>
    </section>
  )
}

function approvalNote(kind: PublicationDetails['publication']['kind']) {
  return copy.needsApproval[kindName(kind) === 'email-text' ? 'emails' : publisherOf(kind)]
}

function DraftFacts({ details: { draft, publication } }: Pick<PublicationStatusProps, 'details'>) {
  if (!draft) return null
  const { approvedAt, approvedBy, publishAt, returnReason, writtenAt, writtenBy } = draft.version
  return (
    <>
      {returnReason && (
        <NoteBar tone="warn" title={copy.returned}>
          {returnReason}
        </NoteBar>
      )}
      {writtenBy && (
        <p>
          {copy.writtenBy(writtenBy.name)}, <When at={writtenAt} />
        </p>
      )}
      {approvedBy && approvedAt && (
        <p>
          {copy.approvedBy(approvedBy.name)}, <When at={approvedAt} />
        </p>
      )}
      {publishAt && (
        <p>
          {copy.publishesAt} <When at={publishAt} isExact />
          {publisherOf(publication.kind) === 'legal' && copy.datedBy(utcDay.format(new Date(publishAt)))}
        </p>
      )}
    </>
  )
}

/** Day by which a version of a legal document is dated. */
const utcDay = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone: 'UTC' })

function SiteFacts({ details: { publication, redirectPath } }: Pick<PublicationStatusProps, 'details'>) {
  if (publication.state === 'ARCHIVED') {
    if (redirectPath) return <p>{copy.redirects(redirectPath)}</p>
    return <p>{publication.path ? copy.gone : copy.archived}</p>
  }
  if (publication.state === 'UNPUBLISHED') return <p>{copy.notOnTheSite}</p>
  const shown = publication.kind === 'EMAIL_TEXT' ? copy.inEmails : copy.onTheSite
  return <p>{isReleased(publication) ? shown : `${shown} ${copy.asEdited}`}</p>
}

const dialogs = ['schedule', 'return', 'discard', 'archive'] as const
/** An open dialog, and the text as it was when it opened: one that others change then is refused, also twice. */
interface Open {
  readonly name: (typeof dialogs)[number]
  readonly target: Target
}

function Actions({ details, isEdited, isPending, onChanged, viewer }: PublicationStatusProps) {
  const [open, setOpen] = useState<Open>()
  const [done, setDone] = useState<SavedState>()
  // The button of a refused action may be gone once the text is read again.
  const [error, setError] = useError()
  const { draft, publication, revision } = details
  // Edits that can no longer be saved hide no action, such as the return to the author.
  const isLocked = draft?.version.state === 'APPROVED' || draft?.version.state === 'SCHEDULED'
  const isUnsaved = isEdited && !isLocked
  const target = { kind: publication.kind, key: publication.key, revision }
  const finish = async (saved: SavedState | undefined) => {
    if (saved) {
      setDone(saved)
      setError(undefined)
      setOpen(undefined)
    }
    // A text that others changed is read again as well.
    await onChanged()
  }
  const dialog = { target: open?.target ?? target, onDone: finish, onClose: () => setOpen(undefined) }
  const may = allowedActions(details, viewer)
  const act = { isPending, target, onDone: finish, onError: setError }
  return (
    <>
      {isUnsaved ? (
        <p className="desk-small">{copy.saveFirst}</p>
      ) : (
        <div className="flex flex-wrap gap-2">
          {may.submit && (
            <ActionButton
              {...act}
              label={copy.submit}
              document={DeskSubmitDraftDocument}
              field="submitPublicationDraft"
            />
          )}
          {may.approve && <ApproveButton {...act} />}
          {may.publish && <PublishButton {...act} />}
          {may.cancel && <CancelButton {...act} />}
          {dialogs.map(
            (name) =>
              may[name] && (
                <Button key={name} isBusy={isPending} onClick={() => setOpen({ name, target })}>
                  {copy[name]}
                </Button>
              ),
          )}
        </div>
      )}
      {error && <NoteBar tone="bad">{formError(error)}</NoteBar>}
      <span role="status" className="desk-small">
        {/* Another change of the record, by whomever, ends the sentence. */}
        {done?.revision === revision && sentenceOf(done, publication.kind)}
      </span>
      {open?.name === 'schedule' && <ScheduleDialog {...dialog} />}
      {open?.name === 'return' && <ReturnDialog {...dialog} />}
      {open?.name === 'discard' && <DiscardDialog {...dialog} />}
      {open?.name === 'archive' &&
        (publisherOf(publication.kind) === 'claims' ? (
          <ArchiveClaimDialog {...dialog} />
        ) : (
          <ArchiveDialog {...dialog} hasAddress={hasAddress(publication.path)} />
        ))}
    </>
  )
}

function sentenceOf({ state }: SavedState, kind: PublicationDetails['publication']['kind']): string {
  return kind === 'EMAIL_TEXT' && state === 'PUBLISHED' ? copy.inEmailsSoon : copy.done[state]
}

/** An anchor of another page is no address of its own. */
function hasAddress(path: string | null | undefined): boolean {
  return typeof path === 'string' && !path.includes('#')
}

/** Actions that the service accepts in this state from this person; approving one's own text is refused there. */
function allowedActions({ draft, needsApproval, publication }: PublicationDetails, viewer: Viewer) {
  const publisher = publisherOf(publication.kind)
  const mayWrite = holds(viewer, 'CONTENT_WRITE')
  const mayPublish = holds(viewer, publishPermissions[publisher])
  const state = draft?.version.state
  const isWaiting = state === 'DRAFT' || state === 'IN_REVIEW' || state === 'APPROVED'
  return {
    submit: mayWrite && state === 'DRAFT',
    approve: mayPublish && state === 'IN_REVIEW',
    return: mayPublish && (state === 'IN_REVIEW' || state === 'APPROVED'),
    publish: mayPublish && isWaiting && (!needsApproval || state === 'APPROVED'),
    schedule: mayPublish && isWaiting && (!needsApproval || state === 'APPROVED'),
    cancel: mayPublish && state === 'SCHEDULED',
    discard: mayWrite && (state === 'DRAFT' || (state === 'IN_REVIEW' && publisher === 'texts')),
    archive: mayPublish && !draft && publication.state === 'PUBLISHED' && isExtensible(kindName(publication.kind)),
  }
}

type Act = Pick<ActionButtonProps<string>, 'isPending' | 'onDone' | 'onError' | 'target'>

/** Approves a version; one of the register of claims or of a legal document after a recent sign-in. */
function ApproveButton(act: Act) {
  const props = { ...act, label: copy.approve }
  const publisher = publisherOf(act.target.kind)
  if (publisher === 'legal') {
    return <ActionButton {...props} document={asTargeted(DeskApproveLegalDocument)} field="approveLegalVersion" />
  }
  return publisher === 'claims' ? (
    <ActionButton {...props} document={asTargeted(DeskApproveClaimDocument)} field="approveClaim" />
  ) : (
    <ActionButton {...props} document={DeskApproveDraftDocument} field="approvePublicationDraft" />
  )
}

/** Publishes a version; one of the register of claims or of a legal document after a recent sign-in. */
function PublishButton(act: Act) {
  const props = { ...act, isMain: true, label: copy.publish }
  const publisher = publisherOf(act.target.kind)
  if (publisher === 'legal') {
    return <ActionButton {...props} document={asTargeted(DeskPublishLegalDocument)} field="publishLegalVersion" />
  }
  return publisher === 'claims' ? (
    <ActionButton {...props} document={asTargeted(DeskPublishClaimDocument)} field="publishClaim" />
  ) : (
    <ActionButton {...props} document={DeskPublishDraftDocument} field="publishPublicationDraft" />
  )
}

/** Cancels a schedule; one of the register of claims or of a legal document after a recent sign-in. */
function CancelButton(act: Act) {
  const props = { ...act, label: copy.cancelSchedule }
  const publisher = publisherOf(act.target.kind)
  if (publisher === 'legal') {
    return (
      <ActionButton
        {...props}
        document={asTargeted(DeskCancelLegalScheduleDocument)}
        field="cancelLegalVersionSchedule"
      />
    )
  }
  return publisher === 'claims' ? (
    <ActionButton {...props} document={asTargeted(DeskCancelClaimScheduleDocument)} field="cancelClaimSchedule" />
  ) : (
    <ActionButton {...props} document={DeskCancelScheduleDocument} field="cancelPublicationSchedule" />
  )
}

interface ActionButtonProps<Field extends string> {
  readonly label: string
  readonly isMain?: boolean
  readonly isPending: boolean
  readonly target: Target
  readonly document: TypedDocumentNode<{ readonly [Name in Field]: object }, Target>
  /** Name of the mutation's field. */
  readonly field: Field
  /** Called with nothing when the action was refused. */
  readonly onDone: (saved: SavedState | undefined) => Promise<void>
  readonly onError: (error: DeskError | undefined) => void
}

/** A button that changes the state of the open version. */
function ActionButton<Field extends string>(props: ActionButtonProps<Field>) {
  const { document, field, isMain = false, isPending, label, onDone, onError, target } = props
  const { mutate, isBusy } = useDeskMutation(document, (data) => data[field], onError)
  const press = async () => onDone((await mutate(target)) as SavedState | undefined)
  return (
    <Button
      {...(isMain ? { variant: 'brand' as const } : {})}
      isBusy={isBusy || isPending}
      onClick={() => void press()}
    >
      {label}
    </Button>
  )
}
