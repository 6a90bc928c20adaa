import { Button } from '@seneb/ui/button'
import { ShieldX } from 'lucide-react'

import type { Refusal } from '../graph/refusal.js'
import { NoteBar } from '../ui/note-bar.js'
import { anyRoleLabel } from './role-words.js'
import { sessionCopy } from './session.copy.js'
import { useStaffSession } from './staff-session.js'

const copy = sessionCopy.refusalView

interface ErrorViewProps {
  readonly refusal: Refusal
  readonly onRetry: () => void
}

/** Reason why a page cannot show its content, and the possible remedies. */
export function ErrorView({ refusal, onRetry }: ErrorViewProps) {
  const { prove } = useStaffSession()
  if (refusal.code === 'NOT_ALLOWED') return <NotAllowedView roles={refusal.roles ?? []} />
  if (refusal.code === 'REAUTHENTICATION_REQUIRED') {
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
    <NoteBar tone="bad" title={refusal.message} action={<Button onClick={onRetry}>{copy.tryAgain}</Button>}>
      {refusal.requestId && <span className="desk-small">{copy.request(refusal.requestId)}</span>}
    </NoteBar>
  )
}

/** Names the role required for the page, instead of showing a blank page. */
export function NotAllowedView({ roles }: { readonly roles: readonly string[] }) {
  return (
    <div className="desk-panel desk-empty">
      <ShieldX aria-hidden size={32} className="mx-auto mb-3" />
      <p className="font-semibold text-ink">{copy.text}</p>
      {roles.length > 0 && <p>{copy.itTakesTheRole(anyRoleLabel(roles))}</p>}
      <p>{copy.askAnAdminIfYouNeed}</p>
    </div>
  )
}
