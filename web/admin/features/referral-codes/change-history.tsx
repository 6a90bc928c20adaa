import { When } from '../../ui/when.js'
import type { CodeChange } from './referral-code.js'
import { referralCodesCopy } from './referral-codes.copy.js'

const copy = referralCodesCopy.history

interface ChangeHistoryProps {
  readonly changes: readonly CodeChange[]
  /** Whether each change names its code, because the page is not that of a code. */
  readonly isOfAmbassador?: boolean
}

/** Changes with who made them and why, newest first. */
export function ChangeHistory({ changes, isOfAmbassador = false }: ChangeHistoryProps) {
  return (
    <section className="desk-panel" aria-label={copy.title}>
      <div className="desk-panel-head">
        <h2>{copy.title}</h2>
      </div>
      {changes.length === 0 && <p className="desk-empty">{copy.none}</p>}
      {changes.length > 0 && (
        <ol className="grid gap-3 p-4">
          {changes.map((change, at) => (
            // Two changes of one transaction have the same time.
            <li key={`${change.happenedAt} ${changes.length - at}`}>
              <p className="wrap-anywhere">
                {change.staff?.name ?? copy.aTeamMember} {sentenceOf(change)}, <When at={change.happenedAt} />
              </p>
              {isOfAmbassador && change.code && <p className="desk-small">{copy.ofCode(change.code)}</p>}
              {change.reason && <p className="desk-words">{change.reason}</p>}
            </li>
          ))}
        </ol>
      )}
    </section>
  )
}

function sentenceOf({ action, code, otherCode, owner }: CodeChange): string {
  return copy.sentences[action](owner?.name ?? copy.anAmbassador, code ?? '', otherCode ?? '')
}
