import { Button } from '@seneb/ui/button'
import { lazy, useState } from 'react'

import { holds, type Viewer } from '../../session/staff-session.js'
import { discardUnsaved, hasUnsaved, mayDiscard } from '../../unsaved/unsaved.js'
import { NoteBar } from '../../ui/note-bar.js'
import { When } from '../../ui/when.js'
import { goTo } from './go-to.js'
import { RedraftNote, Versions } from './plan-history.js'
import { figureText, placeOf, type PlanDetails } from './plan-labels.js'
import { plansCopy } from './plans.copy.js'
import { rendersText } from './renders-text.js'
import { LazyComponent } from '../../ui/lazy-component.js'

const copy = plansCopy.planSide

/** Dialogs, each loaded when a person opens it. */
const ApproveDialog = lazy(async () => ({ default: (await import('./approve-dialog.js')).ApproveDialog }))
const EvidenceDialog = lazy(async () => ({ default: (await import('./evidence-dialog.js')).EvidenceDialog }))
const RegenerateDialog = lazy(async () => ({ default: (await import('./regenerate-dialog.js')).RegenerateDialog }))
const ReturnDialog = lazy(async () => ({ default: (await import('./return-dialog.js')).ReturnDialog }))

const VersionsDialog = lazy(async () => ({ default: (await import('./versions-dialog.js')).VersionsDialog }))
const WithdrawDialog = lazy(async () => ({ default: (await import('./withdraw-dialog.js')).WithdrawDialog }))

type Opened = 'approve' | 'evidence' | 'new-draft' | 'regenerate' | 'return' | 'versions' | 'withdraw'

interface PlanSideProps {
  readonly details: PlanDetails
  readonly viewer: Viewer
  readonly isOpen: boolean
  readonly onChanged: () => Promise<void>
}

/** Side panel of a plan: open problems, sources, approvals, history, and actions. */
export function PlanSide({ details, isOpen, onChanged, viewer }: PlanSideProps) {
  const [dialog, setDialog] = useState<Opened>()
  const end = (isDone: boolean) => {
    setDialog(undefined)
    if (isDone) void onChanged()
  }
  // Approving, returning or requesting another draft discards unsaved changes.
  const open = async (requested: Opened) => {
    const isEnding = requested === 'approve' || requested === 'return' || requested === 'regenerate'
    if (!(await mayDiscard(isEnding && hasUnsaved()))) return
    if (isEnding) discardUnsaved()
    setDialog(requested)
  }
  return (
    <div className="grid gap-4">
      <section className="desk-panel grid gap-4 p-4" aria-label={copy.approval}>
        <RedraftNote details={details} onCompare={() => setDialog('new-draft')} />
        <Approvals details={details} />
        <ApprovalActions {...{ details, isOpen, viewer }} onDialog={(requested) => void open(requested)} />
      </section>
      {rendersText(viewer) && <Gate details={details} />}
      <Evidence
        details={details}
        onAttach={isOpen && holds(viewer, 'PLAN_EDIT') ? () => setDialog('evidence') : null}
      />
      <Versions details={details} onCompare={() => setDialog('versions')} />
      <LazyComponent>
        {dialog === 'approve' && <ApproveDialog details={details} viewer={viewer} onEnd={end} />}
        {dialog === 'evidence' && <EvidenceDialog plan={details.plan} onEnd={end} />}
        {dialog === 'new-draft' && <VersionsDialog details={details} isSinceBefore onClose={() => end(false)} />}
        {dialog === 'regenerate' && <RegenerateDialog plan={details.plan} onEnd={end} />}
        {dialog === 'return' && <ReturnDialog plan={details.plan} onEnd={end} />}
        {dialog === 'versions' && <VersionsDialog details={details} onClose={() => end(false)} />}
        {dialog === 'withdraw' && <WithdrawDialog plan={details.plan} onEnd={end} />}
      </LazyComponent>
    </div>
  )
}

type DetailsProps = Pick<PlanSideProps, 'details'>

interface ApprovalActionsProps extends Omit<PlanSideProps, 'onChanged'> {
  readonly onDialog: (dialog: Opened) => void
}

