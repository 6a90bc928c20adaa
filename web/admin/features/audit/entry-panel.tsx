import { When } from '../../ui/when.js'
import { actionLabel } from './audit-labels.js'
import { auditCopy } from './audit.copy.js'
import type { AuditEntry } from './use-audit-pages.js'

const copy = auditCopy.entryPanel

/** One entry in full: actor, time, old and new values. */
export function EntryPanel({ entry }: { readonly entry: AuditEntry }) {
  return (
    <section className="desk-panel" aria-label={copy.label(entry.seq)}>
      <div className="desk-panel-head">
        <h2 className="me-auto">{actionLabel(entry)}</h2>
        <span className="desk-small">{copy.entry(entry.seq)}</span>
      </div>
      <div className="grid gap-4 p-4">
        <dl className="desk-facts">
          <dt>{copy.who}</dt>
          <dd>{entry.actorName}</dd>
          <dt>{copy.when}</dt>
          <dd>
            <When isExact at={entry.at} />
          </dd>
          <dt>{copy.by}</dt>
          <dd>
            {auditCopy.sources[entry.source]}
            {entry.token && <span className="desk-small block break-words">{entry.token.name}</span>}
          </dd>
          <dt>{copy.in}</dt>
          <dd>{entry.service}</dd>
          <dt>{copy.to}</dt>
          <dd>
            {entry.objectKind} {entry.objectId}
          </dd>
          <dt>{copy.changes}</dt>
          <dd>
            <ul className="grid gap-1">
              {entry.changes.map((change) => (
                <li key={change}>{change}</li>
              ))}
              {entry.changes.length === 0 && <li>{copy.none}</li>}
            </ul>
          </dd>
        </dl>
        <p className="desk-small">{copy.text}</p>
      </div>
    </section>
  )
}
