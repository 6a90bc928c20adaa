import { Button } from '@seneb/ui/button'
import { useState, type ReactElement } from 'react'
import { useNavigate } from 'react-router'

import {
  DeskDeletePartnerDocument,
  DeskDisablePartnerDocument,
  DeskEnablePartnerDocument,
} from '../../graph/generated/partners/graphql.js'
import { formError, messageAt } from '../../graph/desk-error.js'
import { useDeskMutation } from '../../session/use-desk-mutation.js'
import { DeskDialog } from '../../ui/desk-dialog.js'
import { DialogForm } from '../../ui/dialog-form.js'
import { TextAreaField, TextField } from '../../ui/fields.js'
import { savedState } from '../../unsaved/unsaved.js'
import { EditPartnerDialog } from './edit-partner-dialog.js'
import type { Partner, PartnerDialogProps } from './partner.js'
import { partnersCopy } from './partners.copy.js'

/** Actions that each state allows, as the service does, with the dialogs that confirm them. */
const actionsOf = {
  ACTIVE: ['edit', 'disable'],
  DISABLED: ['edit', 'enable', 'delete'],
} as const satisfies Readonly<Record<Partner['state'], readonly string[]>>

type Action = (typeof actionsOf)[Partner['state']][number]

const dialogs: Readonly<Record<Action, (props: PartnerDialogProps) => ReactElement>> = {
  edit: EditPartnerDialog,
  disable: DisableDialog,
  enable: EnableDialog,
  delete: DeleteDialog,
}

/** Buttons for what can be done with a partner; each opens a dialog with its consequences. */
export function PartnerActions({ partner, onChanged }: Omit<PartnerDialogProps, 'onClose'>) {
  const [action, setAction] = useState<Action>()
  const Dialog = action && dialogs[action]
  return (
    <div className="flex flex-wrap gap-2">
      {actionsOf[partner.state].map((one) => (
        <Button key={one} onClick={() => setAction(one)}>
          {partnersCopy.partnerActions[one]}
        </Button>
      ))}
      {Dialog && <Dialog partner={partner} onChanged={onChanged} onClose={() => setAction(undefined)} />}
    </div>
  )
}

function DisableDialog({ partner: { id, version }, onChanged, onClose }: PartnerDialogProps) {
  const copy = partnersCopy.disablePartner
  const [reason, setReason] = useState('')
  const { mutate, isBusy, error } = useDeskMutation(DeskDisablePartnerDocument, ({ disablePartner }) => disablePartner)
  const disable = async () => {
    if (!(await mutate({ id, version, reason }))) return
    await onChanged()
    onClose()
  }
  return (
    <DeskDialog title={copy.title} onClose={onClose}>
      <DialogForm
        submitLabel={copy.action}
        variant="danger"
        isBusy={isBusy}
        error={formError(error, ['reason'])}
        onSubmit={disable}
      >
        <p>{copy.text}</p>
        <TextAreaField
          label={copy.reason}
          hint={copy.reasonHint}
          maxLength={500}
          value={reason}
          onValue={setReason}
          error={messageAt(error, 'reason')}
        />
      </DialogForm>
    </DeskDialog>
  )
}

function EnableDialog({ partner: { id, version }, onChanged, onClose }: PartnerDialogProps) {
  const copy = partnersCopy.enablePartner
  const { mutate, isBusy, error } = useDeskMutation(DeskEnablePartnerDocument, ({ enablePartner }) => enablePartner)
  const enable = async () => {
    if (!(await mutate({ id, version }))) return
    await onChanged()
    onClose()
  }
  return (
    <DeskDialog title={copy.title} onClose={onClose}>
      <DialogForm submitLabel={copy.action} isBusy={isBusy} error={formError(error)} onSubmit={enable}>
        <p>{copy.text}</p>
      </DialogForm>
    </DeskDialog>
  )
}

/** Asks for the name again before a partner is deleted for good. */
function DeleteDialog({ partner: { id, name, version }, onClose }: PartnerDialogProps) {
  const copy = partnersCopy.deletePartner
  const [typed, setTyped] = useState('')
  const navigate = useNavigate()
  const { mutate, isBusy, error } = useDeskMutation(DeskDeletePartnerDocument, ({ deletePartner }) => deletePartner)
  const remove = async () => {
    if (await mutate({ id, version, name: typed })) await navigate('/partners', { state: savedState })
  }
  return (
    <DeskDialog title={copy.title} onClose={onClose}>
      <DialogForm
        submitLabel={copy.action}
        variant="danger"
        isBusy={isBusy}
        error={formError(error, ['name'])}
        onSubmit={remove}
      >
        {copy.lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
        <TextField
          label={copy.name(name)}
          autoComplete="off"
          value={typed}
          onValue={setTyped}
          error={messageAt(error, 'name')}
        />
      </DialogForm>
    </DeskDialog>
  )
}
