import { useId } from 'react'

import { actionWords } from './audit-words.js'
import type { AuditEntry } from './use-audit-pages.js'

export interface AuditFilter {
  readonly actorName: string
  readonly action: string
  readonly objectKind: string
  /** As `2026-11-22`. */
  readonly day: string
}

export const noFilter: AuditFilter = { actorName: '', action: '', objectKind: '', day: '' }

/** Whether an entry is of the wanted kind. */
export function matches(entry: AuditEntry, { action, actorName, day, objectKind }: AuditFilter): boolean {
  const wanted = [
    [actorName, entry.actorName],
    [action, entry.action],
    [objectKind, entry.objectKind],
    [day, entry.at.slice(0, 10)],
  ]
  return wanted.every(([value, has]) => !value || value === has)
}

interface AuditFiltersProps {
  readonly entries: readonly AuditEntry[]
  readonly filter: AuditFilter
  readonly onFilter: (filter: AuditFilter) => void
}

/** Filters over the entries that were read so far. */
export function AuditFilters({ entries, filter, onFilter }: AuditFiltersProps) {
  const valuesOf = (name: 'action' | 'actorName' | 'objectKind') =>
    [...new Set(entries.map((entry) => entry[name]))].sort()
  const set = (name: keyof AuditFilter) => (value: string) => onFilter({ ...filter, [name]: value })
  return (
    <div className="mb-4 flex flex-wrap items-end gap-3" role="group" aria-label="Filters">
      <Choice
        label="Who"
        all="Anyone"
        values={valuesOf('actorName')}
        value={filter.actorName}
        onValue={set('actorName')}
      />
      <Choice
        label="Did"
        all="Any action"
        values={valuesOf('action')}
        value={filter.action}
        onValue={set('action')}
        wordsOf={(action) => actionWords({ action })}
      />
      <Choice
        label="To"
        all="Any object"
        values={valuesOf('objectKind')}
        value={filter.objectKind}
        onValue={set('objectKind')}
      />
      <label className="text-[13px] font-semibold">
        Day
        <input
          type="date"
          className="desk-input mt-1 block"
          value={filter.day}
          onChange={(event) => set('day')(event.target.value)}
        />
      </label>
    </div>
  )
}

interface ChoiceProps {
  readonly label: string
  readonly all: string
  readonly values: readonly string[]
  readonly value: string
  readonly onValue: (value: string) => void
  readonly wordsOf?: (value: string) => string
}

function Choice({ label, all, values, value, onValue, wordsOf = (words) => words }: ChoiceProps) {
  const id = useId()
  return (
    <div>
      <label htmlFor={id} className="block text-[13px] font-semibold">
        {label}
      </label>
      <select id={id} className="desk-input mt-1" value={value} onChange={(event) => onValue(event.target.value)}>
        <option value="">{all}</option>
        {values.map((one) => (
          <option key={one} value={one}>
            {wordsOf(one)}
          </option>
        ))}
      </select>
    </div>
  )
}
