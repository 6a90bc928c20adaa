import { DeskChangeAccessDocument } from '../../graph/generated/people/graphql.js'
import { useDeskMutation } from '../../session/use-desk-mutation.js'
import { DeskDialog } from '../../ui/desk-dialog.js'
import { DialogForm } from '../../ui/dialog-form.js'
import { peopleCopy } from './people.copy.js'
import type { PersonDialogProps } from './person.js'

const copy = peopleCopy.accessDialog

/** Explains the effects of taking access away or giving it back, before that is done. */
export function AccessDialog({ person: { id: staffId, name, state }, onEnd }: PersonDialogProps) {
  const { mutate, isBusy, error } = useDeskMutation(
    DeskChangeAccessDocument,
    ({ changeStaffAccess }) => changeStaffAccess,
  )
  const isActive = state === 'DISABLED'
  const change = async () => {
    if (await mutate({ staffId, isActive })) onEnd(true)
  }
  return (
    <DeskDialog
      title={isActive ? copy.restoreAccessFor(name) : copy.removeAccessFrom(name)}
      onClose={() => onEnd(false)}
    >
      <DialogForm
        submitLabel={isActive ? copy.restoreIt : copy.removeIt}
        variant={isActive ? 'brand' : 'danger'}
        isBusy={isBusy}
        error={error?.message}
        onSubmit={change}
      >
        <p>{isActive ? copy.theySignInAs : copy.theyAreSignedOut}</p>
      </DialogForm>
    </DeskDialog>
  )
}
