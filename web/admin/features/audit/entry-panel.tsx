import { When } from '../../ui/when.js'
import { actionWords } from './audit-words.js'
import type { AuditEntry } from './use-audit-pages.js'

/** One entry as a whole: who, when, from what to what. */
export function EntryPanel({ entry }: { readonly entry: AuditEntry }) {
  return (
    <section className="desk-panel" aria-label={`Entry ${entry.seq}`}>
      <div className="desk-panel-head">
        <h2 className="me-auto">{actionWords(entry)}</h2>
        <span className="desk-small">entry {entry.seq}</span>
      </div>
      <div className="grid gap-4 p-4">
        <dl className="desk-facts">
          <dt>Who</dt>
          <dd>{entry.actorName}</dd>
          <dt>When</dt>
          <dd>
            <When isExact at={entry.at} />
          </dd>
          <dt>In</dt>
          <dd>{entry.service}</dd>
          <dt>To</dt>
          <dd>
            {entry.objectKind} {entry.objectId}
          </dd>
          <dt>Changes</dt>
          <dd>
            <ul className="grid gap-1">
              {entry.changes.map((change) => (
                <li key={change}>{change}</li>
              ))}
              {entry.changes.length === 0 && <li>none</li>}
            </ul>
          </dd>
        </dl>
        <p className="desk-small">Personal fields say “changed”, never what they held.</p>
      </div>
    </section>
  )
}
