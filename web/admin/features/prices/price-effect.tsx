import { useState } from 'react'

import {
  DeskPriceEffectDocument,
  type DeskPriceEffectQuery,
  type PriceInput,
} from '../../graph/generated/prices/graphql.js'
import { ErrorView } from '../../session/error-view.js'
import { useResult } from '../../session/use-result.js'
import { TableHead } from '../../ui/figures-table.js'
import { pricesCopy } from './prices.copy.js'

const copy = pricesCopy.effect

type Effect = DeskPriceEffectQuery['priceEffect']
type Claim = Effect['claimBefore']

type PriceEffectProps =
  | { readonly changeId: string; readonly prices?: undefined }
  | { readonly prices: readonly PriceInput[]; readonly changeId?: undefined }

/** Change of claim, estimates and pages by proposed prices, before anything is stored. */
export function PriceEffect({ changeId, prices }: PriceEffectProps) {
  const variables = changeId === undefined ? { prices: [...prices] } : { changeId }
  const { data, error, refetch } = useResult(DeskPriceEffectDocument, variables)
  // The last effect stays on the page while that of other values is loaded.
  const [last, setLast] = useState(data)
  if (data && data !== last) setLast(data)
  return (
    <section className="desk-panel" aria-label={copy.label}>
      <div className="desk-panel-head">
        <h2>{copy.label}</h2>
      </div>
      {error && error.code !== 'INPUT_INVALID' && <ErrorView error={error} onRetry={() => void refetch()} />}
      {last && <EffectOf effect={last.priceEffect} />}
    </section>
  )
}

function EffectOf({ effect }: { readonly effect: Effect }) {
  const { claimAfter, claimBefore, claimText, estimateCount, estimates, pageCount, pages } = effect
  if (estimateCount === 0) return <p className="desk-empty">{copy.empty}</p>
  return (
    <div className="grid gap-4 p-4">
      <p className="font-semibold">{copy.counts(estimateCount, pageCount)}</p>
      <dl className="grid gap-3">
        <Pair name={copy.range} now={rangeOf(claimBefore)} then={rangeOf(claimAfter)} />
        {claimText && (
          <Pair name={`${copy.claim}: “${claimText}”`} now={claimOf(claimBefore)} then={claimOf(claimAfter)} />
        )}
        <Pair
          name={copy.above}
          now={String(claimBefore.combinationsExceedingClaim)}
          then={String(claimAfter.combinationsExceedingClaim)}
        />
        <Pair
          name={copy.stayHome}
          now={String(claimBefore.combinationsStayHome)}
          then={String(claimAfter.combinationsStayHome)}
        />
      </dl>
      <details>
        <summary>{copy.estimates}</summary>
        <Estimates estimates={estimates} />
      </details>
      <details>
        <summary>{copy.pages}</summary>
        <ul className="desk-small">
          {pages.map((path) => (
            <li key={path}>
              <a href={path}>{path}</a>
            </li>
          ))}
        </ul>
      </details>
    </div>
  )
}

function Pair({ name, now, then }: { readonly name: string; readonly now: string; readonly then: string }) {
  return (
    <div>
      <dt className="desk-small">{name}</dt>
      <dd>
        {copy.now}: {now}. {copy.then}: <strong className="font-semibold">{then}</strong>.
      </dd>
    </div>
  )
}

function Estimates({ estimates }: { readonly estimates: Effect['estimates'] }) {
  return (
    <table className="desk-table desk-table-dense">
      <TableHead columns={[copy.comparison, copy.saved, copy.verdict]} />
      <tbody>
        {estimates.map(({ after, before, country, countryName, procedure, procedureName }) => (
          <tr key={`${country}/${procedure}`}>
            <th scope="row" data-head={copy.comparison} className="text-start">
              {pricesCopy.table.of(procedureName, countryName)}
            </th>
            <td data-head={copy.saved}>{`${savedOf(before)} → ${savedOf(after)}`}</td>
            <td data-head={copy.verdict}>{`${copy.verdicts[before.verdict]} → ${copy.verdicts[after.verdict]}`}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function savedOf({ percentageSaved }: { readonly percentageSaved?: number | null }): string {
  return typeof percentageSaved === 'number' ? `${percentageSaved}%` : copy.noSaving
}

function rangeOf({ maxPercent, minPercent }: Claim): string {
  return typeof minPercent === 'number' && typeof maxPercent === 'number'
    ? `${minPercent}–${maxPercent}%`
    : copy.noRange
}

function claimOf({ isShown }: Claim): string {
  return isShown ? copy.claimTrue : copy.claimFalse
}
