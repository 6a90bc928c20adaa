import { Button } from '@seneb/ui/button'
import { Link } from 'react-router'

import { DeskRetryReplyDocument } from '../../graph/generated/replies/graphql.js'
import type { ReplyState, DeskReplyFragment } from '../../graph/generated/enquiries/graphql.js'
import { holds, useStaffSession } from '../../session/staff-session.js'
import { useDeskMutation } from '../../session/use-desk-mutation.js'
import { NoteBar } from '../../ui/note-bar.js'
import { StatusChip } from '../../ui/status-chip.js'
import { When } from '../../ui/when.js'
import { repliesCopy } from './replies.copy.js'

const copy = repliesCopy.replyCard

interface ReplyCardProps {
  readonly enquiryId: string
  readonly reply: DeskReplyFragment
  readonly mayRetry: boolean
  readonly onChanged: () => Promise<void>
}

/** A reply in the timeline: the state of its mail, a button to retry it, its template and its text. */
export function ReplyCard({ reply, enquiryId, mayRetry, onChanged }: ReplyCardProps) {
  const { body, subject } = reply
  const isStuck = reply.state === 'RETRYING' || reply.state === 'NOT_DELIVERED'
  return (
    <div className="mt-2 grid justify-items-start gap-2">
      <ReplyState reply={reply} />
      {isStuck && mayRetry && <Retry enquiryId={enquiryId} replyId={reply.id} onChanged={onChanged} />}
      <FromTemplate reply={reply} />
      {subject && <p className="font-semibold wrap-anywhere">{subject}</p>}
      {body && <p className="desk-words justify-self-stretch">{body}</p>}
    </div>
  )
}

const states: Readonly<Record<ReplyState, readonly [tone: 'bad' | 'bare' | 'good' | 'info' | 'warn', words: string]>> =
  {
    WAITING: ['info', copy.notSentYet],
    QUEUED: ['info', copy.queued],
    RETRYING: ['warn', copy.notAcceptedYet],
    SENT: ['good', copy.sent],
    NOT_DELIVERED: ['bad', copy.notDelivered],
    RECALLED: ['bare', copy.recalled],
  }

/** Shows the delivery state of a reply; it counts as sent only once the mail server has accepted it. */
function ReplyState({ reply: { bouncedAt, code, nextTryAt, sentAt, state } }: Pick<ReplyCardProps, 'reply'>) {
  const [tone, label] = states[state]
  return (
    <StatusChip tone={tone}>
      {bouncedAt ? copy.returned : label}
      {code && ` (${code})`}
      {state === 'SENT' && sentAt && (
        <>
          {' '}
          <When at={sentAt} />
        </>
      )}
      {bouncedAt && (
        <>
          {' '}
          <When at={bouncedAt} />
        </>
      )}
      {state === 'RETRYING' && nextTryAt && (
        <>
          {copy.again} <When at={nextTryAt} />
        </>
      )}
    </StatusChip>
  )
}

/** Shows the template and version of a reply; a plan has none. */
function FromTemplate({ reply: { template, templateName, templateVersion } }: Pick<ReplyCardProps, 'reply'>) {
  const { viewer } = useStaffSession()
  if (!templateName || !templateVersion) return null
  const mayEdit = viewer && holds(viewer, 'TEMPLATE_EDIT')
  return (
    <p className="desk-small wrap-anywhere">
      {copy.template}{' '}
      {mayEdit ? (
        <Link to={`/templates/${template}`} className="underline underline-offset-4">
          {templateName}
        </Link>
      ) : (
        templateName
      )}
      {copy.version(templateVersion)}
    </p>
  )
}

interface RetryProps extends Pick<ReplyCardProps, 'enquiryId' | 'onChanged'> {
  readonly replyId: string
}

function Retry({ replyId, enquiryId, onChanged }: RetryProps) {
  const { mutate, isBusy, error } = useDeskMutation(DeskRetryReplyDocument, ({ retryReply }) => retryReply)
  const retry = async () => {
    await mutate({ id: enquiryId, replyId })
    await onChanged()
  }
  return (
    <>
      <Button isSmall isBusy={isBusy} onClick={() => void retry()}>
        {copy.tryItAgainNow}
      </Button>
      {error && <NoteBar tone="bad">{error.message}</NoteBar>}
    </>
  )
}
