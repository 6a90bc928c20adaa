import { Button } from '@seneb/ui/button'

import { useStaffSession, type FailedExit } from '../session/staff-session.js'
import { DeskDialog } from '../ui/desk-dialog.js'
import { shellCopy } from './shell.copy.js'

const copy = shellCopy.failedExit

const titles: { readonly [exit in FailedExit['exit']]: string } = copy.titles

/** Shows that a lock or a sign-out failed, even above the cover of a locked desk. */
export function FailedExitDialog() {
  const { failedExit, clearFailedExit, lock, signOut } = useStaffSession()
  if (!failedExit) return null
  const { exit, error } = failedExit
  const retry = exit === 'lock' ? lock : signOut
  return (
    <DeskDialog title={titles[exit]} onClose={clearFailedExit}>
      <p>{error.message}</p>
      <div className="mt-4 flex flex-wrap justify-end gap-2">
        <Button variant="outline" onClick={clearFailedExit}>
          {copy.close}
        </Button>
        <Button variant="brand" onClick={() => void retry()}>
          {copy.tryAgain}
        </Button>
      </div>
    </DeskDialog>
  )
}
