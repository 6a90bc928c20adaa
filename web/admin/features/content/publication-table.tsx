import { Link } from 'react-router'

import { TableHead } from '../../ui/figures-table.js'
import { StatusChip } from '../../ui/status-chip.js'
import { When } from '../../ui/when.js'
import { contentCopy } from './content.copy.js'
import { deskPathOf, kindLabels, type ListedPublication } from './publication-kinds.js'
import { ReviewChip } from './review-due.js'
import { StateChip } from './state-chip.js'

const copy = contentCopy.publicationTable

/** The texts of the site, each with its state and a link to its editor. */
export function PublicationTable({ publications }: { readonly publications: readonly ListedPublication[] }) {
  return (
    <table className="desk-table">
      <TableHead columns={copy.columns} />
      <tbody>
        {publications.map((publication) => (
          <PublicationRow key={deskPathOf(publication)} publication={publication} />
        ))}
      </tbody>
    </table>
  )
}

function PublicationRow({ publication }: { readonly publication: ListedPublication }) {
  const { changedAt, isSample, key, kind, openState, publishAt, state, title } = publication
  return (
    <tr>
      <td data-head="">
        <Link
          to={deskPathOf(publication)}
          className="inline-flex min-h-8 items-center font-semibold underline decoration-line underline-offset-4 wrap-anywhere"
        >
          {title || key}
        </Link>
      </td>
      <td data-head={copy.kind}>{kindLabels[kind]}</td>
      <td data-head={copy.state}>
        <span className="flex flex-wrap items-center gap-1">
          <StateChip state={state} />
          {openState && <StateChip state={openState} />}
          {isSample && <StatusChip tone="info">{copy.sample}</StatusChip>}
          {publishAt && <When at={publishAt} />}
          <ReviewChip {...publication} />
        </span>
      </td>
      <td data-head={copy.changed}>
        <When at={changedAt} />
      </td>
    </tr>
  )
}
