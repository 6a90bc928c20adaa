import { Button } from '@seneb/ui/button'
import { Fingerprint } from 'lucide-react'
import { useState } from 'react'

import { canUsePasskeys } from '../../session/passkey-prompt.js'
import { PasskeysElsewhere } from '../../session/passkeys-elsewhere.js'
import { When } from '../../ui/when.js'
import { AddPasskeyDialog } from './add-passkey-dialog.js'
import type { Passkey } from './passkey.js'
import { passkeysCopy } from './passkeys.copy.js'
import { RemovePasskeyDialog } from './remove-passkey-dialog.js'
import { RenamePasskeyDialog } from './rename-passkey-dialog.js'

const copy = passkeysCopy.ownPasskeys

interface OwnPasskeysProps {
  readonly passkeys: readonly Passkey[]
  readonly onChanged: () => void
}

type PasskeyAction = { readonly verb: 'add' } | { readonly verb: 'rename' | 'remove'; readonly passkey: Passkey }

/** My passkeys: where each was made and when it was used last, and the ways to add, rename and remove one. */
export function OwnPasskeys({ passkeys, onChanged }: OwnPasskeysProps) {
  const [requested, setRequested] = useState<PasskeyAction>()
  const end = (isChanged: boolean) => {
    setRequested(undefined)
    if (isChanged) onChanged()
  }
  return (
    <section className="desk-panel" aria-labelledby="own-passkeys">
      <div className="desk-panel-head">
        <h2 id="own-passkeys" className="me-auto">
          {copy.title}
        </h2>
        {canUsePasskeys() && (
          <Button isSmall onClick={() => setRequested({ verb: 'add' })}>
            {copy.addAPasskey}
          </Button>
        )}
      </div>
      {passkeys.length === 0 && (
        <div className="grid gap-2 p-4">
          <p className="text-ink-2">{copy.text}</p>
          <PasskeysElsewhere />
        </div>
      )}
      <ul>
        {passkeys.map((passkey) => (
          <PasskeyRow key={passkey.id} passkey={passkey} onRequest={(verb) => setRequested({ verb, passkey })} />
        ))}
      </ul>
      {requested && <PasskeyDialog action={requested} onEnd={end} />}
    </section>
  )
}

interface PasskeyDialogProps {
  readonly action: PasskeyAction
  readonly onEnd: (isChanged: boolean) => void
}

function PasskeyDialog({ action, onEnd }: PasskeyDialogProps) {
  if (action.verb === 'add') return <AddPasskeyDialog onEnd={onEnd} />
  const Dialog = action.verb === 'rename' ? RenamePasskeyDialog : RemovePasskeyDialog
  return <Dialog passkey={action.passkey} onEnd={onEnd} />
}

interface PasskeyRowProps {
  readonly passkey: Passkey
  readonly onRequest: (verb: 'rename' | 'remove') => void
}

function PasskeyRow({ passkey: { addedAt, isBackedUp, lastUsedAt, name }, onRequest }: PasskeyRowProps) {
  return (
    <li className="desk-row">
      <Fingerprint aria-hidden size={20} />
      <span className="min-w-0 flex-1 basis-44">
        <span className="block font-semibold wrap-anywhere">{name}</span>
        <span className="desk-small">
          {copy.added} <When at={addedAt} />,{' '}
          {lastUsedAt ? (
            <>
              {copy.used} <When at={lastUsedAt} />
            </>
          ) : (
            copy.notUsedYet
          )}
          , {isBackedUp ? copy.onYourOtherDevices : copy.onThatDeviceOnly}
        </span>
      </span>
      <Button isSmall aria-label={copy.renameLabel(name)} onClick={() => onRequest('rename')}>
        {copy.rename}
      </Button>
      <Button isSmall aria-label={copy.removeLabel(name)} onClick={() => onRequest('remove')}>
        {copy.remove}
      </Button>
    </li>
  )
}
