import { DeskButton } from '../../ui/desk-button.js'
import { TextArea } from '../../ui/text-area.js'
import { PlanLineView } from './plan-line.js'
import { partWords, placeOf, type PlanDetails, type PlanLine } from './plan-words.js'
import type { PlanEdits } from './use-plan-edits.js'

/** A part of a plan, or one of its days, with its lines. */
export interface Part {
  readonly key: string
  readonly heading: string
  readonly part: PlanLine['part']
  readonly day: number | null
  readonly lines: readonly PlanLine[]
}

/** Every part, also the empty ones, so that a line can be added to each; days as they are there. */
export function partsOf({ lines }: PlanDetails, added: PlanEdits['added']): Part[] {
  return (Object.keys(partWords) as PlanLine['part'][]).flatMap((part): Part[] => {
    const of = lines.filter((line) => line.part === part)
    if (part !== 'DAY') return [{ key: part, heading: partWords[part], part, day: null, lines: of }]
    const there = [...of, ...added.filter((line) => line.part === part)].map(({ day }) => day ?? 0)
    // The day after the last can be begun.
    const days = [...new Set([...there, Math.max(0, ...there) + 1])].toSorted((a, b) => a - b)
    return days.map((day) => ({
      ...{ key: `day-${day}`, part, day },
      heading: placeOf({ part, day }),
      lines: of.filter((line) => line.day === day),
    }))
  })
}

interface PlanPartProps extends AddedLinesProps {
  readonly mayEdit: boolean
  readonly isDraftShown: boolean
}

/** A part with what is added to it, and the way to add more. */
export function PlanPart({ edits, isDraftShown, mayEdit, part, problems }: PlanPartProps) {
  return (
    <div className="grid gap-2">
      <h3 className="desk-label">{part.heading}</h3>
      <ul className="grid gap-3">
        {part.lines.map((line) => (
          <PlanLineView
            key={line.id}
            line={line}
            problem={problems.get(line.id)}
            {...{ edits, isDraftShown, mayEdit }}
          />
        ))}
        <AddedLines part={part} edits={edits} problems={problems} />
      </ul>
      {mayEdit && (
        <DeskButton isSmall className="justify-self-start" onClick={() => edits.add(part.part, part.day)}>
          Add a line <span className="sr-only">: {part.heading}</span>
        </DeskButton>
      )}
    </div>
  )
}

interface AddedLinesProps {
  readonly part: Part
  readonly edits: PlanEdits
  readonly problems: ReadonlyMap<string, string>
}

function AddedLines({ edits, part, problems }: AddedLinesProps) {
  const added = edits.added.filter(({ day, part: of }) => of === part.part && day === part.day)
  return added.map(({ key, text }) => (
    <li key={key} className="desk-plan-line">
      <TextArea
        label={`New line: ${part.heading}`}
        value={text}
        error={problems.get(key)}
        onValue={(value) => edits.write(key, value.replaceAll(/\s*\n\s*/g, ' '))}
      />
      <DeskButton isSmall tone="quiet" className="justify-self-start" onClick={() => edits.takeBack(key)}>
        Do not add it
      </DeskButton>
    </li>
  ))
}
