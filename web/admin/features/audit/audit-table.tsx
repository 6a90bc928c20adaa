import { Avatar } from '../../ui/avatar.js'
import { When } from '../../ui/when.js'
import { actionLabel, objectLabel } from './audit-labels.js'
import { auditCopy } from './audit.copy.js'
import type { AuditEntry } from './use-audit-pages.js'

const copy = auditCopy.auditTable

interface AuditTableProps {
  readonly entries: readonly AuditEntry[]
  readonly openSeq: number | undefined
  readonly onOpen: (seq: number) => void
}

/** One line for each audited action, the newest first. */
export function AuditTable({ entries, onOpen, openSeq }: AuditTableProps) {
  return (
    <table className="desk-table">
      <thead>
        <tr>
          <th scope="col">{copy.when}</th>
          <th scope="col">{copy.who}</th>
          <th scope="col">{copy.did}</th>
          <th scope="col">{copy.to}</th>
        </tr>
      </thead>
      <tbody>
        {entries.map((entry) => (
          <tr key={entry.seq} data-open={entry.seq === openSeq || undefined}>
            <td data-head={copy.when}>
              <When at={entry.at} />
            </td>
            <td data-head={copy.who}>
              <span className="inline-flex items-center gap-2">
                <Avatar name={entry.actorName} />
                <span>
                  {entry.actorName}
                  {entry.source !== 'DESK' && (
                    <span className="desk-small block">{auditCopy.sources[entry.source]}</span>
                  )}
                </span>
              </span>
            </td>
            <td data-head={copy.did}>
              <button
                type="button"
                className="min-h-6 text-start font-semibold underline decoration-line underline-offset-4"
                aria-pressed={entry.seq === openSeq}
                onClick={() => onOpen(entry.seq)}
              >
                {actionLabel(entry)}
              </button>
            </td>
            <td data-head={copy.to}>{objectLabel(entry)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