/** Actions of approvers; an approval can be withdrawn until the plan is mailed. */
function ApprovalActions({
  details: { plan, problems, redraft, redraftsLeft },
  isOpen,
  onDialog,
  viewer,
}: ApprovalActionsProps) {
  const mayApprove = holds(viewer, 'PLAN_APPROVE')
  const mayRegenerate = holds(viewer, 'PLAN_REGENERATE') && redraftsLeft > 0 && redraft?.state !== 'WRITING'
  const isApproved = plan.state === 'APPROVED' || plan.state === 'APPROVED_ONCE'
  const isDelayed = problems.length > 0
  return (
    <div className="flex flex-wrap gap-2">
      {isOpen && mayApprove && (
        <Button
          variant="gold"
          aria-disabled={isDelayed}
          aria-describedby={isDelayed ? 'held-up' : undefined}
          onClick={() => onDialog('approve')}
        >
          {copy.approve}
        </Button>
      )}
      {isOpen && mayApprove && isDelayed && (
        <div id="held-up" className="desk-small basis-full">
          <p>{copy.itCannotBeApproved}</p>
          <ul className="list-disc ps-5">
            {problems.map(({ message, path }, at) => (
              <li key={`${path} ${at}`}>{message}</li>
            ))}
          </ul>
        </div>
      )}
      {isOpen && holds(viewer, 'PLAN_RETURN') && <Button onClick={() => onDialog('return')}>{copy.return}</Button>}
      {isOpen && mayRegenerate && <Button onClick={() => onDialog('regenerate')}>{copy.draftItAgain}</Button>}
      {isApproved && mayApprove && <Button onClick={() => onDialog('withdraw')}>{copy.withdrawTheApproval}</Button>}
    </div>
  )
}

function Approvals({ details }: DetailsProps) {
  const { approvals, plan, returned, sentAt } = details
  return (
    <div className="grid gap-2">
      <p>{plan.requiresTwoApprovals ? copy.twoPeopleApprove : copy.onePersonApprovesIt}</p>
      <ul>
        {approvals.map(({ at, name, staffId, title }) => (
          <li key={staffId}>
            {copy.approvedBy(name, title)} <When at={at} />
          </li>
        ))}
      </ul>
      {sentAt && (
        <p>
          {copy.queuedForEmail} <When at={sentAt} />
        </p>
      )}
      {returned && (
        <NoteBar tone="warn" title={returnedText(details)}>
          <span className="whitespace-pre-wrap">{returned.note}</span>
        </NoteBar>
      )}
    </div>
  )
}

/** A waiting plan with a reason had its approval withdrawn. */
function returnedText({ plan, returned }: PlanDetails): string {
  if (!returned?.by) return copy.itWasHeldBack
  return plan.state === 'WAITING' ? copy.withdrewTheApproval(returned.by.name) : copy.returnedIt(returned.by.name)
}

function Gate({ details: { lines } }: DetailsProps) {
  const unsourced = lines.flatMap((line) =>
    line.figures.filter(({ source }) => !source).map((figure) => ({ line, text: figureText(figure) })),
  )
  return (
    <section className="desk-panel" aria-label={copy.figuresWithoutSource}>
      <div className="desk-panel-head">
        <h2>{copy.figuresWithoutSource}</h2>
      </div>
      <ul className="grid gap-2 p-4">
        {unsourced.map(({ line, text }, at) => (
          <li key={at}>
            <a className="underline decoration-line underline-offset-4" href={`#line-${line.id}`} onClick={goTo}>
              {placeOf(line)}
            </a>
            : {text}
          </li>
        ))}
        {unsourced.length === 0 && <li>{copy.nothingEveryFigure}</li>}
      </ul>
    </section>
  )
}

interface EvidenceProps extends DetailsProps {
  readonly onAttach: (() => void) | null
}

function Evidence({ details: { evidence }, onAttach }: EvidenceProps) {
  return (
    <section className="desk-panel" aria-label={copy.attachedSources}>
      <div className="desk-panel-head">
        <h2>{copy.attachedSources}</h2>
      </div>
      <div className="grid gap-3 p-4">
        {evidence.length === 0 && <p className="desk-small">{copy.noneYet}</p>}
        {evidence.map(({ addedBy, id, link, on, quote, source }) => (
          <blockquote key={id} className="grid gap-1">
            <p className="whitespace-pre-wrap wrap-anywhere">{quote}</p>
            <footer className="desk-small wrap-anywhere">
              {source}, {on}
              {link && (
                <>
                  ,{' '}
                  <a className="underline underline-offset-4" href={link} target="_blank" rel="noreferrer">
                    {link}
                  </a>
                </>
              )}
              {addedBy && copy.attachedBy(addedBy.name)}
            </footer>
          </blockquote>
        ))}
        {onAttach && (
          <Button className="justify-self-start" onClick={onAttach}>
            {copy.attachASource}
          </Button>
        )}
      </div>
    </section>
  )
}
