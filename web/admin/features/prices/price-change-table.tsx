import { Link, useSearchParams } from 'react-router'

import { DeskPriceChangesDocument, type PriceChangeState } from '../../graph/generated/prices/graphql.js'
import { ListPanel } from '../../session/list-panel.js'
import { useConnection } from '../../session/use-connection.js'
import { SelectField } from '../../ui/fields.js'
import { TableHead } from '../../ui/figures-table.js'
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
  const pages = useChanges(chosen)
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
      <ListPanel label={copy.label} pages={pages} empty={copy.none} more={copy.more}>
        {(changes) => <Rows changes={changes} />}
      </ListPanel>
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

function useChanges(chosen: PriceChangeState | undefined) {
  const filter = chosen ? { state: chosen, first: pageSize } : { first: pageSize }
  return useConnection(DeskPriceChangesDocument, filter, {
    isLive: true,
    listIn: ({ priceChanges }) => priceChanges,
    keyOf: ({ id }) => id,
  })
}
