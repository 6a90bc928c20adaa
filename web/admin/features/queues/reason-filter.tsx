import { Button } from '@seneb/ui/button'

import { queuesCopy } from './queues.copy.js'
import { eventText } from './service-labels.js'
import type { DeadLetter, DeadLetterReason, Show } from './use-dead-letters.js'
import { SelectField } from '../../ui/fields.js'

const copy = queuesCopy.reasonFilter

/** Cause of dead letters: the event and the reason. */
export type Reason = Pick<DeadLetter, 'eventName' | 'reason'>

interface ReasonFilterProps {
  readonly show: Show
  readonly onShow: (show: Show) => void
  readonly reasons: readonly DeadLetterReason[]
  /** Reason by which the list is filtered. */
  readonly reason: Reason | undefined
  readonly onReason: (reason: Reason | undefined) => void
  /** Undefined when the person lacks the permission. */
  readonly onReplayAll: ((reason: DeadLetterReason) => void) | undefined
  readonly isBusy: boolean
}

/** Filters dead letters by state and failure reason. */
export function ReasonFilter(props: ReasonFilterProps) {
  const { isBusy, onReason, onReplayAll, onShow, reason, reasons, show } = props
  const waiting = reasons.find((one) => reason && keyOf(one) === keyOf(reason))
  return (
    <div className="flex flex-wrap items-end gap-3 border-b border-line p-3" role="group" aria-label={copy.filters}>
      <SelectField
        label={copy.show}
        value={show}
        onValue={(value) => {
          onReason(undefined)
          onShow(value as Show)
        }}
        options={copy.options}
      />
      {show === 'OPEN' && <ReasonSelect {...{ reason, reasons, onReason }} />}
      {waiting && onReplayAll && (
        <Button isBusy={isBusy} onClick={() => onReplayAll(waiting)}>
          {copy.replayAll(waiting.count)}
        </Button>
      )}
    </div>
  )
}

/** The chosen reason remains as an option when no letter waits for it. */
function ReasonSelect({ onReason, reason, reasons }: Pick<ReasonFilterProps, 'onReason' | 'reason' | 'reasons'>) {
  const isGone = reason && !reasons.some((one) => keyOf(one) === keyOf(reason))
  const all = isGone ? [...reasons, { ...reason, count: 0 }] : reasons
  const choose = (key: string) => {
    const one = all.find((candidate) => keyOf(candidate) === key)
    onReason(one && { eventName: one.eventName, reason: one.reason })
  }
  return (
    <SelectField
      label={copy.reason}
      value={reason ? keyOf(reason) : ''}
      onValue={choose}
      options={[
        ['', copy.anyReason],
        ...all.map((one): readonly [string, string] => [
          keyOf(one),
          `${one.count} × ${eventText(one.eventName)}: ${one.reason}`,
        ]),
      ]}
    />
  )
}

function keyOf({ eventName, reason }: Reason): string {
  return `${eventName} ${reason}`
}
