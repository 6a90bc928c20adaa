import { DeskButton } from '../../ui/desk-button.js'
import { DeskSelect } from '../../ui/desk-select.js'
import { eventWords } from './service-words.js'
import type { DeadLetterReason, Show } from './use-dead-letters.js'

interface ReasonFilterProps {
  readonly show: Show
  readonly onShow: (show: Show) => void
  readonly reasons: readonly DeadLetterReason[]
  readonly keyOf: (reason: DeadLetterReason) => string
  readonly reasonKey: string
  readonly onReason: (key: string) => void
  /** Nothing where no reason is chosen, or this person may not. */
  readonly onReplayAll: (() => void) | undefined
  readonly isBusy: boolean
}

/** Which letters are shown, by their state and by what they died of. */
export function ReasonFilter(props: ReasonFilterProps) {
  const { isBusy, keyOf, onReason, onReplayAll, onShow, reasonKey, reasons, show } = props
  const chosen = reasons.find((reason) => keyOf(reason) === reasonKey)
  return (
    <div className="flex flex-wrap items-end gap-3 border-b border-line p-3" role="group" aria-label="Filters">
      <DeskSelect
        label="Show"
        value={show}
        onValue={(value) => {
          onReason('')
          onShow(value as Show)
        }}
        options={[
          ['OPEN', 'Those that wait'],
          ['SETTLED', 'Replayed and discarded'],
        ]}
      />
      {show === 'OPEN' && (
        <DeskSelect
          label="Reason"
          value={chosen ? reasonKey : ''}
          onValue={onReason}
          options={[
            ['', 'Any reason'],
            ...reasons.map((reason): readonly [string, string] => [
              keyOf(reason),
              `${reason.count} × ${eventWords(reason.eventName)}: ${reason.reason}`,
            ]),
          ]}
        />
      )}
      {chosen && onReplayAll && (
        <DeskButton isBusy={isBusy} onClick={onReplayAll}>
          Replay all {chosen.count} of this reason
        </DeskButton>
      )}
    </div>
  )
}
