import { Button } from '@seneb/ui/button'
import { useState } from 'react'

import { DeskPlanVersionDocument } from '../../graph/generated/plans/graphql.js'
import { RefusalView } from '../../session/refusal-view.js'
import { useAnswer } from '../../session/use-answer.js'
import { DeskDialog } from '../../ui/desk-dialog.js'
import { DiffWords } from '../../ui/word-diff.js'
import { SkeletonRows } from '../../ui/skeleton-rows.js'
import { authorOf, type PlanDetails } from './plan-words.js'
import { versionDiff, type ChangedLine } from './version-diff.js'
import { SelectField } from '../../ui/fields.js'

interface VersionsDialogProps {
  readonly details: PlanDetails
  /** Whether it begins with the version before and not with the draft. */
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
    <DeskDialog title="What changed" onClose={onClose}>
      <div className="grid gap-4">
        <div className="flex flex-wrap gap-2">
          <Button isSmall onClick={() => setPair({ from: 1, to: plan.version })}>
            Since the draft
          </Button>
          <Button isSmall onClick={() => setPair({ from: before, to: plan.version })}>
            Since the version before
          </Button>
        </div>
        <div className="flex flex-wrap gap-4">
          <SelectField
            label="From version"
            value={`${pair.from}`}
            options={options}
            onValue={(from) => setPair({ ...pair, from: Number(from) })}
          />
          <SelectField
            label="To version"
            value={`${pair.to}`}
            options={options}
            onValue={(to) => setPair({ ...pair, to: Number(to) })}
          />
        </div>
        <Difference key={`${pair.from} ${pair.to}`} id={plan.id} {...pair} />
        <Button variant="quiet" className="justify-self-end" onClick={onClose}>
          Close
        </Button>
      </div>
    </DeskDialog>
  )
}

function Difference({ from, id, to }: { readonly id: string; readonly from: number; readonly to: number }) {
  const earlier = useAnswer(DeskPlanVersionDocument, { id, number: from })
  const later = useAnswer(DeskPlanVersionDocument, { id, number: to })
  const refusal = earlier.refusal ?? later.refusal
  const again = () => void Promise.all([earlier.refetch(), later.refetch()])
  if (refusal) return <RefusalView refusal={refusal} onRetry={again} />
  if (!earlier.data || !later.data) return <SkeletonRows />
  const { changed, same } = versionDiff(earlier.data.carePlanVersion.lines, later.data.carePlanVersion.lines)
  return (
    <div className="desk-plan-diff" tabIndex={0} role="group" aria-label={`From version ${from} to version ${to}`}>
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
  if (changed === 0) return 'Nothing is different.'
  return `${linesOf(changed)} different, ${linesOf(same)} the same.`
}

function linesOf(count: number): string {
  return count === 1 ? '1 line is' : `${count} lines are`
}

function Changed({ line: { pieces, place, stood } }: { readonly line: ChangedLine }) {
  return (
    <li className="desk-plan-line">
      <span className="desk-small">
        {stood ? `${place}, moved from ${stood}` : place}: {kindOf(pieces)}
      </span>
      <p>
        <DiffWords pieces={pieces} />
      </p>
    </li>
  )
}

function kindOf(pieces: ChangedLine['pieces']): string {
  if (pieces.every(({ kind }) => kind === 'in')) return 'new line'
  if (pieces.every(({ kind }) => kind === 'out')) return 'line taken out'
  return pieces.every(({ kind }) => kind === 'same') ? 'same words' : 'changed'
}
