import { Button } from '@seneb/ui/button'
import { useState } from 'react'

import { Day, When } from '../../ui/when.js'
import { StatusChip } from '../../ui/status-chip.js'
import { TableHead } from '../../ui/figures-table.js'
import { modeLabels, scopeText, stateLabels } from './key-labels.js'
import { works, type PartnerKey } from './partner.js'
import { partnersCopy } from './partners.copy.js'
import { RevokeKeyDialog } from './revoke-key-dialog.js'
import { RollKeyDialog } from './roll-key-dialog.js'

const copy = partnersCopy.keyTable

interface KeyTableProps {
  readonly keys: readonly PartnerKey[]
  readonly onChanged: () => Promise<void>
}

/** The keys of a partner, the newest first, with what can be done about those that work. */
export function KeyTable({ keys, onChanged }: KeyTableProps) {
  const [requested, setRequested] = useState<{ readonly action: 'roll' | 'revoke'; readonly apiKey: PartnerKey }>()
  const dialog = requested && { apiKey: requested.apiKey, onChanged, onClose: () => setRequested(undefined) }
  return (
    <>
      <table className="desk-table">
        <TableHead columns={copy.columns} />
        <tbody>
          {keys.map((apiKey) => (
            <KeyRow key={apiKey.id} apiKey={apiKey} onMutate={(action) => setRequested({ action, apiKey })} />
          ))}
        </tbody>
      </table>
      {dialog && requested.action === 'roll' && <RollKeyDialog {...dialog} />}
      {dialog && requested.action === 'revoke' && <RevokeKeyDialog {...dialog} />}
    </>
  )
}

interface KeyRowProps {
  readonly apiKey: PartnerKey
  readonly onMutate: (action: 'roll' | 'revoke') => void
}

function KeyRow({ apiKey, onMutate }: KeyRowProps) {
  const { apiVersion, id, lastUsedAt, mode, name, scopes, state } = apiKey
  const [tone, label] = stateLabels[state]
  return (
    <tr>
      <td data-head="">
        <span>
          <span className="block font-semibold">{name}</span>
          <span className="desk-small block font-mono">{id}</span>
        </span>
      </td>
      <td data-head={copy.mode}>{modeLabels[mode]}</td>
      <td data-head={copy.version}>{apiVersion}</td>
      <td data-head={copy.may}>{scopes.length > 0 ? scopes.map(scopeText).join(', ') : copy.identifyItselfOnly}</td>
      <td data-head={copy.lastUsed}>{lastUsedAt ? <When at={lastUsedAt} /> : copy.never}</td>
      <td data-head={copy.expires}>
        <KeyEnd apiKey={apiKey} />
      </td>
      <td data-head={copy.state}>
        <StatusChip tone={tone}>{label}</StatusChip>
      </td>
      <td data-head="">
        <span className="flex flex-wrap gap-2">
          {state === 'ACTIVE' && (
            <Button isSmall aria-label={copy.replaceLabel(name, id)} onClick={() => onMutate('roll')}>
              {copy.replace}
            </Button>
          )}
          {works(apiKey) && (
            <Button isSmall variant="danger" aria-label={copy.revokeLabel(name, id)} onClick={() => onMutate('revoke')}>
              {copy.revoke}
            </Button>
          )}
        </span>
      </td>
    </tr>
  )
}

function KeyEnd({ apiKey: { expiresAt, retiresAt, state } }: Pick<KeyRowProps, 'apiKey'>) {
  if (state === 'REVOKED') return copy.ended
  return retiresAt ? <When at={retiresAt} /> : <Day at={expiresAt} />
}
