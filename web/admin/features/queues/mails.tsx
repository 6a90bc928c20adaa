import { Button } from '@seneb/ui/button'
import { useState } from 'react'

import { DeskMailsDocument, type DeskMailsQuery } from '../../graph/generated/queues/graphql.js'
import { ErrorView } from '../../session/error-view.js'
import { useResult } from '../../session/use-result.js'
import { SkeletonRows } from '../../ui/skeleton-rows.js'
import { MailRow } from './mail-row.js'
import { SelectField } from '../../ui/fields.js'
import { queuesCopy } from './queues.copy.js'

const copy = queuesCopy.mails

type MailState = DeskMailsQuery['waitingMails']['counts'][number]['state']

const states: readonly (readonly [MailState, string])[] = [
  ['WAITING', 'waiting'],
  ['RETRYING', 'retrying'],
  ['DEAD', copy.notDelivered],
]
const nothing: Readonly<Record<MailState, string>> = copy.nothing
const everyMs = 15_000

/** Mails that are not sent, by reason; recipients are not shown. */
export function Mails({ mayRetry }: { readonly mayRetry: boolean }) {
  const [state, setState] = useState<MailState>('DEAD')
  const [pages, setPages] = useState<readonly string[]>([])
  const after = pages.at(-1)
  const result = useResult(DeskMailsDocument, { state, ...(after ? { after } : {}) }, { everyMs, isLive: true })
  const list = result.data?.waitingMails
  const next = list?.pageInfo.endCursor
  const options = states.map(([of, label]) => [of, `${label}: ${countOf(list, of)}`] as const)
  const choose = (value: string) => {
    setPages([])
    setState(value as MailState)
  }
  return (
    <section className="desk-panel" aria-label={copy.mails}>
      <div className="desk-panel-head">
        <h2 className="me-auto">{copy.mails}</h2>
        <span className="desk-small">{states.map(([of, label]) => `${countOf(list, of)} ${label}`).join(', ')}</span>
      </div>
      <div className="border-b border-line p-3">
        <SelectField label={copy.showMails} value={state} onValue={choose} options={options} />
      </div>
      {result.error && <ErrorView error={result.error} onRetry={() => void result.refetch()} />}
      {!list && !result.error && <SkeletonRows count={3} />}
      <ul>
        {list?.nodes.map((mail) => (
          <MailRow key={mail.id} mail={mail} mayRetry={mayRetry} onRetried={() => void result.refetch()} />
        ))}
      </ul>
      {list?.nodes.length === 0 && <p className="desk-empty">{nothing[state]}</p>}
      <Pager
        onBack={after ? () => setPages(pages.slice(0, -1)) : undefined}
        onOn={next ? () => setPages([...pages, next]) : undefined}
      />
    </section>
  )
}

function countOf(list: DeskMailsQuery['waitingMails'] | undefined, state: MailState): number {
  return list?.counts.filter((one) => one.state === state).reduce((sum, { count }) => sum + count, 0) ?? 0
}

interface PagerProps {
  readonly onBack: (() => void) | undefined
  readonly onOn: (() => void) | undefined
}

function Pager({ onBack, onOn }: PagerProps) {
  if (!onBack && !onOn) return null
  return (
    <div className="flex gap-2 p-2">
      {onBack && (
        <Button variant="quiet" onClick={onBack}>
          {copy.back}
        </Button>
      )}
      {onOn && (
        <Button variant="quiet" onClick={onOn}>
          {copy.moreMails}
        </Button>
      )}
    </div>
  )
}
