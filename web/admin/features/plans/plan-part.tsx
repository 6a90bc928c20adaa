import { Button } from '@seneb/ui/button'
import { VisuallyHidden } from '@seneb/ui/visually-hidden'
import { ChevronDown } from 'lucide-react'

import { PlanLineView } from './plan-line.js'
import { sectionLabels, placeOf, type PlanDetails, type PlanLine } from './plan-labels.js'
import { plansCopy } from './plans.copy.js'
import { closeOnEscape } from './use-plan-keys.js'
import type { PlanEdits } from './use-plan-edits.js'
import { TextAreaField } from '../../ui/fields.js'

const copy = plansCopy.planPart

/** A part of a plan, or one of its days, with its lines. */
export interface Part {
  readonly key: string
  readonly heading: string
  readonly part: PlanLine['part']
  readonly day: number | null
  /** The day after the last, which can be added. */
  readonly nextDay?: number
  readonly lines: readonly PlanLine[]
}

/** Returns every part, including empty ones, so that a line can be added to each; days only as far as they exist. */
export function partsOf({ lines }: PlanDetails, added: PlanEdits['added']): Part[] {
  return (Object.keys(sectionLabels) as PlanLine['part'][]).flatMap((part): Part[] => {
    const of = lines.filter((line) => line.part === part)
    if (part !== 'DAY') return [{ key: part, heading: sectionLabels[part], part, day: null, lines: of }]
    const there = [...of, ...added.filter((line) => line.part === part)].map(({ day }) => day ?? 0)
    const days = there.length > 0 ? [...new Set(there)].toSorted((a, b) => a - b) : [1]
    return days.map((day, at) => ({
      key: `day-${day}`,
      part,
      day,
      heading: placeOf({ part, day }),
      ...(at === days.length - 1 ? { nextDay: day + 1 } : {}),
      lines: of.filter((line) => line.day === day),
    }))
  })
}

interface PlanSectionProps extends AddedLinesProps {
  readonly mayEdit: boolean
  readonly isDraftVisible: boolean
  readonly isFolded: boolean
  readonly onFold: (isFolded: boolean) => void
}

/** Returns the anchor for links of the outline. */
export function anchorOf({ key }: Pick<Part, 'key'>): string {
  return `part-${key}`
}

/** A part with its lines and a button that adds more; its heading folds it. */
export function PlanSection({ edits, isDraftVisible, isFolded, mayEdit, onFold, part, problems }: PlanSectionProps) {
  return (
    <details
      id={anchorOf(part)}
      className="desk-plan-part"
      open={!isFolded}
      onToggle={({ currentTarget }) => onFold(!currentTarget.open)}
    >
      <summary>
        <ChevronDown aria-hidden size={16} />
        <h3>{part.heading}</h3>
        <span className="desk-small">{formatCount(part.lines.length)}</span>
      </summary>
      <ul className="grid gap-3">
        {part.lines.map((line) => (
          <PlanLineView
            key={line.id}
            line={line}
            problem={problems.get(line.id)}
            {...{ edits, isDraftVisible, mayEdit }}
          />
        ))}
        <AddedLines part={part} edits={edits} problems={problems} />
      </ul>
      {mayEdit && <AddLineButtons part={part} edits={edits} />}
    </details>
  )
}

function AddLineButtons({ edits, part: { day, heading, nextDay, part } }: Pick<PlanSectionProps, 'edits' | 'part'>) {
  return (
    <div className="mt-3 flex flex-wrap gap-2">
      <Button isSmall onClick={() => edits.add(part, day)}>
        {copy.addALine} <VisuallyHidden>: {heading}</VisuallyHidden>
      </Button>
      {nextDay !== undefined && (
        <Button isSmall variant="quiet" onClick={() => edits.add(part, nextDay)}>
          {copy.beginDay(nextDay)}
        </Button>
      )}
    </div>
  )
}

function formatCount(lines: number): string {
  return lines === 1 ? copy.line : copy.lines(lines)
}

interface AddedLinesProps {
  readonly part: Part
  readonly edits: PlanEdits
  readonly problems: ReadonlyMap<string, string>
}

function AddedLines({ edits, part, problems }: AddedLinesProps) {
  const added = edits.added.filter(({ day, part: of }) => of === part.part && day === part.day)
  return added.map(({ key, text }) => (
    <li key={key} data-plan-line={key} tabIndex={-1} className="desk-plan-line">
      <TextAreaField
        label={copy.label(part.heading)}
        value={text}
        error={problems.get(key)}
        // A catalogue line already has its text, and there may be many.
        autoFocus={text === ''}
        onKeyDown={closeOnEscape}
        onValue={(value) => edits.write(key, value.replaceAll(/\s*\n\s*/g, ' '))}
      />
      <Button isSmall variant="quiet" className="justify-self-start" onClick={() => edits.recall(key)}>
        {copy.doNotAddIt}
      </Button>
    </li>
  ))
}
