import { Button } from '@seneb/ui/button'
import { useState } from 'react'

import {
  DeskBlockReferralCodeDocument,
  DeskRevokeReferralCodeDocument,
  DeskUnblockReferralCodeDocument,
  type ReferralCodeState,
} from '../../graph/generated/referral-codes/graphql.js'
import { AssignDialog } from './assign-dialog.js'
import { MergeDialog } from './merge-dialog.js'
import { ReasonDialog } from './reason-dialog.js'
import type { Code } from './referral-code.js'
import { referralCodesCopy as copy } from './referral-codes.copy.js'

type Action = keyof typeof copy.code.actions

/** Actions that each state allows, as the service does. */
const actionsOf: Readonly<Record<ReferralCodeState, readonly Action[]>> = {
  UNVERIFIED: ['merge', 'block'],
  IN_STOCK: ['assign', 'block'],
  ASSIGNED: ['reassign', 'merge', 'revoke', 'block'],
  REVOKED: ['assign', 'merge', 'block'],
  BLOCKED: ['unblock'],
  MERGED: [],
}

interface CodeActionsProps {
  readonly code: Code
  readonly onChanged: () => Promise<void>
}

/** Actions on a code; each opens a dialog with its consequences. */
export function CodeActions({ code, onChanged }: CodeActionsProps) {
  const [action, setAction] = useState<Action>()
  const onEnd = (isChanged: boolean) => {
    setAction(undefined)
    if (isChanged) void onChanged()
  }
  const actions = actionsOf[code.state]
  if (actions.length === 0) return null
  return (
    <div className="flex flex-wrap gap-2">
      {actions.map((one) => (
        <Button key={one} onClick={() => setAction(one)}>
          {copy.code.actions[one]}
        </Button>
      ))}
      {action && <ActionDialog action={action} code={code} onEnd={onEnd} />}
    </div>
  )
}

interface ActionDialogProps extends Pick<CodeActionsProps, 'code'> {
  readonly action: Action
  readonly onEnd: (isChanged: boolean) => void
}

function ActionDialog({ action, code, onEnd }: ActionDialogProps) {
  switch (action) {
    case 'assign':
    case 'reassign':
      return <AssignDialog code={code} onEnd={onEnd} />
    case 'merge':
      return <MergeDialog code={code} onEnd={onEnd} />
    case 'revoke':
      return (
        <ReasonDialog
          {...copy.revoke}
          title={copy.revoke.title(code.id)}
          variant="danger"
          record={code}
          document={DeskRevokeReferralCodeDocument}
          resultOf={({ revokeReferralCode }) => revokeReferralCode}
          onEnd={onEnd}
        />
      )
    case 'block':
      return (
        <ReasonDialog
          {...copy.block}
          title={copy.block.title(code.id)}
          variant="danger"
          record={code}
          document={DeskBlockReferralCodeDocument}
          resultOf={({ blockReferralCode }) => blockReferralCode}
          onEnd={onEnd}
        />
      )
    case 'unblock':
      return (
        <ReasonDialog
          {...copy.unblock}
          title={copy.unblock.title(code.id)}
          record={code}
          document={DeskUnblockReferralCodeDocument}
          resultOf={({ unblockReferralCode }) => unblockReferralCode}
          onEnd={onEnd}
        />
      )
  }
}
