import { useState } from 'react'

import {
  DeskBeginPasskeyEnrolmentDocument,
  DeskFinishPasskeyEnrolmentDocument,
} from '../../graph/generated/passkeys/graphql.js'
import { messageAt, formError, type Refusal } from '../../graph/refusal.js'
import { makePasskey } from '../../session/passkey-prompt.js'
import { useDeskMutation } from '../../session/use-desk-mutation.js'
import { DeskDialog } from '../../ui/desk-dialog.js'
import { DialogForm } from '../../ui/dialog-form.js'
import { PasskeyNameField } from './passkey-name-field.js'
import { passkeysCopy } from './passkeys.copy.js'

const copy = passkeysCopy.addPasskeyDialog

interface AddPasskeyDialogProps {
  readonly onEnd: (isChanged: boolean) => void
}

/** Names a passkey, has the browser make it, and adds it. */
export function AddPasskeyDialog({ onEnd }: AddPasskeyDialogProps) {
  const [name, setName] = useState('')
  const [nameError, setNameError] = useState<string>()
  const { isBusy, refusal, enrol } = useEnrolment()
  const add = async () => {
    const isNamed = name.trim() !== ''
    setNameError(isNamed ? undefined : copy.pleaseGive)
    if (isNamed && (await enrol(name))) onEnd(true)
  }
  return (
    <DeskDialog title={copy.title} onClose={() => onEnd(false)}>
      <DialogForm act={copy.action} isBusy={isBusy} refusal={formError(refusal, ['name'])} onSubmit={add}>
        <p>{copy.text}</p>
        <PasskeyNameField value={name} onValue={setName} error={nameError ?? messageAt(refusal, 'name')} />
      </DialogForm>
    </DeskDialog>
  )
}

function useEnrolment() {
  const beginning = useDeskMutation(DeskBeginPasskeyEnrolmentDocument, (data) => data.startPasskeyRegistration)
  const finishing = useDeskMutation(DeskFinishPasskeyEnrolmentDocument, (data) => data.finishPasskeyRegistration)
  const [isRequesting, setRequesting] = useState(false)
  const [browserError, setBrowserError] = useState<Refusal>()
  const enrol = async (name: string) => {
    setBrowserError(undefined)
    const offer = await beginning.act({})
    if (!offer) return false
    setRequesting(true)
    const made = await makePasskey(offer)
    setRequesting(false)
    if ('passkey' in made) return (await finishing.act({ passkey: made.passkey, name })) !== undefined
    setBrowserError(made.refusal)
    return false
  }
  const isBusy = beginning.isBusy || isRequesting || finishing.isBusy
  return { isBusy, refusal: browserError ?? beginning.refusal ?? finishing.refusal, enrol }
}
