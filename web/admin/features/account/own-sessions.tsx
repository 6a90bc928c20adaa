import { useApolloClient } from '@apollo/client/react'
import { Button } from '@seneb/ui/button'
import { Monitor } from 'lucide-react'

import {
  DeskEndOtherSessionsDocument,
  DeskEndSessionDocument,
  DeskPersonalTokensDocument,
  DeskSessionsDocument,
  type DeskSessionsQuery,
} from '../../graph/generated/account/graphql.js'
import { ErrorView } from '../../session/error-view.js'
import { useDeskMutation } from '../../session/use-desk-mutation.js'
import { useResult } from '../../session/use-result.js'
import { NoteBar } from '../../ui/note-bar.js'
import { SkeletonRows } from '../../ui/skeleton-rows.js'
import { StatusChip } from '../../ui/status-chip.js'
import { When } from '../../ui/when.js'
import { accountCopy } from './account.copy.js'

const copy = accountCopy.ownSessions

type Session = DeskSessionsQuery['sessions'][number]

/** Lists the sessions of the signed-in staff member, and can end any of them but the current one. */
export function OwnSessions() {
  const { data, error, refetch } = useResult(DeskSessionsDocument, {})
  const { endSession, endOthers, isBusy, endError } = useEnding(refetch)
  const sessions = data?.sessions ?? []
  return (
    <section className="desk-panel">
      <div className="desk-panel-head">
        <h2 className="me-auto">{copy.title}</h2>
        {sessions.length > 1 && (
          <Button isSmall isBusy={isBusy} onClick={() => void endOthers()}>
            {copy.endAllOthers}
          </Button>
        )}
      </div>
      {endError && (
        <div className="p-4">
          <NoteBar tone="bad">{endError.message}</NoteBar>
        </div>
      )}
      {error && !endError && (
        <div className="p-4">
          <ErrorView error={error} onRetry={() => void refetch()} />
        </div>
      )}
      {!data && !error && <SkeletonRows count={2} />}
      <ul>
        {sessions.map((session) => (
          <SessionRow key={session.id} session={session} isBusy={isBusy} onEnd={() => void endSession(session.id)} />
        ))}
      </ul>
    </section>
  )
}

function useEnding(refetch: () => Promise<void>) {
  const client = useApolloClient()
  const ending = useDeskMutation(DeskEndSessionDocument, ({ endSession }) => endSession)
  const endingOthers = useDeskMutation(DeskEndOtherSessionsDocument, ({ endOtherSessions }) => endOtherSessions)
  return {
    endSession: async (sessionId: string) => {
      if (await ending.mutate({ sessionId })) await refetch()
    },
    endOthers: async () => {
      if (!(await endingOthers.mutate({}))) return
      await Promise.all([refetch(), client.refetchQueries({ include: [DeskPersonalTokensDocument] })])
    },
    isBusy: ending.isBusy || endingOthers.isBusy,
    endError: ending.error ?? endingOthers.error,
  }
}

interface SessionRowProps {
  readonly session: Session
  readonly isBusy: boolean
  readonly onEnd: () => void
}

function SessionRow({ session: { userAgent, isCurrent, lastSeenAt, openedAt }, isBusy, onEnd }: SessionRowProps) {
  return (
    <li className="desk-row">
      <Monitor aria-hidden size={20} />
      <span className="min-w-0 flex-1 basis-44">
        <span className="block font-semibold">{userAgent}</span>
        <span className="desk-small">
          {copy.since} <When at={openedAt} />
          {copy.lastSeen} <When at={lastSeenAt} />
        </span>
      </span>
      {isCurrent ? (
        <StatusChip tone="good">{copy.currentSession}</StatusChip>
      ) : (
        <Button isSmall isBusy={isBusy} aria-label={copy.label(userAgent)} onClick={onEnd}>
          {copy.end}
        </Button>
      )}
    </li>
  )
}
