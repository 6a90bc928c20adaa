import { Button } from '@seneb/ui/button'
import { ButtonLink } from '@seneb/ui/button-link'
import { lazy, useState } from 'react'

import { catalogueCopy } from '../features/catalogue/catalogue.copy.js'
import { CatalogueFilters } from '../features/catalogue/catalogue-filters.js'
import { entryPathOf } from '../features/catalogue/entry-paths.js'
import { CatalogueTable } from '../features/catalogue/catalogue-table.js'
import { useCatalogue, useCatalogueFilter } from '../features/catalogue/use-catalogue.js'
import { ListPanel } from '../session/list-panel.js'
import { holds, useStaffSession } from '../session/staff-session.js'
import { LazyComponent } from '../ui/lazy-component.js'
import { PageHead } from '../ui/page-head.js'

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
  const pages = useCatalogue(filter)
  const mayEdit = viewer && holds(viewer, 'CATALOGUE_EDIT')
  const isAirports = filter.kind === 'AIRPORT'
  return (
    <>
      <PageHead title={copy.title}>
        {pages.items && isAirports && (
          <LazyComponent>
            <ExportAirportsButton />
          </LazyComponent>
        )}
        {pages.items && isAirports && mayEdit && (
          <Button aria-expanded={isImporting} onClick={() => setImporting(!isImporting)}>
            {catalogueCopy.airports.open}
          </Button>
        )}
        {pages.items && mayEdit && (
          <ButtonLink to={entryPathOf({ kind: filter.kind, key: 'new' })}>{copy.add}</ButtonLink>
        )}
      </PageHead>
      {pages.error?.code !== 'NOT_ALLOWED' && <CatalogueFilters filter={filter} onFilter={setFilter} />}
      {isAirports && isImporting && (
        <LazyComponent>
          <ImportAirports onImported={() => void pages.reload()} />
        </LazyComponent>
      )}
      <ListPanel
        label={copy.label}
        pages={pages}
        heading={copy.count(pages.list?.totalCount ?? 0)}
        empty={copy.nothing}
        more={copy.more}
      >
        {(entries) => <CatalogueTable entries={entries} />}
      </ListPanel>
    </>
  )
}
