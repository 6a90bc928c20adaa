import { Link } from 'react-router'

import { TableHead } from '../../ui/figures-table.js'
import { StatusChip } from '../../ui/status-chip.js'
import { Day } from '../../ui/when.js'
import { claimsCopy } from './claims.copy.js'
import { claimPath, type ClaimRecord } from './use-claims.js'

const copy = claimsCopy.table
const [record, state, evidence, people, valid, used] = copy.columns

/** Everything that promises something, with its evidence, the people behind it and the pages that show it. */
export function ClaimTable({ claims }: { readonly claims: readonly ClaimRecord[] }) {
  return (
    <table className="desk-table desk-table-dense">
      <TableHead columns={copy.columns} />
      <tbody>
        {claims.map((claim) => (
          <tr key={`${claim.kind}/${claim.key}`}>
            <td data-head={record}>
              <span>
                <Link
                  to={claimPath(claim.kind, claim.key)}
                  className="inline-flex min-h-8 items-center font-semibold underline decoration-line underline-offset-4 wrap-anywhere"
                >
                  {claim.title || claim.key}
                </Link>
                <span className="desk-small block">{claimsCopy.kinds[claim.kind]}</span>
              </span>
            </td>
            <td data-head={state}>
              <States claim={claim} />
            </td>
            <td data-head={evidence} className="wrap-anywhere">
              <Evidence claim={claim} />
            </td>
            <td data-head={people}>
              <span className="grid gap-1">
                <span>{copy.owner(claim.owner?.name ?? copy.nobody)}</span>
                <Check claim={claim} />
              </span>
            </td>
            <td data-head={valid}>
              <Validity claim={claim} />
            </td>
            <td data-head={used} className="wrap-anywhere">
              <Uses claim={claim} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

interface OfClaim {
  readonly claim: ClaimRecord
}

function States({ claim: { isSample, isShown, openState, remaining, state: own, total, warnings } }: OfClaim) {
  const shown = isShown ? copy.shown : copy.hidden
  return (
    <span className="flex flex-wrap items-center gap-1">
      <StatusChip tone={isShown ? 'bare' : 'info'}>{own === 'ARCHIVED' ? copy.archived : shown}</StatusChip>
      {openState && <StatusChip tone="warn">{copy.open[openState] ?? ''}</StatusChip>}
      {isSample && <StatusChip tone="info">{copy.sample}</StatusChip>}
      {warnings.map((warning) => (
        <StatusChip key={warning} tone={warning === 'EXPIRING' || warning === 'NO_OWNER' ? 'warn' : 'bad'}>
          {copy.warnings[warning]}
        </StatusChip>
      ))}
      {typeof total === 'number' && typeof remaining === 'number' && (
        <span className="desk-small w-full">{copy.spots(remaining, total)}</span>
      )}
    </span>
  )
}

function Evidence({ claim: { computedFrom, evidence: text, evidenceDocument, evidenceUrl, warnings } }: OfClaim) {
  return (
    <span className="grid gap-1">
      {text && <span className="desk-small">{text}</span>}
      {computedFrom && <span>{copy.computed[computedFrom]}</span>}
      {evidenceDocument && <span>{copy.document(evidenceDocument)}</span>}
      {evidenceUrl && (
        <a href={evidenceUrl} target="_blank" rel="noreferrer" className="min-h-6 underline underline-offset-4">
          {copy.address}
        </a>
      )}
      {!text && warnings.includes('NO_EVIDENCE') && <span>{copy.noEvidence}</span>}
    </span>
  )
}

function Check({ claim: { checkedAt, checkedBy, state: own } }: OfClaim) {
  if (!checkedBy) return <span>{own === 'PUBLISHED' ? copy.thePlatform : copy.notChecked}</span>
  return (
    <span>
      {copy.checkedBy(checkedBy.name)} {checkedAt && <Day at={checkedAt} />}
    </span>
  )
}

function Validity({ claim: { validFrom, validTo } }: OfClaim) {
  return (
    <>
      {validFrom && `${copy.from(validFrom)} `}
      {validTo ? copy.to(validTo) : copy.noEnd}
    </>
  )
}

function Uses({ claim: { uses } }: OfClaim) {
  if (uses.length === 0) return copy.unused
  return (
    <ul>
      {uses.map(({ path, title }) => (
        <li key={`${path}${title}`}>
          {path ? (
            <a
              href={path}
              target="_blank"
              rel="noreferrer"
              className="inline-block min-h-6 underline underline-offset-4"
            >
              {title}
            </a>
          ) : (
            title
          )}
        </li>
      ))}
    </ul>
  )
}
