import { Button } from '@seneb/ui/button'
import { useState } from 'react'

import { Day, When } from '../../ui/when.js'
import { StatusChip } from '../../ui/status-chip.js'
import { TableHead } from '../../ui/figures-table.js'
import { modeLabels, scopeText, stateLabels } from './key-words.js'
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
  const [asked, setRequested] = useState<{ readonly act: 'roll' | 'revoke'; readonly apiKey: PartnerKey }>()
  const dialog = asked && { apiKey: asked.apiKey, onChanged, onClose: () => setRequested(undefined) }
  return (
    <>
      <table className="desk-table">
        <TableHead columns={copy.columns} />
        <tbody>
          {keys.map((apiKey) => (
            <KeyRow key={apiKey.id} apiKey={apiKey} onMutate={(act) => setRequested({ act, apiKey })} />
          ))}
        </tbody>
      </table>
      {dialog && asked.act === 'roll' && <RollKeyDialog {...dialog} />}
      {dialog && asked.act === 'revoke' && <RevokeKeyDialog {...dialog} />}
    </>
  )
}

interface KeyRowProps {
  readonly apiKey: PartnerKey
  readonly onMutate: (act: 'roll' | 'revoke') => void
}

function KeyRow({ apiKey, onMutate }: KeyRowProps) {
  const { apiVersion, id, lastUsedAt, mode, name, scopes, state } = apiKey
  const [tone, words] = stateLabels[state]
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
      <td data-head={copy.ends}>
        <KeyEnd apiKey={apiKey} />
      </td>
      <td data-head={copy.state}>
        <StatusChip tone={tone}>{words}</StatusChip>
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
