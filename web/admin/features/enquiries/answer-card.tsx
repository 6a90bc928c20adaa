import {
  DeskRetryAnswerDocument,
  type CareAnswerState,
  type DeskAnswerFragment,
} from '../../graph/generated/operations.js'
import { useAct } from '../../session/use-act.js'
import { DeskButton } from '../../ui/desk-button.js'
import { NoteBar } from '../../ui/note-bar.js'
import { StatusChip } from '../../ui/status-chip.js'
import { When } from '../../ui/when.js'

interface AnswerCardProps {
  readonly enquiryId: string
  readonly answer: DeskAnswerFragment
  readonly mayRetry: boolean
  readonly onChanged: () => Promise<void>
}

/** An answer in the timeline: what it says, where its mail is, and how it is tried again. */
export function AnswerCard({ answer, enquiryId, mayRetry, onChanged }: AnswerCardProps) {
  const { subject, words } = answer
  const isStuck = answer.state === 'RETRYING' || answer.state === 'NOT_DELIVERED'
  return (
    <div className="mt-2 grid justify-items-start gap-2">
      <AnswerState answer={answer} />
      {isStuck && mayRetry && <Retry enquiryId={enquiryId} answerId={answer.id} onChanged={onChanged} />}
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
  RETRYING: ['warn', 'Not taken yet'],
  SENT: ['good', 'Sent'],
  NOT_DELIVERED: ['bad', 'Not delivered'],
  TAKEN_BACK: ['bare', 'Taken back'],
}

/** Where an answer is, in words; sent is only what the mail server has taken. */
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

interface RetryProps extends Pick<AnswerCardProps, 'enquiryId' | 'onChanged'> {
  readonly answerId: string
}

function Retry({ answerId, enquiryId, onChanged }: RetryProps) {
  const { act, isBusy, refusal } = useAct(DeskRetryAnswerDocument, ({ retryCareAnswer }) => retryCareAnswer)
  const retry = async () => {
    await act({ id: enquiryId, answerId })
    await onChanged()
  }
  return (
    <>
      <DeskButton isSmall isBusy={isBusy} onClick={() => void retry()}>
        Try it again now
      </DeskButton>
      {refusal && <NoteBar tone="bad">{refusal.message}</NoteBar>}
    </>
  )
}
