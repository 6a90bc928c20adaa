import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import { Button } from '@seneb/ui/button'
import { useState } from 'react'

import {
  DeskApproveNewsletterIssueDocument,
  DeskCancelNewsletterScheduleDocument,
  DeskResumeNewsletterIssueDocument,
  DeskStopNewsletterIssueDocument,
  DeskSubmitNewsletterIssueDocument,
  DeskTestNewsletterIssueDocument,
} from '../../graph/generated/newsletter/graphql.js'
import { formError, type DeskError } from '../../graph/desk-error.js'
import { holds, useStaffSession, type Viewer } from '../../session/staff-session.js'
import { useDeskMutation } from '../../session/use-desk-mutation.js'
import { useError } from '../../session/use-error.js'
import { NoteBar } from '../../ui/note-bar.js'
import { When } from '../../ui/when.js'
import { DeleteDialog, ReturnDialog, ScheduleDialog, SendDialog } from './issue-dialogs.js'
import { IssueChip } from './newsletter-chips.js'
import { isEditable, type IssueDetails, type SavedIssue } from './newsletter-issue.js'
import { newsletterCopy } from './newsletter.copy.js'

const copy = newsletterCopy.status

interface IssueStatusProps {
  readonly details: IssueDetails
  /** Whether the form has unsaved edits, which no action includes. */
  readonly isEdited: boolean
  /** Whether a newer version was saved here than the one that is shown. */
  readonly isPending: boolean
  readonly onChanged: () => Promise<void>
}

/** State of an issue, with the actions that its state and the viewer's roles allow. */
export function IssueStatus({ isEdited, ...props }: IssueStatusProps) {
  const { details } = props
  const { viewer } = useStaffSession()
  // Edits that can no longer be saved hide no action, above all not the one that stops sending.
  const isUnsaved = isEdited && isEditable(details.issue)
  return (
    <section className="desk-panel" aria-label={copy.label}>
      <div className="desk-panel-head">
        <h2 className="me-auto">{copy.label}</h2>
        <IssueChip state={details.issue.state} />
      </div>
      <div className="grid gap-3 p-4">
        <Facts details={details} />
        {isUnsaved && <p className="desk-small">{copy.saveFirst}</p>}
        {viewer && <Actions {...props} isUnsaved={isUnsaved} viewer={viewer} />}
      </div>
    </section>
  )
}

function Facts({ details }: Pick<IssueStatusProps, 'details'>) {
  const { approvedAt, approvedBy, audience, issue, returnReason, writtenBy } = details
  return (
    <>
      {issue.holdReason && <NoteBar tone="warn">{copy.held[issue.holdReason]}</NoteBar>}
      {returnReason && (
        <NoteBar tone="warn" title={copy.returned}>
          {returnReason}
        </NoteBar>
      )}
      {writtenBy && (
        <p>
          {copy.writtenBy(writtenBy.name)}, <When at={issue.changedAt} />
        </p>
      )}
      {approvedBy && approvedAt && (
        <p>
          {copy.approvedBy(approvedBy.name)}, <When at={approvedAt} />
        </p>
      )}
      {issue.sendAt && (
        <p>
          {copy.sendsAt} <When at={issue.sendAt} isExact />
        </p>
      )}
      {!issue.startedAt && <p>{copy.audience(audience)}</p>}
    </>
  )
}

/** An open dialog, and the version of the issue when it opened: one that others change then is refused, also twice. */
interface Open {
  readonly name: 'delete' | 'return' | 'schedule' | 'send'
  readonly version: number
}

interface ActionsProps extends Omit<IssueStatusProps, 'isEdited'> {
  readonly viewer: Viewer
  /** Whether edits wait to be saved first. A refusal stays visible. */
  readonly isUnsaved: boolean
}

