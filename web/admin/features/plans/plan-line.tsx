import { Button } from '@seneb/ui/button'
import { VisuallyHidden } from '@seneb/ui/visually-hidden'

import { StatusChip } from '../../ui/status-chip.js'
import type { PlanChangeReason } from '../../graph/generated/plans/graphql.js'
import { figureText, originLabels, placeOf, reasonLabels, type PlanLine } from './plan-labels.js'
import { plansCopy } from './plans.copy.js'
import { closeOnEscape } from './use-plan-keys.js'
import type { PlanEdits } from './use-plan-edits.js'
import { SelectField, TextAreaField } from '../../ui/fields.js'

const copy = plansCopy.planLine

interface PlanLineProps {
  readonly line: PlanLine
  readonly edits: PlanEdits
  readonly mayEdit: boolean
  readonly isDraftVisible: boolean
  /** Reason for which saving it was refused. */
  readonly problem: string | undefined
}

/** A line of a plan: its text, its origin, and its figures without a source. */
export function PlanLineView({ edits, isDraftVisible, line, mayEdit, problem }: PlanLineProps) {
  const edit = edits.editOf(line.id)
  const isOpen = edit?.text !== undefined
  return (
    <li id={`line-${line.id}`} data-plan-line={line.id} tabIndex={-1} className="desk-plan-line">
      {isOpen ? (
        <TextAreaField
          label={copy.newText(placeOf(line))}
          value={edit.text ?? ''}
          error={problem}
          autoFocus
          onKeyDown={closeOnEscape}
          onValue={(text) => edits.edit(line.id, { text: text.replaceAll(/\s*\n\s*/g, ' ') })}
        />
      ) : (
        <p className={edit?.isOut ? 'line-through' : ''}>{line.text}</p>
      )}
      {isDraftVisible && line.draftText && (
        <p className="desk-small">
          {copy.draft} <del>{line.draftText}</del>
        </p>
      )}
      {edit?.from && edit.from.text !== line.text && (
        <p className="desk-small">
          {copy.changedBySomeoneElse} <ins>{line.text}</ins>
        </p>
      )}
      <Findings line={line} />
      {edit && <Reason line={line} edits={edits} problem={isOpen ? undefined : problem} />}
      {mayEdit && <LineActions line={line} edits={edits} />}
    </li>
  )
}

function Findings({ line: { figures, origin } }: Pick<PlanLineProps, 'line'>) {
  const unsourced = figures.filter(({ source }) => !source)
  const sourced = figures.filter(({ source }) => source)
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <span className="desk-small">{originLabels[origin]}</span>
      {sourced.length > 0 && <span className="desk-small">{sourced.map(figureText).join(' · ')}</span>}
      {unsourced.map((figure, at) => (
        <StatusChip key={at} tone="bad">
          {figureText(figure)}
        </StatusChip>
      ))}
    </div>
  )
}

/** A line written by a member of the team needs no reason for its change. */
function Reason({ edits, line, problem }: Pick<PlanLineProps, 'edits' | 'line' | 'problem'>) {
  if (line.origin === 'PERSON') return null
  return (
    <div>
      <SelectField
        label={copy.why}
        value={edits.editOf(line.id)?.reason ?? ''}
        options={[['', copy.chooseWhy], ...reasonLabels]}
        onValue={(reason) => edits.edit(line.id, reason ? { reason: reason as PlanChangeReason } : {})}
      />
      {problem && (
        <p role="alert" className="field-error">
          {problem}
        </p>
      )}
    </div>
  )
}

function LineActions({ edits, line }: Pick<PlanLineProps, 'edits' | 'line'>) {
  const edit = edits.editOf(line.id)
  const section = placeOf(line)
  if (edit)
    return (
      <Button isSmall variant="quiet" onClick={() => edits.leave(line.id)}>
        {copy.undoThisChange} <VisuallyHidden>: {section}</VisuallyHidden>
      </Button>
    )
  return (
    <div className="flex flex-wrap gap-2">
      <Button isSmall variant="quiet" onClick={() => edits.edit(line.id, { text: line.text })}>
        {copy.change} <VisuallyHidden>{`${section}: ${line.text}`}</VisuallyHidden>
      </Button>
      <Button isSmall variant="quiet" onClick={() => edits.edit(line.id, { isOut: true })}>
        {copy.remove} <VisuallyHidden>{`${section}: ${line.text}`}</VisuallyHidden>
      </Button>
    </div>
  )
}
