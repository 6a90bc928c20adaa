import { ListFilters } from '../../ui/list-filters.js'
import { contentCopy } from './content.copy.js'
import { kindLabels, kinds } from './publication-kinds.js'
import type { PublicationListFilter } from './use-publications.js'

const copy = contentCopy.publicationFilters

interface PublicationFiltersProps {
  readonly filter: PublicationListFilter
  readonly onFilter: (filter: PublicationListFilter) => void
}

/** Kind, state and search of the list of texts. */
export function PublicationFilters({ filter, onFilter }: PublicationFiltersProps) {
  return (
    <ListFilters
      label={copy.filters}
      choices={[
        {
          label: copy.kind,
          value: filter.kind ?? '',
          options: [['', copy.everyKind], ...kinds.map((kind) => [kind, kindLabels[kind]] as const)],
          onValue: (kind) => onFilter(withOptional(filter, 'kind', kind)),
        },
        {
          label: copy.show,
          value: filter.show,
          options: Object.entries(copy.filter),
          onValue: (show) => onFilter({ ...filter, show: show as PublicationListFilter['show'] }),
        },
      ]}
      searchLabel={copy.search}
      search={filter.search}
      onSearch={(text) => onFilter(withOptional(filter, 'search', text))}
    />
  )
}

/** Returns the filter with one part set, or without it when nothing is chosen. */
function withOptional(filter: PublicationListFilter, name: 'kind' | 'search', value: string): PublicationListFilter {
  const { [name]: _before, ...others } = filter
  return value === '' ? others : { ...others, [name]: value }
}
