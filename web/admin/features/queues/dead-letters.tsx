import { Button } from '@seneb/ui/button'
import { useState } from 'react'

import { ErrorView } from '../../session/error-view.js'
import { NoteBar } from '../../ui/note-bar.js'
import { SkeletonRows } from '../../ui/skeleton-rows.js'
import { DeadLetterTable } from './dead-letter-table.js'
import { DiscardDialog } from './discard-dialog.js'
import { queuesCopy } from './queues.copy.js'
import { ReasonFilter, type Reason } from './reason-filter.js'
import { serviceLabel, type ServiceQueues } from './service-labels.js'
import { useDeadLetters, type DeadLetter, type Show } from './use-dead-letters.js'
import { useReplay } from './use-replay.js'

const copy = queuesCopy.deadLetters

interface DeadLettersProps {
  readonly service: ServiceQueues['service']
  readonly canMutate: boolean
  readonly onChanged: () => void
}

/** Dead letters of one service, by reason, with actions to replay or discard them. */
export function DeadLetters(props: DeadLettersProps) {
  const { canMutate, service } = props
  const admin = useDeadLetterAdmin(props)
  const { chosen, isSubmitting, list, reason, replay, show } = admin
  return (
    <section className="desk-panel" aria-label={copy.label}>
      <div className="desk-panel-head">
        <h2 className="me-auto">{copy.title(serviceLabel(service))}</h2>
        {isSubmitting && (
          <DeadLetterActions
            {...{ chosen: chosen.length, isBusy: replay.isBusy }}
            onDiscard={admin.discard}
            onReplay={admin.replayChosen}
          />
        )}
      </div>
      <ReasonFilter
        {...{ show, reason, reasons: list.reasons, isBusy: replay.isBusy }}
        onShow={admin.setShow}
        onReason={admin.setReason}
        onReplayAll={canMutate ? (all) => void replay.replayReason(all) : undefined}
      />
      <Outcome error={replay.error?.message} statusText={replay.statusText} />
      {list.error && <ErrorView error={list.error} onRetry={admin.reread} />}
      <DeadLetterList
        {...{
          shown: list.items,
          show,
          hasMore: list.hasMore,
          isFiltered: Boolean(reason),
          onMore: list.readMore,
        }}
        chosen={isSubmitting ? new Set(chosen) : undefined}
        onChoose={admin.setIds}
      />
      <Rules />
      {admin.isDiscarding && (
        <DiscardDialog
          {...{ service, ids: chosen }}
          onClose={() => admin.setDiscarding(false)}
          onDiscarded={admin.onDiscarded}
        />
      )}
    </section>
  )
}

/** Returns the shown and chosen dead letters of one service, with their actions. */
function useDeadLetterAdmin({ canMutate, onChanged, service }: DeadLettersProps) {
  const [show, setShow] = useState<Show>('OPEN')
  const [reason, setReason] = useState<Reason>()
  const [ids, setIds] = useState<readonly string[]>([])
  const [isDiscarding, setDiscarding] = useState(false)
  const list = useDeadLetters({ service, show, ...reason })
  const reread = () => {
    setIds([])
    void list.reload()
    onChanged()
  }
  const replay = useReplay(service, reread)
  const chosen = ids.filter((id) => list.items?.some((one) => one.id === id && one.state === 'FAILED'))
  const onDiscarded = (count: number) => {
    setDiscarding(false)
    replay.report(count === 1 ? copy.oneLetterWasDiscarded : copy.lettersWereDiscarded(count))
    reread()
  }
  const discard = () => setDiscarding(true)
  const replayChosen = () => void replay.replayChosen(chosen)
  return {
    show,
    setShow,
    reason,
    setReason,
    setIds,
    chosen,
    isDiscarding,
    setDiscarding,
    onDiscarded,
    list,
    replay,
    reread,
    isSubmitting: canMutate && show === 'OPEN',
    discard,
    replayChosen,
  }
}

function Rules() {
  return <p className="desk-small border-t border-line px-4 py-3">{copy.text}</p>
}

interface DeadLetterActionsProps {
  readonly chosen: number
  readonly isBusy: boolean
  readonly onDiscard: () => void
  readonly onReplay: () => void
}

function DeadLetterActions({ chosen, isBusy, onDiscard, onReplay }: DeadLetterActionsProps) {
  return (
    <>
      <span className="desk-small">{copy.selected(chosen)}</span>
      <Button isSmall aria-disabled={chosen === 0} onClick={onDiscard}>
        {copy.discard}
      </Button>
      <Button isSmall variant="brand" isBusy={isBusy} aria-disabled={chosen === 0} onClick={onReplay}>
        {isBusy ? copy.replaying : copy.replay(chosen || '').trim()}
      </Button>
    </>
  )
}

function Outcome({
  error,
  statusText,
}: {
  readonly error: string | undefined
  readonly statusText: string | undefined
}) {
  if (!error && !statusText) return null
  return (
    <div className="p-3">
      <NoteBar tone={error ? 'bad' : 'info'}>{error ?? statusText}</NoteBar>
    </div>
  )
}

interface LettersProps {
  readonly shown: readonly DeadLetter[] | undefined
  readonly show: Show
  readonly isFiltered: boolean
  readonly hasMore: boolean
  readonly chosen: ReadonlySet<string> | undefined
  readonly onChoose: (ids: readonly string[]) => void
  readonly onMore: () => void
}

function DeadLetterList({ chosen, hasMore, isFiltered, onChoose, onMore, show, shown }: LettersProps) {
  if (!shown) return <SkeletonRows count={3} />
  const waiting = isFiltered ? copy.noDeadLetters : copy.noDeadLettersAreWaiting
  const nothing = show === 'OPEN' ? waiting : copy.nothingWasReplayed
  return (
    <>
      {shown.length > 0 ? (
        <DeadLetterTable deadLetters={shown} chosen={chosen} onChoose={onChoose} />
      ) : (
        <p className="desk-empty">{nothing}</p>
      )}
      {hasMore && (
        <Button variant="quiet" className="m-2" onClick={onMore}>
          {copy.moreDeadLetters}
        </Button>
      )}
    </>
  )
}
