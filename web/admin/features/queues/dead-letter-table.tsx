import { VisuallyHidden } from '@seneb/ui/visually-hidden'
import { useEffect, useRef } from 'react'

import { formatAge } from '../../ui/durations.js'
import { StatusChip } from '../../ui/status-chip.js'
import { queuesCopy } from './queues.copy.js'
import { eventText } from './service-labels.js'
import type { DeadLetter } from './use-dead-letters.js'

const copy = queuesCopy.deadLetterTable

interface DeadLetterTableProps {
  readonly deadLetters: readonly DeadLetter[]
  /** Undefined when the person lacks the permission or no letter waits. */
  readonly chosen: ReadonlySet<string> | undefined
  readonly onChoose: (ids: readonly string[]) => void
}

/** One line for each letter; its content is never shown. */
export function DeadLetterTable({ chosen, deadLetters, onChoose }: DeadLetterTableProps) {
  const waiting = deadLetters.filter(({ state }) => state === 'FAILED').map(({ id }) => id)
  const some = waiting.filter((id) => chosen?.has(id))
  const toggle = (id: string) => onChoose(some.includes(id) ? some.filter((one) => one !== id) : [...some, id])
  return (
    <table className="desk-table">
      <thead>
        <tr>
          {chosen && (
            <th scope="col" className="w-8">
              <AllBox
                isSome={some.length > 0}
                isAll={some.length === waiting.length && some.length > 0}
                onAll={(isAll) => onChoose(isAll ? waiting : [])}
              />
            </th>
          )}
          <th scope="col">{copy.deadLetter}</th>
          <th scope="col">{copy.reason}</th>
          <th scope="col" className="desk-number">
            {copy.tries}
          </th>
          <th scope="col" className="desk-number">
            {copy.age}
          </th>
        </tr>
      </thead>
      <tbody>
        {deadLetters.map((deadLetter) => (
          <DeadLetterRow
            key={deadLetter.id}
            deadLetter={deadLetter}
            chosen={chosen}
            onToggle={() => toggle(deadLetter.id)}
          />
        ))}
      </tbody>
    </table>
  )
}

interface DeadLetterRowProps {
  readonly deadLetter: DeadLetter
  readonly chosen: ReadonlySet<string> | undefined
  readonly onToggle: () => void
}

function DeadLetterRow({ chosen, deadLetter, onToggle }: DeadLetterRowProps) {
  const isChosen = chosen?.has(deadLetter.id) ?? false
  return (
    <tr data-open={isChosen || undefined}>
      {chosen && (
        <td data-head="">
          {deadLetter.state === 'FAILED' && (
            <label className="inline-flex min-h-6 items-center gap-3">
              <input type="checkbox" className="desk-box" checked={isChosen} onChange={onToggle} />
              <VisuallyHidden>
                {copy.chooseOld(eventText(deadLetter.eventName), deadLetter.reason, formatAge(deadLetter.failedAt))}
              </VisuallyHidden>
            </label>
          )}
        </td>
      )}
      <DeadLetterCells deadLetter={deadLetter} />
    </tr>
  )
}

const states = {
  FAILED: null,
  REPLAYING: <StatusChip tone="info">{copy.replaying}</StatusChip>,
  REPLAYED: <StatusChip tone="good">{copy.replayed}</StatusChip>,
  DISCARDED: <StatusChip tone="bare">{copy.discarded}</StatusChip>,
}

function DeadLetterCells({ deadLetter }: { readonly deadLetter: DeadLetter }) {
  return (
    <>
      <td data-head={copy.deadLetter}>
        <span>
          <span className="block font-semibold">{eventText(deadLetter.eventName)}</span>
          {states[deadLetter.state]}
          {deadLetter.state === 'FAILED' && deadLetter.replays > 0 && (
            <span className="desk-small">
              {copy.failedAgainAfter(deadLetter.replays === 1 ? copy.aReplay : copy.replays(deadLetter.replays))}
            </span>
          )}
        </span>
      </td>
      <td data-head={copy.reason}>{deadLetter.discardReason ?? deadLetter.reason}</td>
      <td data-head={copy.tries} className="desk-number">
        {deadLetter.deliveries}
      </td>
      <td data-head={copy.age} className="desk-number whitespace-nowrap">
        {formatAge(deadLetter.failedAt)}
      </td>
    </>
  )
}

interface AllBoxProps {
  readonly isSome: boolean
  readonly isAll: boolean
  readonly onAll: (isAll: boolean) => void
}

function AllBox({ isAll, isSome, onAll }: AllBoxProps) {
  const box = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (box.current) box.current.indeterminate = isSome && !isAll
  }, [isSome, isAll])
  return (
    <input
      ref={box}
      type="checkbox"
      className="desk-box"
      aria-label={copy.label}
      checked={isAll}
      onChange={(event) => onAll(event.target.checked)}
    />
  )
}
