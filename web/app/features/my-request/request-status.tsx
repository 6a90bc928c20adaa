import { Check } from 'lucide-react'

import { Block } from './block.js'
import { LocalTime, SentenceWithTime } from './local-time.js'
import { myRequestCopy as copy } from './my-request.copy.js'
import { ownStepsOf } from './own-steps.js'
import type { ShownRequest } from './read-my-request.server.js'
import { timeLeft } from '../../request-times/request-times.js'

interface RequestStatusProps {
  readonly request: ShownRequest
  /** Time of the response. */
  readonly now: string
}

/** State of a request: its reference, the next step with its time, and the steps so far. */
export function RequestStatus({ now, request }: RequestStatusProps) {
  return (
    <>
      <Reference reference={request.reference} state={copy.states[request.state]} />
      <div className="mt-8 grid gap-6">
        <Block id="next" title={copy.next.title}>
          <NextStep request={request} now={now} />
          {request.eraseAt && (
            <p className="mt-4 font-semibold">
              <SentenceWithTime at={request.eraseAt} sentence={copy.eraseAt} />
            </p>
          )}
          <p className="mt-4 text-[0.9375rem] text-ink-2">{copy.next.limits}</p>
        </Block>
        <Block id="steps" title={copy.steps.title}>
          <Steps steps={request.steps} />
        </Block>
      </div>
    </>
  )
}

function Reference({ reference, state }: { readonly reference: string; readonly state: string }) {
  return (
    <div className="mt-6 inline-block max-w-full rounded-card border border-line bg-surface px-[min(1.5rem,6vw)] py-4">
      <p className="text-[0.9375rem] text-ink-2">{copy.reference.label}</p>
      <p className="flex flex-wrap items-center gap-x-4">
        <span
          translate="no"
          className="font-display text-[min(1.75rem,9vw)] font-semibold tracking-wide whitespace-nowrap text-brand-strong tabular-nums"
        >
          {reference}
        </span>
        <button
          type="button"
          hidden
          data-needs-script=""
          data-copy={reference}
          data-copied={copy.reference.copied}
          className="min-h-12 underline underline-offset-4"
        >
          {copy.reference.copy}
        </button>
      </p>
      <p className="text-[0.9375rem] text-ink-2">{copy.reference.hint}</p>
      <p className="mt-2 font-semibold">{state}</p>
    </div>
  )
}

function NextStep(props: RequestStatusProps) {
  const { now, request } = props
  const { nextReplyDueAt, promise, state } = request
  const hasOwn = ownStepsOf(request, now).length > 0
  if (state === 'WITHDRAWN') return <p className="lead mt-3">{copy.next.withdrawn}</p>
  if (state === 'CLOSED') return <p className="lead mt-3">{copy.next.closed}</p>
  if (promise.repliedAt === null) {
    return (
      <>
        <PromisedTime dueAt={promise.dueAt} now={now} sentence={copy.next.reply} />
        <OwnSteps {...props} />
      </>
    )
  }
  return (
    <>
      {nextReplyDueAt ? (
        <PromisedTime dueAt={nextReplyDueAt} now={now} sentence={copy.next.replyToMessage} />
      ) : (
        (state === 'WAITING' || !hasOwn) && (
          <p className="lead mt-3">{state === 'WAITING' ? copy.next.waiting : copy.next.open}</p>
        )
      )}
      <OwnSteps {...props} />
      <p className="mt-3 text-ink-2">
        <SentenceWithTime at={promise.repliedAt} sentence={copy.next.replied} />
      </p>
    </>
  )
}

/** Steps that wait for the person, each with a link to its block. */
function OwnSteps({ now, request }: RequestStatusProps) {
  const steps = ownStepsOf(request, now)
  if (steps.length === 0) return null
  return (
    <>
      <p className="mt-3 font-semibold">{copy.next.yours}</p>
      <ul>
        {steps.map(({ blockId, text }) => (
          <li key={blockId}>
            <a href={`#${blockId}`} className="inline-flex min-h-12 items-center underline underline-offset-4">
              {text}
            </a>
          </li>
        ))}
      </ul>
    </>
  )
}

interface PromisedTimeProps {
  readonly dueAt: string
  readonly now: string
  readonly sentence: (time: string) => string
}

/** A promised time, or that it has passed; a lateness is said and not hidden. */
function PromisedTime({ dueAt, now, sentence }: PromisedTimeProps) {
  const isLate = Date.parse(dueAt) <= Date.parse(now)
  return (
    <>
      <p className="lead mt-3">
        <SentenceWithTime at={dueAt} sentence={isLate ? copy.next.late : sentence} />
      </p>
      <p className="mt-2" data-due-at={isLate ? undefined : dueAt}>
        {isLate ? copy.next.lateNow : timeLeft(dueAt, new Date(now))}
      </p>
    </>
  )
}

function Steps({ steps }: Pick<ShownRequest, 'steps'>) {
  return (
    <ol className="mt-4 grid gap-4">
      {steps.map(({ at, kind }) => (
        <li key={`${kind} ${at}`} className="flex gap-3.5">
          <span
            aria-hidden
            className="mt-0.5 grid size-6.5 shrink-0 place-items-center rounded-full bg-brand text-on-brand"
          >
            <Check size={15} strokeWidth={2.6} />
          </span>
          <div className="min-w-0">
            <p className="font-semibold">{copy.steps.kinds[kind].title}</p>
            <p>{copy.steps.kinds[kind].text}</p>
            <p className="text-[0.9375rem] text-ink-2">
              <LocalTime at={at} />
            </p>
          </div>
        </li>
      ))}
    </ol>
  )
}
