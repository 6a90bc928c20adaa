import { useState } from 'react'

import { DeskRenewRecoveryCodesDocument } from '../../graph/generated/account/graphql.js'
import { useDeskMutation } from '../../session/use-desk-mutation.js'
import { DeskDialog } from '../../ui/desk-dialog.js'
import { DialogForm } from '../../ui/dialog-form.js'
import { RecoveryCodes } from '../../ui/recovery-codes.js'
import { accountCopy } from './account.copy.js'

const copy = accountCopy.recoveryCodesDialog

interface RecoveryCodesDialogProps {
  readonly onEnd: (isChanged: boolean) => void
}

/** Shows ten new codes once; they replace the earlier ones. */
export function RecoveryCodesDialog({ onEnd }: RecoveryCodesDialogProps) {
  const [codes, setCodes] = useState<readonly string[]>()
  const { mutate, isBusy, error } = useDeskMutation(DeskRenewRecoveryCodesDocument, (data) => data.renewRecoveryCodes)
  const renew = async () => setCodes((await mutate({}))?.recoveryCodes)
  return (
    <DeskDialog title={copy.title} onClose={() => onEnd(codes !== undefined)}>
      {codes ? (
        <RecoveryCodes codes={codes} next={copy.next} onStored={() => onEnd(true)} />
      ) : (
        <DialogForm submitLabel={copy.action} isBusy={isBusy} error={error?.message} onSubmit={renew}>
          <p>{copy.text}</p>
        </DialogForm>
      )}
    </DeskDialog>
  )
}
