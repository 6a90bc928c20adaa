import { StatusChip } from '../../ui/status-chip.js'
import { Day, When } from '../../ui/when.js'
import { unmatchedEmailsCopy } from './unmatched-emails.copy.js'
import type { UnmatchedEmail } from './use-unmatched-emails.js'

const copy = unmatchedEmailsCopy.row

interface UnmatchedEmailRowsProps {
  readonly emails: readonly UnmatchedEmail[]
  readonly openId: string | undefined
  readonly onOpen: (id: string) => void
}

/** One row for each email: sender, subject, the reason for which it waits, and its end. */
export function UnmatchedEmailRows({ emails, onOpen, openId }: UnmatchedEmailRowsProps) {
  return (
    <ul className="desk-enquiries">
      {emails.map((email) => (
        <li key={email.id}>
          <button
            type="button"
            className="desk-email-row"
            aria-current={email.id === openId || undefined}
            onClick={() => onOpen(email.id)}
          >
            <span className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
              <span className="min-w-0 font-semibold wrap-anywhere">
                <bdi>{email.sender ?? copy.hidden}</bdi>
              </span>
              <span className="desk-small">
                <When at={email.receivedAt} />
              </span>
            </span>
            <span className="wrap-anywhere" dir="auto">
              {email.subject ?? copy.noSubject}
            </span>
            <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <StatusChip tone="warn">{copy.reasons[email.reason]}</StatusChip>
              <span className="desk-small">
                {copy.kinds[email.kind]}
                {email.fileCount > 0 && `, ${copy.files(email.fileCount)}`}. {copy.deleted} <Day at={email.deletedAt} />
              </span>
            </span>
          </button>
        </li>
      ))}
    </ul>
  )
}
