import { Button } from '@seneb/ui/button'

import { DeskRetryMailDocument, type DeskMailsQuery } from '../../graph/generated/queues/graphql.js'
import { useDeskMutation } from '../../session/use-desk-mutation.js'
import { formatAge } from '../../ui/durations.js'
import { When } from '../../ui/when.js'
import { queuesCopy } from './queues.copy.js'

const copy = queuesCopy.mailRow

interface MailRowProps {
  readonly mail: DeskMailsQuery['waitingMails']['nodes'][number]
  readonly mayRetry: boolean
  readonly onRetried: () => void
}

/** One mail: its kind, the reason for which it is not sent, and a button that sends it now. */
export function MailRow({ mail, mayRetry, onRetried }: MailRowProps) {
  const { mutate, isBusy, error } = useDeskMutation(DeskRetryMailDocument, ({ retryMail }) => retryMail)
  const retry = async () => {
    if (await mutate({ id: mail.id })) onRetried()
  }
  const isTried = mail.state !== 'WAITING'
  return (
    <li className="flex flex-wrap items-center gap-3 border-b border-line px-4 py-3 last:border-0">
      <div className="me-auto min-w-0">
        <span className="block font-semibold">{mail.kind.replaceAll('-', ' ')}</span>
        <span className="desk-small block">
          {isTried &&
            copy.tried(mail.code ?? mail.outcome ?? 'failed', mail.attempts === 1 ? 'once' : copy.times(mail.attempts))}
          {copy.old(formatAge(mail.queuedAt))}
          {mail.nextAttemptAt && (
            <>
              {copy.next} <When at={mail.nextAttemptAt} />
            </>
          )}
        </span>
        {error && (
          <span role="alert" className="field-error">
            {error.message}
          </span>
        )}
      </div>
      {mayRetry && isTried && (
        <Button isSmall isBusy={isBusy} onClick={() => void retry()}>
          {isBusy ? copy.sending : copy.retry}
        </Button>
      )}
    </li>
  )
}
