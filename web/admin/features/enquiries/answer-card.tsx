import { Button } from '@seneb/ui/button'
import { Link } from 'react-router'

import { DeskRetryAnswerDocument } from '../../graph/generated/answers/graphql.js'
import type { CareAnswerState, DeskAnswerFragment } from '../../graph/generated/enquiries/graphql.js'
import { holds, useStaffSession } from '../../session/staff-session.js'
import { useDeskMutation } from '../../session/use-desk-mutation.js'
import { NoteBar } from '../../ui/note-bar.js'
import { StatusChip } from '../../ui/status-chip.js'
import { When } from '../../ui/when.js'

interface AnswerCardProps {
  readonly enquiryId: string
  readonly answer: DeskAnswerFragment
  readonly mayRetry: boolean
  readonly onChanged: () => Promise<void>
}

/** An answer in the timeline: the state of its mail, a way to retry it, its template and its text. */
export function AnswerCard({ answer, enquiryId, mayRetry, onChanged }: AnswerCardProps) {
  const { subject, words } = answer
  const isStuck = answer.state === 'RETRYING' || answer.state === 'NOT_DELIVERED'
  return (
    <div className="mt-2 grid justify-items-start gap-2">
      <AnswerState answer={answer} />
      {isStuck && mayRetry && <Retry enquiryId={enquiryId} answerId={answer.id} onChanged={onChanged} />}
      <FromTemplate answer={answer} />
      {subject && <p className="font-semibold wrap-anywhere">{subject}</p>}
      {words && <p className="desk-words justify-self-stretch">{words}</p>}
    </div>
  )
}

const states: Readonly<
  Record<CareAnswerState, readonly [tone: 'bad' | 'bare' | 'good' | 'info' | 'warn', words: string]>
> = {
  WAITING: ['info', 'Not sent yet'],
  QUEUED: ['info', 'Queued'],
  RETRYING: ['warn', 'Not accepted yet'],
  SENT: ['good', 'Sent'],
  NOT_DELIVERED: ['bad', 'Not delivered'],
  TAKEN_BACK: ['bare', 'Taken back'],
}

/** Shows the delivery state of a reply; it counts as sent only once the mail server has accepted it. */
function AnswerState({ answer: { code, nextTryAt, sentAt, state } }: Pick<AnswerCardProps, 'answer'>) {
  const [tone, words] = states[state]
  return (
    <StatusChip tone={tone}>
      {words}
      {code && ` (${code})`}
      {state === 'SENT' && sentAt && (
        <>
          {' '}
          <When at={sentAt} />
        </>
      )}
      {state === 'RETRYING' && nextTryAt && (
        <>
          , again <When at={nextTryAt} />
        </>
      )}
    </StatusChip>
  )
}

/** Which version of which template an answer came from; a plan came from none. */
function FromTemplate({ answer: { template, templateName, templateVersion } }: Pick<AnswerCardProps, 'answer'>) {
  const { viewer } = useStaffSession()
  if (!templateName || !templateVersion) return null
  const mayEdit = viewer && holds(viewer, 'TEMPLATE_EDIT')
  return (
    <p className="desk-small wrap-anywhere">
      Template:{' '}
      {mayEdit ? (
        <Link to={`/templates/${template}`} className="underline underline-offset-4">
          {templateName}
        </Link>
      ) : (
        templateName
      )}
      , version {templateVersion}
    </p>
  )
}

interface RetryProps extends Pick<AnswerCardProps, 'enquiryId' | 'onChanged'> {
  readonly answerId: string
}

function Retry({ answerId, enquiryId, onChanged }: RetryProps) {
  const { act, isBusy, refusal } = useDeskMutation(DeskRetryAnswerDocument, ({ retryCareAnswer }) => retryCareAnswer)
  const retry = async () => {
    await act({ id: enquiryId, answerId })
    await onChanged()
  }
  return (
    <>
      <Button isSmall isBusy={isBusy} onClick={() => void retry()}>
        Try it again now
      </Button>
      {refusal && <NoteBar tone="bad">{refusal.message}</NoteBar>}
    </>
  )
}
