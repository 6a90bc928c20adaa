import { Monitor } from 'lucide-react'

import {
  DeskEndOtherSessionsDocument,
  DeskSessionsDocument,
  type DeskSessionsQuery,
} from '../../graph/generated/operations.js'
import { RefusalView } from '../../session/refusal-view.js'
import { useAct } from '../../session/use-act.js'
import { useAnswer } from '../../session/use-answer.js'
import { DeskButton } from '../../ui/desk-button.js'
import { NoteBar } from '../../ui/note-bar.js'
import { SkeletonRows } from '../../ui/skeleton-rows.js'
import { StatusChip } from '../../ui/status-chip.js'
import { When } from '../../ui/when.js'

/** Where I am signed in, and the way to end everything but this. */
export function OwnSessions() {
  const { data, refusal, refetch } = useAnswer(DeskSessionsDocument, {})
  const ending = useAct(DeskEndOtherSessionsDocument, ({ endOtherSessions }) => endOtherSessions)
  const endOthers = async () => {
    if (await ending.act({})) await refetch()
  }
  const sessions = data?.sessions ?? []
  return (
    <section className="desk-panel">
      <div className="desk-panel-head">
        <h2 className="me-auto">Where you are signed in</h2>
        {sessions.length > 1 && (
          <DeskButton isSmall isBusy={ending.isBusy} onClick={() => void endOthers()}>
            End all others
          </DeskButton>
        )}
      </div>
      {(ending.refusal ?? refusal) && (
        <div className="p-4">
          {ending.refusal ? (
            <NoteBar tone="bad">{ending.refusal.message}</NoteBar>
          ) : (
            refusal && <RefusalView refusal={refusal} onRetry={() => void refetch()} />
          )}
        </div>
      )}
      {!data && !refusal && <SkeletonRows count={2} />}
      <SessionRows sessions={sessions} />
    </section>
  )
}

function SessionRows({ sessions }: { readonly sessions: DeskSessionsQuery['sessions'] }) {
  return (
    <ul>
      {sessions.map(({ clientText, id, isThisOne, lastSeenAt, openedAt }) => (
        <li
          key={id}
          className="flex flex-wrap items-center gap-x-4 gap-y-1 border-t border-line px-4 py-3 first:border-0"
        >
          <Monitor aria-hidden size={20} />
          <span className="me-auto">
            <span className="block font-semibold">{clientText}</span>
            <span className="desk-small">
              since <When at={openedAt} />, last seen <When at={lastSeenAt} />
            </span>
          </span>
          {isThisOne && <StatusChip tone="good">This one</StatusChip>}
        </li>
      ))}
    </ul>
  )
}
