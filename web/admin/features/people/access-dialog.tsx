import { DeskChangeAccessDocument } from '../../graph/generated/people/graphql.js'
import { useDeskMutation } from '../../session/use-desk-mutation.js'
import { DeskDialog } from '../../ui/desk-dialog.js'
import { DialogForm } from '../../ui/dialog-form.js'
import { peopleCopy } from './people.copy.js'
import type { PersonDialogProps } from './person.js'

const copy = peopleCopy.accessDialog

/** Explains the effects of taking access away or giving it back, before that is done. */
export function AccessDialog({ person: { id: staffId, name, state }, onEnd }: PersonDialogProps) {
  const { act, isBusy, refusal } = useDeskMutation(
    DeskChangeAccessDocument,
    ({ changeStaffAccess }) => changeStaffAccess,
  )
  const mayEnter = state === 'DISABLED'
  const change = async () => {
    if (await act({ staffId, mayEnter })) onEnd(true)
  }
  return (
    <DeskDialog
      title={mayEnter ? copy.restoreAccessFor(name) : copy.removeAccessFrom(name)}
      onClose={() => onEnd(false)}
    >
      <DialogForm
        act={mayEnter ? copy.restoreIt : copy.removeIt}
        variant={mayEnter ? 'brand' : 'danger'}
        isBusy={isBusy}
        refusal={refusal?.message}
        onSubmit={change}
      >
        <p>{mayEnter ? copy.theySignInAs : copy.theyAreSignedOut}</p>
      </DialogForm>
    </DeskDialog>
  )
}
