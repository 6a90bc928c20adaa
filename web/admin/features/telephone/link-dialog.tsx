import { Checkbox } from '@seneb/ui/checkbox'
import { useState } from 'react'

import { formError } from '../../graph/desk-error.js'
import { DeskSendLinkByTelephoneDocument } from '../../graph/generated/telephone/graphql.js'
import { useDeskMutation } from '../../session/use-desk-mutation.js'
import { DeskDialog } from '../../ui/desk-dialog.js'
import { DialogForm } from '../../ui/dialog-form.js'
import type { TelephoneDialogProps } from './telephone-dialog-props.js'
import { telephoneCopy } from './telephone.copy.js'

const copy = telephoneCopy.link

/** Emails the link to the patient's page, which may end all earlier ones. */
export function LinkDialog({ details: { enquiry }, onEnd }: TelephoneDialogProps) {
  const [endsEarlierLinks, setEnding] = useState(false)
  const { mutate, isBusy, error } = useDeskMutation(
    DeskSendLinkByTelephoneDocument,
    (result) => result.sendLinkByTelephone,
  )
  const send = async () => {
    if (await mutate({ id: enquiry.id, endsEarlierLinks })) onEnd(true)
  }
  return (
    <DeskDialog title={copy.title} onClose={() => onEnd(false)}>
      <DialogForm submitLabel={copy.action} isBusy={isBusy} error={formError(error)} onSubmit={send}>
        <p>{copy.text}</p>
        <Checkbox
          checked={endsEarlierLinks}
          onChange={(event) => setEnding(event.target.checked)}
          label={copy.endsEarlier}
        />
      </DialogForm>
    </DeskDialog>
  )
}
