import { useState } from 'react'

import { SelectField, TextField } from '../../ui/fields.js'
import { catalogueCopy } from './catalogue.copy.js'
import type { CatalogueListFilter } from './use-catalogue.js'

const copy = catalogueCopy.page

interface CatalogueFiltersProps {
  readonly filter: CatalogueListFilter
  readonly onFilter: (filter: CatalogueListFilter) => void
}

/** Kind, state and search of the list of entries; the search covers all pages of the list. */
export function CatalogueFilters({ filter, onFilter }: CatalogueFiltersProps) {
  const [search, setSearch] = useState(filter.search ?? '')
  const searchFor = (text: string) => {
    setSearch(text)
    const { search: _before, ...others } = filter
    onFilter(text.trim() === '' ? others : { ...others, search: text.trim() })
  }
  return (
    <div className="mb-4 flex flex-wrap items-end gap-3" role="search" aria-label={copy.filters}>
      <SelectField
        label={copy.kind}
        value={filter.kind}
        onValue={(kind) => onFilter({ ...filter, kind: kind as CatalogueListFilter['kind'] })}
        options={Object.entries(catalogueCopy.kinds)}
      />
      <SelectField
        label={copy.show}
        value={filter.show}
        onValue={(show) => onFilter({ ...filter, show: show as CatalogueListFilter['show'] })}
        options={Object.entries(copy.filter)}
      />
      <div className="min-w-0 grow basis-48">
        <TextField
          label={copy.search}
          type="search"
          autoComplete="off"
          maxLength={100}
          value={search}
          onValue={searchFor}
        />
      </div>
    </div>
  )
}
