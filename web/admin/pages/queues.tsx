import { useSearchParams } from 'react-router'

import { DeadLetters } from '../features/queues/dead-letters.js'
import { Mails } from '../features/queues/mails.js'
import { ServiceTable } from '../features/queues/service-table.js'
import { isIdle, type ServiceQueues } from '../features/queues/service-labels.js'
import { DeskQueuesDocument } from '../graph/generated/queues/graphql.js'
import { ErrorView } from '../session/error-view.js'
import { holds, useStaffSession } from '../session/staff-session.js'
import { useResult } from '../session/use-result.js'
import { PageHead } from '../ui/page-head.js'
import { SkeletonRows } from '../ui/skeleton-rows.js'
import { When } from '../ui/when.js'
import { queuesCopy } from '../features/queues/queues.copy.js'

const copy = queuesCopy.queuesPage

const everyMs = 15_000

/** Pending and failed work of every service, and unsent mails (R11, D-51). */
export function QueuesPage() {
  const { viewer } = useStaffSession()
  const { data, error, readAt, refetch } = useResult(DeskQueuesDocument, {}, { everyMs, isLive: true })
  const [search, setSearch] = useSearchParams()
  const queues = data?.queues ?? []
  const chosen = queues.find(({ service }) => service === search.get('service')) ?? neediest(queues)
  return (
    <>
      <PageHead title={copy.title} note={data && <span className="desk-small">{summaryOf(queues)}</span>}>
        {readAt && (
          <span className="desk-small">
            {copy.asOf} <When at={readAt} isExact />
          </span>
        )}
      </PageHead>
      {error && <ErrorView error={error} onRetry={() => void refetch()} />}
      {!data && !error && <SkeletonRows />}
      {viewer && chosen && (
        <>
          <ServiceTable
            queues={queues}
            chosen={chosen.service}
            onChoose={(service) => setSearch({ service }, { replace: true })}
          />
          <div className="desk-split">
            <DeadLetters
              key={chosen.service}
              service={chosen.service}
              canMutate={holds(viewer, 'QUEUE_REPLAY')}
              onChanged={() => void refetch()}
            />
            {holds(viewer, 'MAIL_READ') && <Mails mayRetry={holds(viewer, 'MAIL_RETRY')} />}
          </div>
        </>
      )}
    </>
  )
}

function neediest(queues: readonly ServiceQueues[]): ServiceQueues | undefined {
  return queues.toSorted((a, b) => (b.status?.deadLetters ?? 0) - (a.status?.deadLetters ?? 0))[0]
}

function summaryOf(queues: readonly ServiceQueues[]): string {
  const dead = queues.reduce((sum, { status }) => sum + (status?.deadLetters ?? 0), 0)
  if (dead > 0) return copy.deadLetters(dead)
  const isCalm = queues.every(({ status }) => isIdle(status))
  return isCalm ? copy.everyQueueIsEmpty : copy.noDeadLetterNeeds
}
