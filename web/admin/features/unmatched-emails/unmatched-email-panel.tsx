import { Button } from '@seneb/ui/button'
import { lazy, useState } from 'react'

import { DeskUnmatchedEmailDocument } from '../../graph/generated/unmatched-emails/graphql.js'
import { ErrorView } from '../../session/error-view.js'
import { useResult } from '../../session/use-result.js'
import { LazyComponent } from '../../ui/lazy-component.js'
import { SidePanel } from '../../ui/side-panel.js'
import { SkeletonRows } from '../../ui/skeleton-rows.js'
import { StatusChip } from '../../ui/status-chip.js'
import { unmatchedEmailsCopy } from './unmatched-emails.copy.js'
import type { UnmatchedEmail } from './use-unmatched-emails.js'

const copy = unmatchedEmailsCopy.panel

/** Loaded when an email is attached or dismissed. */
const AttachDialog = lazy(async () => ({ default: (await import('./attach-dialog.js')).AttachDialog }))
const DismissDialog = lazy(async () => ({ default: (await import('./dismiss-dialog.js')).DismissDialog }))

interface UnmatchedEmailPanelProps {
  readonly email: UnmatchedEmail
  readonly mayRead: boolean
  readonly onClose: () => void
  /** The email was attached or dismissed. */
  readonly onSettled: () => void
}

/** An email with its text and the names of its files, to attach or to dismiss. */
export function UnmatchedEmailPanel({ email, mayRead, onClose, onSettled }: UnmatchedEmailPanelProps) {
  const [requested, setRequested] = useState<'attach' | 'dismiss'>()
  const Dialog = requested && { attach: AttachDialog, dismiss: DismissDialog }[requested]
  const end = (isSettled: boolean) => {
    setRequested(undefined)
    if (isSettled) onSettled()
  }
  return (
    <SidePanel title={email.subject ?? unmatchedEmailsCopy.row.noSubject} onClose={onClose}>
      {email.sender && <bdi className="desk-small wrap-anywhere">{email.sender}</bdi>}
      {mayRead ? <EmailText id={email.id} /> : <p className="desk-small">{copy.hidden}</p>}
      <div className="flex flex-wrap gap-2">
        <Button variant="brand" onClick={() => setRequested('attach')}>
          {copy.attach}
        </Button>
        <Button onClick={() => setRequested('dismiss')}>{copy.dismiss}</Button>
      </div>
      <LazyComponent>{Dialog && <Dialog email={email} onEnd={end} />}</LazyComponent>
    </SidePanel>
  )
}

function EmailText({ id }: { readonly id: string }) {
  const { data, error, refetch } = useResult(DeskUnmatchedEmailDocument, { id })
  if (error) return <ErrorView error={error} onRetry={() => void refetch()} />
  if (!data) return <SkeletonRows />
  const { fileNames, senderCheck, text } = data.unmatchedEmail
  return (
    <>
      {senderCheck === 'FAIL' && (
        <span>
          <StatusChip tone="bad">{copy.unconfirmed}</StatusChip>
        </span>
      )}
      {text ? (
        <p className="desk-words" dir="auto">
          {text}
        </p>
      ) : (
        <p className="desk-small">{copy.noText}</p>
      )}
      {fileNames.length > 0 && (
        <ul aria-label={copy.files} className="grid gap-1">
          {fileNames.map((name, index) => (
            <li key={index} className="wrap-anywhere">
              <bdi>{name}</bdi>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
