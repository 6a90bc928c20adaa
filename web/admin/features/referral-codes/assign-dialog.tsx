import { useDeferredValue, useState } from 'react'

import {
  DeskAmbassadorsDocument,
  DeskAssignReferralCodeDocument,
} from '../../graph/generated/referral-codes/graphql.js'
import { formError, messageAt } from '../../graph/desk-error.js'
import { useResult } from '../../session/use-result.js'
import { useDeskMutation } from '../../session/use-desk-mutation.js'
import { DeskDialog } from '../../ui/desk-dialog.js'
import { DialogForm } from '../../ui/dialog-form.js'
import { notChosen, SelectField, TextField } from '../../ui/fields.js'
import type { AmbassadorEntry, Code } from './referral-code.js'
import { referralCodesCopy } from './referral-codes.copy.js'

const copy = referralCodesCopy.assign
const shown = 20

interface AssignDialogProps {
  readonly code: Code
  readonly onEnd: (isChanged: boolean) => void
}

/** Gives a code to an ambassador, who is found by name or email. */
export function AssignDialog({ code, onEnd }: AssignDialogProps) {
  const { id, version } = code
  const [search, setSearch] = useState('')
  const [ambassadorId, setAmbassadorId] = useState('')
  const found = useFoundAmbassadors(search.trim(), code)
  const { mutate, isBusy, error } = useDeskMutation(
    DeskAssignReferralCodeDocument,
    ({ assignReferralCode }) => assignReferralCode,
  )
  const isChosen = found?.some((one) => one.id === ambassadorId) ?? false
  const [isMissing, setMissing] = useState(false)
  const assign = async () => {
    setMissing(!isChosen)
    if (isChosen && (await mutate({ id, version, ambassadorId }))) onEnd(true)
  }
  return (
    <DeskDialog title={copy.title(id)} onClose={() => onEnd(false)}>
      <DialogForm
        submitLabel={copy.action}
        isBusy={isBusy}
        error={formError(error, ['ambassadorId'])}
        onSubmit={assign}
      >
        <p>{consequenceOf(code)}</p>
        <TextField label={copy.find} hint={copy.findHint} type="search" value={search} onValue={setSearch} />
        <SelectField
          label={copy.ambassador}
          value={isChosen ? ambassadorId : ''}
          options={[notChosen, ...(found ?? []).map((one) => [one.id, nameOf(one)] as const)]}
          onValue={setAmbassadorId}
          error={isMissing && !isChosen ? copy.missing : messageAt(error, 'ambassadorId')}
        />
        {found?.length === 0 && <p role="status">{copy.none}</p>}
      </DialogForm>
    </DeskDialog>
  )
}

/** Ambassadors who may have the code: not ended, and not the present one. */
function useFoundAmbassadors(typed: string, { owner, state }: Code): readonly AmbassadorEntry[] | undefined {
  const search = useDeferredValue(typed)
  const { data } = useResult(DeskAmbassadorsDocument, { first: shown, ...(search ? { search } : {}) })
  const present = state === 'ASSIGNED' ? owner?.id : undefined
  return data?.ambassadors.nodes.filter((one) => one.state !== 'ENDED' && one.id !== present)
}

function consequenceOf({ owner, state }: Code): string {
  if (state === 'ASSIGNED') return copy.reassign(owner?.name ?? copy.theAmbassador)
  return state === 'REVOKED' ? copy.revoked : copy.fromStock
}

function nameOf({ personal, state }: AmbassadorEntry): string {
  const name = personal ? `${personal.name}, ${personal.email}` : copy.theAmbassador
  return state === 'PAUSED' ? copy.paused(name) : name
}
