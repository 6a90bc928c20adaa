import { Button } from '@seneb/ui/button'
import { useState } from 'react'

import { DeskPlanVersionDocument } from '../../graph/generated/plans/graphql.js'
import { ErrorView } from '../../session/error-view.js'
import { useResult } from '../../session/use-result.js'
import { DeskDialog } from '../../ui/desk-dialog.js'
import { DiffText } from '../../ui/word-diff.js'
import { SkeletonRows } from '../../ui/skeleton-rows.js'
import { planDialogsCopy } from './plan-dialogs.copy.js'
import { authorOf, type PlanDetails } from './plan-labels.js'
import { versionDiff, type ChangedLine } from './version-diff.js'
import { SelectField } from '../../ui/fields.js'

const copy = planDialogsCopy.versionsDialog

interface VersionsDialogProps {
  readonly details: PlanDetails
  /** Whether it first compares with the previous version instead of the draft. */
  readonly isSinceBefore?: boolean
  readonly onClose: () => void
}

/**
 * Compares two versions of a plan: the draft with the current one, the previous with the current one, or any two. Once
 * the plan was mailed, the current version is the one that was mailed.
 */
export function VersionsDialog({ details: { plan, versions }, isSinceBefore = false, onClose }: VersionsDialogProps) {
  const before = Math.max(1, plan.version - 1)
  const [pair, setPair] = useState({ from: isSinceBefore ? before : 1, to: plan.version })
  const options = versions.map(
    (version) => [`${version.number}`, `${version.number}: ${authorOf(version, plan.isDraftMissing)}`] as const,
  )
  return (
    <DeskDialog title={copy.title} onClose={onClose}>
      <div className="grid gap-4">
        <div className="flex flex-wrap gap-2">
          <Button isSmall onClick={() => setPair({ from: 1, to: plan.version })}>
            {copy.sinceTheDraft}
          </Button>
          <Button isSmall onClick={() => setPair({ from: before, to: plan.version })}>
            {copy.sinceTheVersionBefore}
          </Button>
        </div>
        <div className="flex flex-wrap gap-4">
          <SelectField
            label={copy.fromVersion}
            value={`${pair.from}`}
            options={options}
            onValue={(from) => setPair({ ...pair, from: Number(from) })}
          />
          <SelectField
            label={copy.toVersion}
            value={`${pair.to}`}
            options={options}
            onValue={(to) => setPair({ ...pair, to: Number(to) })}
          />
        </div>
        <Difference key={`${pair.from} ${pair.to}`} id={plan.id} {...pair} />
        <Button variant="quiet" className="justify-self-end" onClick={onClose}>
          {copy.close}
        </Button>
      </div>
    </DeskDialog>
  )
}

function Difference({ from, id, to }: { readonly id: string; readonly from: number; readonly to: number }) {
  const earlier = useResult(DeskPlanVersionDocument, { id, number: from })
  const later = useResult(DeskPlanVersionDocument, { id, number: to })
  const error = earlier.error ?? later.error
  const again = () => void Promise.all([earlier.refetch(), later.refetch()])
  if (error) return <ErrorView error={error} onRetry={again} />
  if (!earlier.data || !later.data) return <SkeletonRows />
  const { changed, same } = versionDiff(earlier.data.carePlanVersion.lines, later.data.carePlanVersion.lines)
  return (
    <div className="desk-plan-diff" tabIndex={0} role="group" aria-label={copy.fromVersionToVersion(from, to)}>
      <p role="status">{summaryOf(changed.length, same)}</p>
      <ul className="grid gap-3">
        {changed.map((line) => (
          <Changed key={line.id} line={line} />
        ))}
      </ul>
    </div>
  )
}

function summaryOf(changed: number, same: number): string {
  if (changed === 0) return copy.nothingIsDifferent
  return copy.differentTheSame(linesOf(changed), linesOf(same))
}

function linesOf(count: number): string {
  return count === 1 ? copy.lineIs : copy.linesAre(count)
}

function Changed({ line: { pieces, section, stood } }: { readonly line: ChangedLine }) {
  return (
    <li className="desk-plan-line">
      <span className="desk-small">
        {stood ? copy.movedFrom(section, stood) : section}: {kindOf(pieces)}
      </span>
      <p>
        <DiffText pieces={pieces} />
      </p>
    </li>
  )
}

function kindOf(pieces: ChangedLine['pieces']): string {
  if (pieces.every(({ kind }) => kind === 'in')) return copy.newLine
  if (pieces.every(({ kind }) => kind === 'out')) return copy.lineRemoved
  return pieces.every(({ kind }) => kind === 'same') ? copy.sameText : 'changed'
}
