import { Button } from '@seneb/ui/button'
import { ShieldX } from 'lucide-react'

import type { DeskError } from '../graph/desk-error.js'
import { NoteBar } from '../ui/note-bar.js'
import { anyRoleLabel } from './role-labels.js'
import { sessionCopy } from './session.copy.js'
import { useStaffSession } from './staff-session.js'

const copy = sessionCopy.deniedView

interface ErrorViewProps {
  readonly error: DeskError
  readonly onRetry: () => void
}

/** Reason why a page cannot show its content, and the possible remedies. */
export function ErrorView({ error, onRetry }: ErrorViewProps) {
  const { prove } = useStaffSession()
  if (error.code === 'NOT_ALLOWED') return <NotAllowedView roles={error.roles ?? []} />
  if (error.code === 'REAUTHENTICATION_REQUIRED') {
    const proveAndGoOn = async () => {
      if (await prove()) onRetry()
    }
    return (
      <NoteBar
        tone="warn"
        title={copy.confirmThatItsYou}
        action={
          <Button variant="brand" onClick={() => void proveAndGoOn()}>
            {copy.confirm}
          </Button>
        }
      >
        {copy.note}
      </NoteBar>
    )
  }
  return (
    <NoteBar tone="bad" title={error.message} action={<Button onClick={onRetry}>{copy.tryAgain}</Button>}>
      {error.requestId && <span className="desk-small">{copy.request(error.requestId)}</span>}
    </NoteBar>
  )
}

/** Names the role required for the page, instead of showing a blank page. */
export function NotAllowedView({ roles }: { readonly roles: readonly string[] }) {
  return (
    <div className="desk-panel desk-empty">
      <ShieldX aria-hidden size={32} className="mx-auto mb-3" />
      <p className="font-semibold text-ink">{copy.text}</p>
      {roles.length > 0 && <p>{copy.requiredRole(anyRoleLabel(roles))}</p>}
      <p>{copy.askAnAdminIfYouNeed}</p>
    </div>
  )
}
