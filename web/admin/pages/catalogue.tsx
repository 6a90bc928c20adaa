import { Button } from '@seneb/ui/button'
import { ButtonLink } from '@seneb/ui/button-link'
import { lazy, useState } from 'react'

import { catalogueCopy } from '../features/catalogue/catalogue.copy.js'
import { CatalogueFilters } from '../features/catalogue/catalogue-filters.js'
import { entryPathOf } from '../features/catalogue/entry-paths.js'
import { CatalogueTable } from '../features/catalogue/catalogue-table.js'
import { useCatalogue, useCatalogueFilter } from '../features/catalogue/use-catalogue.js'
import { ErrorView } from '../session/error-view.js'
import { holds, useStaffSession } from '../session/staff-session.js'
import { LazyComponent } from '../ui/lazy-component.js'
import { PageHead } from '../ui/page-head.js'
import { SkeletonRows } from '../ui/skeleton-rows.js'

const copy = catalogueCopy.page

const ImportAirports = lazy(async () => ({
  default: (await import('../features/catalogue/airport-file.js')).ImportAirports,
}))
const ExportAirportsButton = lazy(async () => ({
  default: (await import('../features/catalogue/airport-file.js')).ExportAirportsButton,
}))

/** Treatment types, procedures, countries and airports, which editors change (D-55). */
export function CataloguePage() {
  const { viewer } = useStaffSession()
  const [filter, setFilter] = useCatalogueFilter()
  const [isImporting, setImporting] = useState(false)
  const { entries, error, hasMore, isLoading, readMore, reload, total } = useCatalogue(filter)
  const mayEdit = viewer && holds(viewer, 'CATALOGUE_EDIT')
  const isAirports = filter.kind === 'AIRPORT'
  return (
    <>
      <PageHead title={copy.title}>
        {entries && isAirports && (
          <LazyComponent>
            <ExportAirportsButton />
          </LazyComponent>
        )}
        {entries && isAirports && mayEdit && (
          <Button aria-expanded={isImporting} onClick={() => setImporting(!isImporting)}>
            {catalogueCopy.airports.open}
          </Button>
        )}
        {entries && mayEdit && <ButtonLink to={entryPathOf({ kind: filter.kind, key: 'new' })}>{copy.add}</ButtonLink>}
      </PageHead>
      {error?.code !== 'NOT_ALLOWED' && <CatalogueFilters filter={filter} onFilter={setFilter} />}
      {isAirports && isImporting && (
        <LazyComponent>
          <ImportAirports onImported={reload} />
        </LazyComponent>
      )}
      {error && <ErrorView error={error} onRetry={reload} />}
      {!entries && !error && <SkeletonRows />}
      {entries && (
        <section className="desk-panel" aria-label={copy.label}>
          <div className="desk-panel-head">
            <h2>{copy.count(total ?? entries.length)}</h2>
          </div>
          <CatalogueTable entries={entries} />
          {hasMore && (
            <Button variant="quiet" className="m-2" isBusy={isLoading} onClick={readMore}>
              {copy.more}
            </Button>
          )}
        </section>
      )}
    </>
  )
}
