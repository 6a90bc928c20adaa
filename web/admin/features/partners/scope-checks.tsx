import { CircleAlert } from 'lucide-react'
import { useId } from 'react'

import type { PartnerScope } from '../../graph/generated/partners/graphql.js'
import { scopeNames, scopeText, scopeWords } from './key-words.js'

interface ScopeChecksProps {
  readonly scopes: readonly PartnerScope[]
  readonly error: string | undefined
  readonly onScopes: (scopes: readonly PartnerScope[]) => void
}

/** What a key may do; nothing unless it is ticked. */
export function ScopeChecks({ scopes, error, onScopes }: ScopeChecksProps) {
  const id = useId()
  const toggle = (scope: PartnerScope, isOn: boolean) =>
    onScopes(scopeNames.filter((one) => (one === scope ? isOn : scopes.includes(one))))
  return (
    <fieldset className="grid gap-2" aria-describedby={error ? id : undefined}>
      <legend className="desk-label">What it may do</legend>
      {scopeNames.map((scope) => (
        <label key={scope} className="desk-check">
          <input
            type="checkbox"
            checked={scopes.includes(scope)}
            onChange={(event) => toggle(scope, event.target.checked)}
          />
          <span>
            <span className="block font-semibold">{scopeWords[scope]}</span>
            <span className="desk-small">{scopeText(scope)}</span>
          </span>
        </label>
      ))}
      {error && (
        <p id={id} className="desk-error">
          <CircleAlert aria-hidden size={16} className="mt-px flex-none" />
          {error}
        </p>
      )}
    </fieldset>
  )
}
