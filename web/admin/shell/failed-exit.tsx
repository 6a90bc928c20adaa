import { Button } from '@seneb/ui/button'

import { useStaffSession, type FailedExit } from '../session/staff-session.js'
import { DeskDialog } from '../ui/desk-dialog.js'

const titles: { readonly [exit in FailedExit['exit']]: string } = {
  lock: 'The desk is not locked',
  'sign-out': 'You are still signed in',
}

/** Tells that a lock or a sign-out failed, also over the cover of a locked desk. */
export function FailedExitDialog() {
  const { failedExit, forgetFailedExit, lock, signOut } = useStaffSession()
  if (!failedExit) return null
  const { exit, refusal } = failedExit
  const retry = exit === 'lock' ? lock : signOut
  return (
    <DeskDialog title={titles[exit]} onClose={forgetFailedExit}>
      <p>{refusal.message}</p>
      <div className="mt-4 flex flex-wrap justify-end gap-2">
        <Button variant="outline" onClick={forgetFailedExit}>
          Close
        </Button>
        <Button variant="brand" onClick={() => void retry()}>
          Try again
        </Button>
      </div>
    </DeskDialog>
  )
}
