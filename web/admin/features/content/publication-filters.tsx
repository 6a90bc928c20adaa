import { useState } from 'react'

import { SelectField, TextField } from '../../ui/fields.js'
import { contentCopy } from './content.copy.js'
import { kindLabels, kinds } from './publication-kinds.js'
import type { PublicationListFilter } from './use-publications.js'

const copy = contentCopy.publicationFilters

interface PublicationFiltersProps {
  readonly filter: PublicationListFilter
  readonly onFilter: (filter: PublicationListFilter) => void
}

/** Kind, state and search of the list of texts; the search covers all pages of the list. */
export function PublicationFilters({ filter, onFilter }: PublicationFiltersProps) {
  const [search, setSearch] = useState(filter.search ?? '')
  const searchFor = (text: string) => {
    setSearch(text)
    onFilter(withOptional(filter, 'search', text.trim()))
  }
  return (
    <div className="mb-4 flex flex-wrap items-end gap-3" role="search" aria-label={copy.filters}>
      <SelectField
        label={copy.kind}
        value={filter.kind ?? ''}
        onValue={(kind) => onFilter(withOptional(filter, 'kind', kind))}
        options={[['', copy.everyKind], ...kinds.map((kind) => [kind, kindLabels[kind]] as const)]}
      />
      <SelectField
        label={copy.show}
        value={filter.show}
        onValue={(show) => onFilter({ ...filter, show: show as PublicationListFilter['show'] })}
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

/** Returns the filter with one part set, or without it when nothing is chosen. */
function withOptional(filter: PublicationListFilter, name: 'kind' | 'search', value: string): PublicationListFilter {
  const { [name]: _before, ...others } = filter
  return value === '' ? others : { ...others, [name]: value }
}
