import type { DeskMailsQuery, DeskQueuesQuery } from '../../graph/generated/queues/graphql.js'
import { queuesCopy } from './queues.copy.js'
import { serviceLabel, stateOf } from './service-labels.js'

const copy = queuesCopy.tasksOfQueues

/** A problem that does not resolve automatically, and the page on which a person resolves it. */
export interface QueueTask {
  readonly key: string
  readonly label: string
  readonly tone: 'warn' | 'bad'
  readonly state: string
  readonly to: string
}

type MailCount = DeskMailsQuery['waitingMails']['counts'][number]

/** Returns services that do not reply, fail, lag or have dead letters, the most severe first. */
export function deadLetterTasksOf(queues: DeskQueuesQuery['queues']): readonly QueueTask[] {
  const tasks = queues.flatMap(({ service, status }): QueueTask[] => {
    const [tone, state] = stateOf(status)
    if (tone === 'good') return []
    const dead = status?.deadLetters ?? 0
    const deadLetterText = dead === 1 ? copy.oneDeadLetter : dead > 1 ? copy.deadLetters(dead) : ''
    return [
      {
        key: service,
        label: `${serviceLabel(service)}${deadLetterText}`,
        tone,
        state,
        to: `/queues?service=${service}`,
      },
    ]
  })
  return tasks.toSorted((a, b) => gravity[a.tone] - gravity[b.tone])
}

const gravity = { bad: 0, warn: 1 } as const

/** Returns abandoned mails, and those that failed and will be retried. */
export function mailTasksOf(counts: readonly MailCount[]): readonly QueueTask[] {
  const count = (state: MailCount['state']) =>
    counts.filter((one) => one.state === state).reduce((sum, { count }) => sum + count, 0)
  const [dead, retrying] = [count('DEAD'), count('RETRYING')]
  return [
    ...(dead > 0 ? [mailTask('dead', { label: mails(dead), tone: 'bad', state: copy.notDelivered })] : []),
    ...(retrying > 0 ? [mailTask('retrying', { label: mails(retrying), tone: 'warn', state: copy.triedAgain })] : []),
  ]
}

function mailTask(key: string, task: Pick<QueueTask, 'state' | 'tone' | 'label'>): QueueTask {
  return { key, ...task, to: '/queues' }
}

function mails(count: number): string {
  return count === 1 ? copy.oneMail : copy.mails(count)
}
