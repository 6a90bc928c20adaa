import { Button } from '@seneb/ui/button'
import { Link, useSearchParams } from 'react-router'

import {
  DeskPriceChangesDocument,
  type DeskPriceChangesQuery,
  type PriceChangeState,
} from '../../graph/generated/prices/graphql.js'
import { useRequestDesk } from '../../graph/request-desk.js'
import { ErrorView } from '../../session/error-view.js'
import { useLaterPages, type ListPage } from '../../session/use-later-pages.js'
import { useResult } from '../../session/use-result.js'
import { SelectField } from '../../ui/fields.js'
import { TableHead } from '../../ui/figures-table.js'
import { SkeletonRows } from '../../ui/skeleton-rows.js'
import { StatusChip } from '../../ui/status-chip.js'
import { When } from '../../ui/when.js'
import { changePath, type PriceChange } from './price.js'
import { pricesCopy } from './prices.copy.js'

const copy = pricesCopy.changes
const pageSize = 20
const [change, state, prices, by, written] = copy.columns
const states = Object.entries(copy.states) as readonly (readonly [PriceChangeState, string])[]

/** Changes of prices, newest first, by their state. */
export function PriceChangeTable() {
  const [params, setParams] = useSearchParams()
  const chosen = states.find(([one]) => one === params.get('state'))?.[0]
  const { changes, error, hasMore, isLoading, readMore, reload } = useChanges(chosen)
  return (
    <>
      <div className="mb-4 flex flex-wrap items-end gap-3">
        <SelectField
          label={copy.show}
          value={chosen ?? ''}
          onValue={(next) => setParams(next === '' ? {} : { state: next }, { replace: true })}
          options={[['', copy.everyState], ...states]}
        />
      </div>
      {error && <ErrorView error={error} onRetry={reload} />}
      {!changes && !error && <SkeletonRows />}
      {changes && (
        <section className="desk-panel" aria-label={copy.label}>
          {changes.length === 0 ? <p className="desk-empty">{copy.none}</p> : <Rows changes={changes} />}
        </section>
      )}
      {hasMore && (
        <div className="p-4">
          <Button isSmall isBusy={isLoading} onClick={readMore}>
            {copy.more}
          </Button>
        </div>
      )}
    </>
  )
}

function Rows({ changes }: { readonly changes: readonly PriceChange[] }) {
  return (
    <table className="desk-table">
      <TableHead columns={copy.columns} />
      <tbody>
        {changes.map((one) => (
          <tr key={one.id}>
            <th scope="row" data-head={change}>
              <Link
                to={changePath(one.id)}
                className="font-semibold wrap-anywhere underline decoration-line underline-offset-4 hover:decoration-current"
              >
                {one.note}
              </Link>
            </th>
            <td data-head={state}>
              <PriceChangeChip state={one.state} />
            </td>
            <td data-head={prices} className="wrap-anywhere">
              {one.priceCount > one.priceKeys.length
                ? pricesCopy.table.count(one.priceCount)
                : one.priceKeys.join(', ')}
            </td>
            <td data-head={by}>{one.writtenBy.name}</td>
            <td data-head={written}>
              <When at={one.writtenAt} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const tones = { OPEN: 'warn', SCHEDULED: 'info', PUBLISHED: 'bare', REJECTED: 'bad', WITHDRAWN: 'info' } as const

/** State of a change. */
export function PriceChangeChip({ state: of }: Pick<PriceChange, 'state'>) {
  return <StatusChip tone={tones[of]}>{copy.states[of]}</StatusChip>
}

type Listed = DeskPriceChangesQuery['priceChanges']

function useChanges(chosen: PriceChangeState | undefined) {
  const request = useRequestDesk()
  const filter = chosen ? { state: chosen, first: pageSize } : { first: pageSize }
  const newest = useResult(DeskPriceChangesDocument, filter, { isLive: true })
  const first = newest.data?.priceChanges
  const pages = useLaterPages({
    of: chosen ?? '',
    first: first && pageOf(first),
    keyOf: ({ id }: PriceChange) => id,
    read: async (after: string) => {
      const response = await request(DeskPriceChangesDocument, { ...filter, after })
      return 'data' in response ? pageOf(response.data.priceChanges) : response
    },
  })
  return {
    changes: pages.items,
    error: newest.error ?? pages.error,
    isLoading: newest.isLoading || pages.isReading,
    hasMore: pages.hasMore,
    readMore: pages.readMore,
    reload: () => void newest.refetch(),
  }
}

function pageOf({ nodes, pageInfo }: Listed): ListPage<PriceChange, string> {
  return { items: nodes, next: pageInfo.endCursor ?? undefined }
}
