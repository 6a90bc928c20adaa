import { Button } from '@seneb/ui/button'
import { useState } from 'react'

import {
  DeskEndAmbassadorDocument,
  DeskEraseAmbassadorDocument,
  DeskPauseAmbassadorDocument,
  DeskResumeAmbassadorDocument,
} from '../../graph/generated/referral-codes/graphql.js'
import { formError } from '../../graph/desk-error.js'
import { ExportRecordDialog } from '../../session/export-record-dialog.js'
import { holds, useStaffSession } from '../../session/staff-session.js'
import { useDeskMutation } from '../../session/use-desk-mutation.js'
import { DeskDialog } from '../../ui/desk-dialog.js'
import { DialogForm } from '../../ui/dialog-form.js'
import { EditAmbassadorDialog } from './edit-ambassador-dialog.js'
import { ReasonDialog } from './reason-dialog.js'
import type { AmbassadorEntry } from './referral-code.js'
import { referralCodesCopy } from './referral-codes.copy.js'

const copy = referralCodesCopy.ambassador

type Action = 'edit' | 'pause' | 'resume' | 'end' | 'export' | 'erase'

/** Actions that each state allows, as the service does. */
const actionsOf: Readonly<Record<AmbassadorEntry['state'], readonly Action[]>> = {
  ACTIVE: ['edit', 'pause', 'end', 'export', 'erase'],
  PAUSED: ['edit', 'resume', 'end', 'export', 'erase'],
  ENDED: ['edit', 'export', 'erase'],
}

interface AmbassadorActionsProps {
  readonly ambassador: AmbassadorEntry
  readonly onChanged: () => Promise<void>
}

/** Actions on an ambassador; each opens a dialog with its consequences. */
export function AmbassadorActions({ ambassador, onChanged }: AmbassadorActionsProps) {
  const [action, setAction] = useState<Action>()
  const { viewer } = useStaffSession()
  const isAllowed = {
    export: viewer && holds(viewer, 'ENQUIRY_EXPORT'),
    erase: viewer && holds(viewer, 'ENQUIRY_ERASE'),
  }
  const onEnd = (isChanged: boolean) => {
    setAction(undefined)
    if (isChanged) void onChanged()
  }
  if (!ambassador.personal) return null
  const actions = actionsOf[ambassador.state].filter((one) => (one !== 'export' && one !== 'erase') || isAllowed[one])
  return (
    <div className="flex flex-wrap gap-2">
      {actions.map((one) => (
        <Button key={one} onClick={() => setAction(one)}>
          {copy[one]}
        </Button>
      ))}
      {action && <ActionDialog action={action} ambassador={ambassador} onEnd={onEnd} />}
    </div>
  )
}

interface ActionDialogProps {
  readonly action: Action
  readonly ambassador: AmbassadorEntry
  readonly onEnd: (isChanged: boolean) => void
}

function ActionDialog({ action, ambassador, onEnd }: ActionDialogProps) {
  const { personal } = ambassador
  switch (action) {
    case 'edit':
      return personal ? <EditAmbassadorDialog ambassador={ambassador} personal={personal} onEnd={onEnd} /> : null
    case 'pause':
      return (
        <ReasonDialog
          {...referralCodesCopy.pause}
          record={ambassador}
          document={DeskPauseAmbassadorDocument}
          resultOf={({ pauseAmbassador }) => pauseAmbassador}
          onEnd={onEnd}
        />
      )
    case 'resume':
      return <ResumeDialog ambassador={ambassador} onEnd={onEnd} />
    case 'end':
      return (
        <ReasonDialog
          {...referralCodesCopy.end}
          variant="danger"
          record={ambassador}
          document={DeskEndAmbassadorDocument}
          resultOf={({ endAmbassador }) => endAmbassador}
          onEnd={onEnd}
        />
      )
    case 'export':
      return (
        <ExportRecordDialog
          record={{ id: ambassador.id, reference: copy.exportName }}
          of="ambassador-"
          lines={copy.exportLines}
          onDone={() => onEnd(false)}
          onClose={() => onEnd(false)}
        />
      )
    case 'erase':
      return <EraseDialog ambassador={ambassador} onEnd={onEnd} />
  }
}

function EraseDialog({ ambassador: { id, version }, onEnd }: Omit<ActionDialogProps, 'action'>) {
  const { action, lines, title } = referralCodesCopy.erase
  const { mutate, isBusy, error } = useDeskMutation(
    DeskEraseAmbassadorDocument,
    ({ eraseAmbassador }) => eraseAmbassador,
  )
  const erase = async () => {
    if (await mutate({ id, version })) onEnd(true)
  }
  return (
    <DeskDialog title={title} onClose={() => onEnd(false)}>
      <DialogForm submitLabel={action} variant="danger" isBusy={isBusy} error={formError(error)} onSubmit={erase}>
        {lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </DialogForm>
    </DeskDialog>
  )
}

function ResumeDialog({ ambassador: { id, version }, onEnd }: Omit<ActionDialogProps, 'action'>) {
  const { action, text, title } = referralCodesCopy.resume
  const { mutate, isBusy, error } = useDeskMutation(
    DeskResumeAmbassadorDocument,
    ({ resumeAmbassador }) => resumeAmbassador,
  )
  const resume = async () => {
    if (await mutate({ id, version })) onEnd(true)
  }
  return (
    <DeskDialog title={title} onClose={() => onEnd(false)}>
      <DialogForm submitLabel={action} isBusy={isBusy} error={formError(error)} onSubmit={resume}>
        <p>{text}</p>
      </DialogForm>
    </DeskDialog>
  )
}
