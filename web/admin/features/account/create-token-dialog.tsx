import { useState } from 'react'

import {
  DeskCreatePersonalTokenDocument,
  type DeskCreatePersonalTokenMutation,
  type DeskPersonalTokensQuery,
  type StaffPermission,
} from '../../graph/generated/account/graphql.js'
import { formError, messageAt, ofInput, type DeskError } from '../../graph/desk-error.js'
import { ownText } from '../../session/role-labels.js'
import { useDeskMutation } from '../../session/use-desk-mutation.js'
import { CheckGroup } from '../../ui/check-group.js'
import { DeskDialog } from '../../ui/desk-dialog.js'
import { DialogForm } from '../../ui/dialog-form.js'
import { TextField } from '../../ui/fields.js'
import { ShownSecret } from '../../ui/shown-secret.js'
import { Day } from '../../ui/when.js'
import { accountCopy } from './account.copy.js'
import { scopeText } from './personal-token.js'

const copy = accountCopy.createTokenDialog

type CreatedToken = Extract<DeskCreatePersonalTokenMutation['createPersonalToken'], { readonly token: string }>
type Right = NonNullable<DeskPersonalTokensQuery['viewer']>['rights'][number]

interface CreateTokenDialogProps {
  /** Permissions of the person that tokens may have. */
  readonly rights: readonly Right[]
  readonly onChanged: () => Promise<void>
  readonly onClose: () => void
}

interface RequestedToken {
  readonly name: string
  readonly scopes: readonly StaffPermission[]
  readonly days: string
}

/** After these it is unknown whether the token was created; each repetition would create another one. */
const unsure = ['UNREACHABLE', 'UNAVAILABLE', 'INTERNAL']

/** Creates a token with the chosen permissions, and shows it once. */
export function CreateTokenDialog({ rights, onChanged, onClose }: CreateTokenDialogProps) {
  const [requested, setRequested] = useState<RequestedToken>({ name: '', scopes: [], days: '90' })
  const [created, setCreated] = useState<CreatedToken>()
  const creating = useDeskMutation(DeskCreatePersonalTokenDocument, ({ createPersonalToken }) => createPersonalToken)
  const error = ofInput(creating.error)
  const create = async () => {
    const { days, name, scopes } = requested
    setCreated(await creating.mutate({ input: { name, scopes: [...scopes], days: typedDays(days) } }))
    await onChanged()
  }
  const isLost = error && unsure.includes(error.code) ? copy.mayExist(error.message) : undefined
  return (
    <DeskDialog title={created ? copy.theNewToken : copy.title} onClose={onClose}>
      {created ? (
        <NewToken created={created} onDone={onClose} />
      ) : (
        <DialogForm
          submitLabel={copy.action}
          isBusy={creating.isBusy}
          error={isLost ?? formError(error, ['name', 'scopes', 'days'])}
          onSubmit={create}
        >
          <TokenFields
            rights={rights}
            requested={requested}
            error={error}
            onChange={(part) => setRequested({ ...requested, ...part })}
          />
        </DialogForm>
      )}
    </DeskDialog>
  )
}

interface TokenFieldsProps {
  readonly rights: readonly Right[]
  readonly requested: RequestedToken
  readonly error: DeskError | undefined
  readonly onChange: (part: Partial<RequestedToken>) => void
}

function TokenFields({ error, onChange, rights, requested: { days, name, scopes } }: TokenFieldsProps) {
  const descriptions = new Map(rights.map(({ description, permission }) => [permission, description]))
  return (
    <>
      <TextField
        label={copy.whatItIsFor}
        hint={copy.forExample}
        name="name"
        autoComplete="off"
        value={name}
        onValue={(value) => onChange({ name: value })}
        error={messageAt(error, 'name')}
      />
      <CheckGroup
        legend={copy.legend}
        values={[...descriptions.keys()]}
        labelOf={(permission) => ownText(descriptions.get(permission) ?? '')}
        note={scopeText}
        chosen={scopes}
        onChosen={(chosen) => onChange({ scopes: chosen })}
        error={messageAt(error, 'scopes')}
      />
      <TextField
        label={copy.validForDays}
        hint={copy.fromTo}
        name="days"
        inputMode="numeric"
        autoComplete="off"
        value={days}
        onValue={(value) => onChange({ days: value })}
        error={messageAt(error, 'days')}
      />
    </>
  )
}

function NewToken({
  created: { expiresAt, token },
  onDone,
}: {
  readonly created: CreatedToken
  readonly onDone: () => void
}) {
  return (
    <ShownSecret
      title={copy.shownOnce}
      note={copy.storeIt}
      label={copy.theToken}
      secret={token}
      copyLabel={copy.copyTheToken}
      onDone={onDone}
    >
      {copy.validUntil} <Day at={expiresAt} />.
    </ShownSecret>
  )
}

/** Returns the typed whole number, or -1 for any other text, which the service refuses with a message at the field. */
function typedDays(text: string): number {
  const digits = text.trim()
  return /^\d{1,6}$/.test(digits) ? Number(digits) : -1
}
