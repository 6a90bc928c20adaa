import { Button } from '@seneb/ui/button'
import { KeyRound } from 'lucide-react'
import { lazy, useState } from 'react'

import { DeskPersonalTokensDocument } from '../../graph/generated/account/graphql.js'
import { deskBase } from '../../paths/desk-path.js'
import { ErrorView } from '../../session/error-view.js'
import { useResult } from '../../session/use-result.js'
import { LazyComponent } from '../../ui/lazy-component.js'
import { SkeletonRows } from '../../ui/skeleton-rows.js'
import { StatusChip } from '../../ui/status-chip.js'
import { Day } from '../../ui/when.js'
import { accountCopy } from './account.copy.js'
import { scopeText, type PersonalToken } from './personal-token.js'

const copy = accountCopy.ownTokens

/** Dialogs are loaded when they are opened. */
const CreateTokenDialog = lazy(async () => ({ default: (await import('./create-token-dialog.js')).CreateTokenDialog }))
const RevokeTokenDialog = lazy(async () => ({ default: (await import('./revoke-token-dialog.js')).RevokeTokenDialog }))

/** Lists the personal tokens of the signed-in staff member, and creates and revokes them. */
export function OwnTokens() {
  const { data, error, refetch } = useResult(DeskPersonalTokensDocument, {})
  const [isCreating, setCreating] = useState(false)
  const [revoked, setRevoked] = useState<PersonalToken>()
  const rights = data?.viewer?.rights.filter(({ allowsTokens }) => allowsTokens) ?? []
  return (
    <section className="desk-panel" aria-labelledby="own-tokens">
      <div className="desk-panel-head">
        <h2 id="own-tokens" className="me-auto">
          {copy.title}
        </h2>
        <a className="inline-flex min-h-8 items-center underline underline-offset-4" href={`${deskBase}/graphql`}>
          {copy.graphiql}
        </a>
        {rights.length > 0 && (
          <Button isSmall onClick={() => setCreating(true)}>
            {copy.create}
          </Button>
        )}
      </div>
      {error && (
        <div className="p-4">
          <ErrorView error={error} onRetry={() => void refetch()} />
        </div>
      )}
      {!data && !error && <SkeletonRows count={2} />}
      {data?.personalTokens.length === 0 && <p className="desk-empty">{copy.none}</p>}
      <ul>
        {data?.personalTokens.map((token) => (
          <TokenRow key={token.id} token={token} onRevoke={() => setRevoked(token)} />
        ))}
      </ul>
      <LazyComponent>
        {isCreating && <CreateTokenDialog rights={rights} onChanged={refetch} onClose={() => setCreating(false)} />}
        {revoked && <RevokeTokenDialog token={revoked} onChanged={refetch} onClose={() => setRevoked(undefined)} />}
      </LazyComponent>
    </section>
  )
}

interface TokenRowProps {
  readonly token: PersonalToken
  readonly onRevoke: () => void
}

function TokenRow({ onRevoke, token }: TokenRowProps) {
  const { expiresAt, lastUsedOn, name, prefix, scopes, state } = token
  return (
    <li className="desk-row">
      <KeyRound aria-hidden size={20} />
      <span className="min-w-0 flex-1 basis-44">
        <span className="block font-semibold break-words">{name}</span>
        <span className="desk-small block font-mono break-all">{prefix}…</span>
        <span className="desk-small block">{scopes.map(scopeText).join(', ')}</span>
        <span className="desk-small block">
          {state === 'EXPIRED' ? copy.expiredOn : copy.expires} <Day at={expiresAt} />
          {copy.lastUsed} {lastUsedOn ? <Day at={lastUsedOn} /> : copy.never}
        </span>
      </span>
      {state === 'ACTIVE' ? (
        <Button isSmall variant="danger" aria-label={copy.revokeLabel(name, prefix)} onClick={onRevoke}>
          {copy.revoke}
        </Button>
      ) : (
        <StatusChip tone={state === 'REVOKED' ? 'bad' : 'info'}>{copy.states[state]}</StatusChip>
      )}
    </li>
  )
}
