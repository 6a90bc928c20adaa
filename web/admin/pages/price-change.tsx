import { ButtonLink } from '@seneb/ui/button-link'
import { useParams } from 'react-router'

import { PriceChangeReview } from '../features/prices/price-change-review.js'
import { pricesCopy } from '../features/prices/prices.copy.js'
import { DeskPriceChangeReviewDocument } from '../graph/generated/prices/graphql.js'
import { ErrorView } from '../session/error-view.js'
import { useResult } from '../session/use-result.js'
import { PageHead } from '../ui/page-head.js'
import { SkeletonRows } from '../ui/skeleton-rows.js'

/** One change of prices, for the person who checks it. */
export function PriceChangePage() {
  const { id = '' } = useParams()
  const { data, refetch, error } = useResult(DeskPriceChangeReviewDocument, { id }, { isLive: true })
  return (
    <>
      <PageHead title={pricesCopy.review.title}>
        <ButtonLink to="/prices/changes" variant="quiet">
          {pricesCopy.actions.changes}
        </ButtonLink>
      </PageHead>
      {error && <ErrorView error={error} onRetry={() => void refetch()} />}
      {!data && !error && <SkeletonRows />}
      {data && (
        <PriceChangeReview change={data.priceChange.change} prices={data.priceChange.prices} onChanged={refetch} />
      )}
    </>
  )
}
