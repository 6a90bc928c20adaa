import { Button } from '@seneb/ui/button'

import type { DeskAuditEntriesQuery } from '../../graph/generated/audit/graphql.js'
import type { AuditFilter } from './audit-filter.js'
import { actionLabel } from './audit-labels.js'
import { SelectField } from '../../ui/fields.js'
import { auditCopy } from './audit.copy.js'

const copy = auditCopy.auditFilters

interface AuditFiltersProps {
  readonly choices: DeskAuditEntriesQuery['auditEntries']['filterOptions'] | undefined
  readonly filter: AuditFilter
  readonly onFilter: (filter: AuditFilter) => void
}

/** Filters by actor, action, object and date; searches the whole trail, not only the loaded entries. */
export function AuditFilters({ choices, filter, onFilter }: AuditFiltersProps) {
  const set = (name: keyof AuditFilter) => (value: string) => onFilter({ ...filter, [name]: value })
  const { action = '', actorName = '', from = '', objectKind = '', to = '' } = filter
  return (
    <div className="mb-4 flex flex-wrap items-end gap-3" role="group" aria-label={copy.filters}>
      <SelectField
        label={copy.who}
        value={actorName}
        onValue={set('actorName')}
        options={[['', copy.anyone], ...pairs(choices?.actorNames, actorName)]}
      />
      <SelectField
        label={copy.did}
        value={action}
        onValue={set('action')}
        options={[['', copy.anyAction], ...pairs(choices?.actions, action).map(inWords)]}
      />
      <SelectField
        label={copy.to}
        value={objectKind}
        onValue={set('objectKind')}
        options={[['', copy.anyObject], ...pairs(choices?.objectKinds, objectKind)]}
      />
      <Day label={copy.from} value={from} onValue={set('from')} />
      <Day label={copy.until} value={to} onValue={set('to')} />
      {Object.keys(filter).length > 0 && (
        <Button variant="quiet" onClick={() => onFilter({})}>
          {copy.showAll}
        </Button>
      )}
    </div>
  )
}

type Pair = readonly [value: string, words: string]

/** Returns the choices; the value in the address is always one of them, also while they are loading. */
function pairs(values: readonly string[] = [], chosen = ''): readonly Pair[] {
  const options = chosen && !values.includes(chosen) ? [...values, chosen] : values
  return options.map((value) => [value, value])
}

function inWords([action]: Pair): Pair {
  return [action, actionLabel({ action })]
}

interface DayProps {
  readonly label: string
  readonly value: string
  readonly onValue: (value: string) => void
}

function Day({ label, onValue, value }: DayProps) {
  return (
    <label className="text-[0.8125rem] font-semibold">
      {label}
      <input
        type="date"
        className="control mt-1 block"
        value={value}
        onChange={(event) => onValue(event.target.value)}
      />
    </label>
  )
}
