import { ButtonLink } from '@seneb/ui/button-link'

import { PriceChangeTable } from '../features/prices/price-change-table.js'
import { pricesCopy } from '../features/prices/prices.copy.js'
import { PageHead } from '../ui/page-head.js'

/** The changes of prices that wait for a check, and all others. */
export function PriceChangesPage() {
  return (
    <>
      <PageHead title={pricesCopy.changes.title}>
        <ButtonLink to="/prices" variant="quiet">
          {pricesCopy.actions.all}
        </ButtonLink>
      </PageHead>
      <PriceChangeTable />
    </>
  )
}
