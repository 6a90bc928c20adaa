import { Button } from '@seneb/ui/button'
import { ButtonLink } from '@seneb/ui/button-link'
import { useState } from 'react'

import { ImportPricesDialog } from '../features/prices/import-prices-dialog.js'
import { PriceTable } from '../features/prices/price-table.js'
import { pricesCopy } from '../features/prices/prices.copy.js'
import { DeskPricesCsvDocument, DeskPricesDocument } from '../graph/generated/prices/graphql.js'
import type { DeskError } from '../graph/desk-error.js'
import { useRequestDesk } from '../graph/request-desk.js'
import { ErrorView } from '../session/error-view.js'
import { holds, useStaffSession } from '../session/staff-session.js'
import { useResult } from '../session/use-result.js'
import { PageHead } from '../ui/page-head.js'
import { saveFile } from '../ui/save-file.js'
import { SkeletonRows } from '../ui/skeleton-rows.js'

const copy = pricesCopy.actions

/** The prices of the site by country and procedure (CALC-12..34). */
export function PricesPage() {
  const { viewer } = useStaffSession()
  const { data, refetch, error } = useResult(DeskPricesDocument, {}, { isLive: true })
  const [isImporting, setImporting] = useState(false)
  return (
    <>
      <PageHead title={pricesCopy.title}>
        <ButtonLink to="/prices/changes" variant="outline">
          {copy.changes}
        </ButtonLink>
        {viewer && holds(viewer, 'PRICE_WRITE') && <Button onClick={() => setImporting(true)}>{copy.import}</Button>}
        <ExportButton />
      </PageHead>
      {error && <ErrorView error={error} onRetry={() => void refetch()} />}
      {!data && !error && <SkeletonRows />}
      {data && <PriceTable prices={data.prices} />}
      {isImporting && <ImportPricesDialog onClose={() => setImporting(false)} />}
    </>
  )
}

function ExportButton() {
  const request = useRequestDesk()
  const [error, setError] = useState<DeskError>()
  const save = async () => {
    const response = await request(DeskPricesCsvDocument, {})
    setError('error' in response ? response.error : undefined)
    if ('data' in response) saveFile('prices.csv', response.data.pricesCsv)
  }
  return (
    <>
      <span role="status" className="desk-small">
        {error?.message ?? ''}
      </span>
      <Button onClick={() => void save()}>{copy.export}</Button>
    </>
  )
}
