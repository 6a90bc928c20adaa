import { Link } from 'react-router'

import { TableHead } from '../../ui/figures-table.js'
import { StatusChip } from '../../ui/status-chip.js'
import { catalogueCopy } from './catalogue.copy.js'
import type { ListedEntry } from './catalogue-entries.js'
import { entryPathOf } from './entry-paths.js'

const copy = catalogueCopy.page
const [, keyHead, groupHead, stateHead] = copy.columns

/** Entries of the catalogue, each with its state and a link to its editor. */
export function CatalogueTable({ entries }: { readonly entries: readonly ListedEntry[] }) {
  return (
    <table className="desk-table">
      <TableHead columns={copy.columns} />
      <tbody>
        {entries.map((entry) => (
          <EntryRow key={entry.key} entry={entry} />
        ))}
      </tbody>
    </table>
  )
}

function EntryRow({ entry: { group, isInReview, key, kind, name, state } }: { readonly entry: ListedEntry }) {
  return (
    <tr>
      <td data-head="">
        <Link
          to={entryPathOf({ kind, key })}
          className="inline-flex min-h-8 items-center font-semibold underline decoration-line underline-offset-4 wrap-anywhere"
        >
          {name}
        </Link>
      </td>
      <td data-head={keyHead} className="wrap-break-word">
        {key}
      </td>
      <td data-head={groupHead}>{group ?? '–'}</td>
      <td data-head={stateHead}>
        <span className="flex flex-wrap items-center gap-1">
          <StatusChip tone={state === 'OFFERED' ? 'bare' : 'info'}>{catalogueCopy.states[state]}</StatusChip>
          {isInReview && <StatusChip tone="warn">{catalogueCopy.states.IN_REVIEW}</StatusChip>}
        </span>
      </td>
    </tr>
  )
}
