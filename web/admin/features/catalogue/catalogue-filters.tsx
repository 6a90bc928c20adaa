import { ListFilters } from '../../ui/list-filters.js'
import { catalogueCopy } from './catalogue.copy.js'
import type { CatalogueListFilter } from './use-catalogue.js'

const copy = catalogueCopy.page

interface CatalogueFiltersProps {
  readonly filter: CatalogueListFilter
  readonly onFilter: (filter: CatalogueListFilter) => void
}

/** Kind, state and search of the list of entries. */
export function CatalogueFilters({ filter, onFilter }: CatalogueFiltersProps) {
  const { search, ...others } = filter
  return (
    <ListFilters
      label={copy.filters}
      choices={[
        {
          label: copy.kind,
          value: filter.kind,
          options: Object.entries(catalogueCopy.kinds),
          onValue: (kind) => onFilter({ ...filter, kind: kind as CatalogueListFilter['kind'] }),
        },
        {
          label: copy.show,
          value: filter.show,
          options: Object.entries(copy.filter),
          onValue: (show) => onFilter({ ...filter, show: show as CatalogueListFilter['show'] }),
        },
      ]}
      searchLabel={copy.search}
      search={search}
      onSearch={(text) => onFilter(text === '' ? others : { ...others, search: text })}
    />
  )
}
