import { ButtonLink } from '@seneb/ui/button-link'
import { lazy } from 'react'
import { useParams, useSearchParams } from 'react-router'

import { PriceEditor } from '../features/prices/price-editor.js'
import { PriceValuesPanel } from '../features/prices/price-values.js'
import { pricesCopy } from '../features/prices/prices.copy.js'
import type { Price } from '../features/prices/price.js'
import { DeskPriceChangeReviewDocument, DeskPricesDocument } from '../graph/generated/prices/graphql.js'
import { ErrorView } from '../session/error-view.js'
import { holds, useStaffSession } from '../session/staff-session.js'
import { useResult } from '../session/use-result.js'
import { LazyComponent } from '../ui/lazy-component.js'
import { NoteBar } from '../ui/note-bar.js'
import { PageHead } from '../ui/page-head.js'
import { SkeletonRows } from '../ui/skeleton-rows.js'

/** The history is read after the price. */
const PriceHistory = lazy(async () => ({ default: (await import('../features/prices/price-history.js')).PriceHistory }))

/** One price with the form for a change, its effect and its history. */
export function PricePage() {
  const { country = '', item = '' } = useParams()
  const { viewer } = useStaffSession()
  const [params] = useSearchParams()
  const changeId = params.get('change')
  const { data, refetch, error } = useResult(DeskPricesDocument, {}, { isLive: true })
  const price = data?.prices.find(({ key }) => key === `${country}/${item}`)
  const isEditable = viewer ? holds(viewer, 'PRICE_WRITE') : false
  return (
    <>
      <PageHead title={price ? pricesCopy.table.of(price.itemName, price.countryName) : pricesCopy.title}>
        <ButtonLink to="/prices" variant="quiet">
          {pricesCopy.actions.all}
        </ButtonLink>
      </PageHead>
      {error && <ErrorView error={error} onRetry={() => void refetch()} />}
      {!data && !error && <SkeletonRows />}
      {data && !price && <NoteBar tone="warn">{pricesCopy.table.none}</NoteBar>}
      {price && (
        <div className="desk-pair">
          <div className="grid gap-4">
            <PriceValuesPanel price={price} />
            {!isEditable && <NoteBar>{pricesCopy.editor.cannot}</NoteBar>}
            {isEditable && !changeId && <PriceEditor key={price.key} price={price} onChanged={refetch} />}
            {isEditable && changeId && <ChangeEditor id={changeId} price={price} onChanged={refetch} />}
          </div>
          <LazyComponent fallback={<SkeletonRows />}>
            <PriceHistory key={price.key} price={price} isEditable={isEditable} />
          </LazyComponent>
        </div>
      )}
    </>
  )
}

interface ChangeEditorProps {
  readonly id: string
  readonly price: Price
  readonly onChanged: () => Promise<void>
}

/** The form with the values of a change that is edited. */
function ChangeEditor({ id, onChanged, price }: ChangeEditorProps) {
  const { data, error, refetch } = useResult(DeskPriceChangeReviewDocument, { id })
  const proposed = data?.priceChange.prices.find(({ key }) => key === price.key)?.proposed
  if (error) return <ErrorView error={error} onRetry={() => void refetch()} />
  if (!data) return <SkeletonRows />
  if (!proposed) return <NoteBar tone="warn">{pricesCopy.review.notFound}</NoteBar>
  const { note, validFrom, version } = data.priceChange.change
  const readAgain = async () => {
    await Promise.all([refetch(), onChanged()])
  }
  return <PriceEditor change={{ id, version, note, validFrom, values: proposed }} price={price} onChanged={readAgain} />
}
