import { Button } from '@seneb/ui/button'

import { DeskResolveNewsletterRecipientDocument } from '../../graph/generated/newsletter/graphql.js'
import { formError } from '../../graph/desk-error.js'
import { holds, useStaffSession } from '../../session/staff-session.js'
import { useDeskMutation } from '../../session/use-desk-mutation.js'
import { TableHead } from '../../ui/figures-table.js'
import { NoteBar } from '../../ui/note-bar.js'
import { When } from '../../ui/when.js'
import type { Issue, IssueDetails } from './newsletter-issue.js'
import { newsletterCopy } from './newsletter.copy.js'

const copy = newsletterCopy.figures

/** Figures of an issue; opens and clicks are not measured. */
export function IssueFigures({ issue: { figures } }: { readonly issue: Issue }) {
  const { audience, delivered, failed, skipped, uncertain, unsubscribed } = figures
  const waiting = Math.max(0, audience - delivered - failed - skipped - uncertain)
  const rows = { audience, delivered, waiting, failed, skipped, uncertain, unsubscribed }
  return (
    <section className="desk-panel" aria-label={copy.label}>
      <div className="desk-panel-head">
        <h2>{copy.label}</h2>
      </div>
      <dl className="desk-facts p-4">
        {Object.entries(rows).map(([name, count]) => (
          <Figure key={name} name={copy[name as keyof typeof rows]} count={count} />
        ))}
      </dl>
    </section>
  )
}

function Figure({ count, name }: { readonly name: string; readonly count: number }) {
  return (
    <>
      <dt>{name}</dt>
      <dd>{count}</dd>
    </>
  )
}

const uncertainCopy = newsletterCopy.uncertain

interface UncertainRecipientsProps {
  readonly recipients: IssueDetails['uncertainRecipients']
  readonly onChanged: () => Promise<void>
}

/** Mails with an uncertain outcome, for a person to look up in the log of the mail server. */
export function UncertainRecipients({ onChanged, recipients }: UncertainRecipientsProps) {
  const { viewer } = useStaffSession()
  const { mutate, isBusy, error } = useDeskMutation(DeskResolveNewsletterRecipientDocument, ({ result }) => result)
  const decide = async (id: string, decision: 'DELIVERED' | 'SEND_AGAIN') => {
    await mutate({ id, decision })
    await onChanged()
  }
  const [message, handedOver, decision] = uncertainCopy.columns
  return (
    <section className="desk-panel" aria-label={uncertainCopy.label}>
      <div className="desk-panel-head">
        <h2>{uncertainCopy.label}</h2>
      </div>
      <p className="px-4 pt-4">{uncertainCopy.text}</p>
      {error && <NoteBar tone="bad">{formError(error)}</NoteBar>}
      <table className="desk-table">
        <TableHead columns={uncertainCopy.columns} />
        <tbody>
          {recipients.map(({ claimedAt, email, id, messageId }) => (
            <tr key={id}>
              <td data-head={message} className="wrap-anywhere">
                {messageId}
                {email && <span className="desk-small block">{email}</span>}
              </td>
              <td data-head={handedOver}>
                <When at={claimedAt} />
              </td>
              <td data-head={decision}>
                {viewer && holds(viewer, 'NEWSLETTER_SEND') && (
                  <span className="flex flex-wrap gap-2">
                    <Button isSmall isBusy={isBusy} onClick={() => void decide(id, 'DELIVERED')}>
                      {uncertainCopy.delivered}
                      <span className="sr-only">{uncertainCopy.of(messageId)}</span>
                    </Button>
                    <Button isSmall isBusy={isBusy} onClick={() => void decide(id, 'SEND_AGAIN')}>
                      {uncertainCopy.sendAgain}
                      <span className="sr-only">{uncertainCopy.of(messageId)}</span>
                    </Button>
                  </span>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
