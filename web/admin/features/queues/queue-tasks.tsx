import { Link } from 'react-router'

import { DeskMailsDocument, DeskQueuesDocument } from '../../graph/generated/queues/graphql.js'
import { ErrorView } from '../../session/error-view.js'
import { useResult } from '../../session/use-result.js'
import { SkeletonRows } from '../../ui/skeleton-rows.js'
import { StatusChip } from '../../ui/status-chip.js'
import { queuesCopy } from './queues.copy.js'
import { deadLetterTasksOf, mailTasksOf, type QueueTask } from './queue-task-list.js'

const copy = queuesCopy.queueTasks

const everyMs = 15_000

/** Queue items that need a person, each with a link (D-51, PIPE-19). */
export function QueueTasks({ mayReadMails }: { readonly mayReadMails: boolean }) {
  return (
    <section className="desk-panel mb-4" aria-label={copy.label}>
      <div className="desk-panel-head">
        <h2>{copy.label}</h2>
      </div>
      <DeadLetterTasks />
      {mayReadMails && <MailTasks />}
    </section>
  )
}

function DeadLetterTasks() {
  const { data, error, refetch } = useResult(DeskQueuesDocument, {}, { everyMs, isLive: true })
  if (error) return <ErrorView error={error} onRetry={() => void refetch()} />
  return <TaskList tasks={data && deadLetterTasksOf(data.queues)} none={copy.noDeadLetters} />
}

function MailTasks() {
  const { data, error, refetch } = useResult(DeskMailsDocument, { state: 'DEAD' }, { everyMs, isLive: true })
  if (error) return <ErrorView error={error} onRetry={() => void refetch()} />
  return <TaskList tasks={data && mailTasksOf(data.waitingMails.counts)} none={copy.everyMail} />
}

interface TaskListProps {
  readonly tasks: readonly QueueTask[] | undefined
  readonly none: string
}

function TaskList({ none, tasks }: TaskListProps) {
  if (!tasks) return <SkeletonRows count={1} />
  if (tasks.length === 0) return <p className="desk-small px-5 py-3">{none}</p>
  return (
    <ul>
      {tasks.map(({ key, state, to, tone, label }) => (
        <li key={key}>
          <Link to={to} className="flex min-h-12 flex-wrap items-center gap-x-4 gap-y-1 px-5 py-2 hover:bg-tint">
            <span className="me-auto font-semibold">{label}</span>
            <StatusChip tone={tone}>{state}</StatusChip>
          </Link>
        </li>
      ))}
    </ul>
  )
}