function Actions({ details, isPending, isUnsaved, onChanged, viewer }: ActionsProps) {
  const [open, setOpen] = useState<Open>()
  const [isTested, setTested] = useState(false)
  const [done, setDone] = useState<SavedIssue>()
  // The button of a refused action may be gone once the issue is read again.
  const [error, setError] = useError()
  const { id, version } = details.issue
  const may = allowedActions(details, viewer)
  const finish = async (saved: SavedIssue | undefined) => {
    if (saved) {
      setDone(saved)
      setError(undefined)
      setTested(false)
      setOpen(undefined)
    }
    // An issue that others changed is read again as well.
    await onChanged()
  }
  const dialog = {
    id,
    version: open?.version ?? version,
    audience: details.audience,
    onDone: finish,
    onClose: () => setOpen(undefined),
  }
  const seen = { isPending, variables: { id, version }, onDone: finish, onError: setError }
  return (
    <>
      {!isUnsaved && (
        <>
          {may.isOwn && details.issue.state === 'IN_REVIEW' && <p className="desk-small">{copy.own}</p>}
          <div className="flex flex-wrap gap-2">
            {may.submit && <ActionButton {...seen} label={copy.submit} document={DeskSubmitNewsletterIssueDocument} />}
            {may.approve && (
              <ActionButton {...seen} label={copy.approve} document={DeskApproveNewsletterIssueDocument} />
            )}
            {may.send && (
              <Button variant="brand" isBusy={isPending} onClick={() => setOpen({ name: 'send', version })}>
                {copy.send}
              </Button>
            )}
            {may.schedule && (
              <Button isBusy={isPending} onClick={() => setOpen({ name: 'schedule', version })}>
                {copy.schedule}
              </Button>
            )}
            {may.cancel && (
              <ActionButton {...seen} label={copy.cancelSchedule} document={DeskCancelNewsletterScheduleDocument} />
            )}
            {may.stop && (
              <ActionButton
                isMain
                variables={{ id }}
                onDone={finish}
                onError={setError}
                label={copy.stop}
                document={DeskStopNewsletterIssueDocument}
              />
            )}
            {may.resume && <ActionButton {...seen} label={copy.resume} document={DeskResumeNewsletterIssueDocument} />}
            {may.return && (
              <Button isBusy={isPending} onClick={() => setOpen({ name: 'return', version })}>
                {copy.returnIt}
              </Button>
            )}
            <ActionButton
              variables={{ id }}
              onDone={(sent) => {
                setTested(sent !== undefined)
                return Promise.resolve()
              }}
              onError={setError}
              label={copy.test}
              document={DeskTestNewsletterIssueDocument}
            />
            {may.delete && (
              <Button isBusy={isPending} onClick={() => setOpen({ name: 'delete', version })}>
                {copy.delete}
              </Button>
            )}
          </div>
        </>
      )}
      {error && <NoteBar tone="bad">{formError(error)}</NoteBar>}
      <span role="status" className="desk-small">
        {isTested && copy.testSent}
        {/* Another change of the issue, by whomever, ends the sentence. */}
        {!isTested && done?.version === version && copy.done[done.state]}
      </span>
      {open?.name === 'send' && <SendDialog {...dialog} />}
      {open?.name === 'schedule' && <ScheduleDialog {...dialog} />}
      {open?.name === 'return' && <ReturnDialog {...dialog} />}
      {open?.name === 'delete' && <DeleteDialog {...dialog} />}
    </>
  )
}

/** Actions that the service accepts in this state from this person. */
function allowedActions({ authors, issue }: IssueDetails, viewer: Viewer) {
  const { state } = issue
  const maySend = holds(viewer, 'NEWSLETTER_SEND')
  const isOwn = authors.some(({ id }) => id === viewer.id)
  return {
    isOwn,
    submit: state === 'DRAFT',
    approve: maySend && state === 'IN_REVIEW' && !isOwn,
    return: maySend && (state === 'IN_REVIEW' || state === 'APPROVED'),
    send: maySend && state === 'APPROVED',
    schedule: maySend && (state === 'APPROVED' || state === 'SCHEDULED'),
    cancel: maySend && state === 'SCHEDULED',
    stop: state === 'SENDING',
    resume: maySend && state === 'STOPPED',
    delete: isEditable(issue),
  }
}

interface ActionButtonProps<Variables> {
  readonly label: string
  readonly isMain?: boolean
  readonly isPending?: boolean
  readonly variables: Variables
  readonly document: TypedDocumentNode<{ readonly result: object }, Variables>
  /** Called with nothing when the action was refused. */
  readonly onDone: (saved: SavedIssue | undefined) => Promise<void>
  readonly onError: (error: DeskError | undefined) => void
}

/** A button that changes the state of an issue. */
function ActionButton<Variables extends Readonly<Record<string, unknown>>>(props: ActionButtonProps<Variables>) {
  const { document, isMain = false, isPending = false, label, onDone, onError, variables } = props
  const { mutate, isBusy } = useDeskMutation(document, ({ result }) => result, onError)
  const press = async () => onDone((await mutate(variables)) as SavedIssue | undefined)
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
