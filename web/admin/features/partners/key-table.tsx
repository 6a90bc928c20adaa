import { Button } from '@seneb/ui/button'
import { useState } from 'react'

import { Day, When } from '../../ui/when.js'
import { StatusChip } from '../../ui/status-chip.js'
import { TableHead } from '../../ui/figures-table.js'
import { modeWords, scopeText, stateWords } from './key-words.js'
import { works, type PartnerKey } from './partner.js'
import { RevokeKeyDialog } from './revoke-key-dialog.js'
import { RollKeyDialog } from './roll-key-dialog.js'

interface KeyTableProps {
  readonly keys: readonly PartnerKey[]
  readonly onChanged: () => Promise<void>
}

/** The keys of a partner, the newest first, with what can be done about those that work. */
export function KeyTable({ keys, onChanged }: KeyTableProps) {
  const [asked, setAsked] = useState<{ readonly act: 'roll' | 'revoke'; readonly apiKey: PartnerKey }>()
  const dialog = asked && { apiKey: asked.apiKey, onChanged, onClose: () => setAsked(undefined) }
  return (
    <>
      <table className="desk-table">
        <TableHead columns={['Key', 'Mode', 'Version', 'May', 'Last used', 'Ends', 'State', 'Actions']} />
        <tbody>
          {keys.map((apiKey) => (
            <KeyRow key={apiKey.id} apiKey={apiKey} onAct={(act) => setAsked({ act, apiKey })} />
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
  readonly onAct: (act: 'roll' | 'revoke') => void
}

function KeyRow({ apiKey, onAct }: KeyRowProps) {
  const { apiVersion, id, lastUsedAt, mode, name, scopes, state } = apiKey
  const [tone, words] = stateWords[state]
  return (
    <tr>
      <td data-head="">
        <span>
          <span className="block font-semibold">{name}</span>
          <span className="desk-small block font-mono">{id}</span>
        </span>
      </td>
      <td data-head="Mode">{modeWords[mode]}</td>
      <td data-head="Version">{apiVersion}</td>
      <td data-head="May">{scopes.length > 0 ? scopes.map(scopeText).join(', ') : 'Identify itself only'}</td>
      <td data-head="Last used">{lastUsedAt ? <When at={lastUsedAt} /> : 'Never'}</td>
      <td data-head="Ends">
        <KeyEnd apiKey={apiKey} />
      </td>
      <td data-head="State">
        <StatusChip tone={tone}>{words}</StatusChip>
      </td>
      <td data-head="">
        <span className="flex flex-wrap gap-2">
          {state === 'ACTIVE' && (
            <Button isSmall aria-label={`Replace ${name}, ${id}`} onClick={() => onAct('roll')}>
              Replace...
            </Button>
          )}
          {works(apiKey) && (
            <Button isSmall variant="danger" aria-label={`Revoke ${name}, ${id}`} onClick={() => onAct('revoke')}>
              Revoke...
            </Button>
          )}
        </span>
      </td>
    </tr>
  )
}

function KeyEnd({ apiKey: { expiresAt, retiresAt, state } }: Pick<KeyRowProps, 'apiKey'>) {
  if (state === 'REVOKED') return 'Ended'
  return retiresAt ? <When at={retiresAt} /> : <Day at={expiresAt} />
}
