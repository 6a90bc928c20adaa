import { useState } from 'react'

import type { CareView, EnquiryKind } from '../../graph/generated/enquiries/graphql.js'
import { DeskButton } from '../../ui/desk-button.js'
import { DeskForm } from '../../ui/desk-form.js'
import { DeskSelect } from '../../ui/desk-select.js'
import { TextField } from '../../ui/text-field.js'
import { kinds, views, type EnquiryFilter } from './enquiry-filter.js'
import { useViewCounts } from './use-view-counts.js'

interface EnquiryFiltersProps {
  readonly filter: EnquiryFilter
  readonly onFilter: (part: Partial<EnquiryFilter>) => void
  readonly onSearch: (search: string) => void
}

const flags = [
  ['mine', 'Mine'],
  ['unclaimed', 'Unassigned'],
  ['overdue', 'Late'],
] as const

/** Which enquiries are shown, and a search through those. */
export function EnquiryFilters({ filter, onFilter, onSearch }: EnquiryFiltersProps) {
  const countOf = useViewCounts()
  const options = views.map(([view, words]) => [view, `${words}${countOf(view)}`] as const)
  return (
    <div className="mb-2.5 flex flex-wrap items-end gap-3" role="group" aria-label="Filters">
      <DeskSelect
        label="Show"
        value={filter.show}
        options={options}
        onValue={(show) => onFilter({ show: show as CareView })}
      />
      <DeskSelect
        label="Kind"
        value={filter.kind ?? ''}
        options={[['', 'Trip plans and consultations'], ...kinds]}
        onValue={(kind) => onFilter({ kind: kind ? (kind as EnquiryKind) : undefined })}
      />
      <div className="flex flex-wrap gap-2">
        {flags.map(([flag, words]) => (
          <label key={flag} className="desk-check desk-flag items-center">
            <input
              type="checkbox"
              checked={filter[flag]}
              onChange={(event) => onFilter({ [flag]: event.target.checked })}
            />
            {words}
          </label>
        ))}
      </div>
      <SearchField onSearch={onSearch} />
    </div>
  )
}

function SearchField({ onSearch }: Pick<EnquiryFiltersProps, 'onSearch'>) {
  const [words, setWords] = useState('')
  const search = async () => {
    onSearch(words.trim())
    return Promise.resolve()
  }
  return (
    <DeskForm onSubmit={search} className="desk-find">
      <TextField
        label="Search"
        type="search"
        autoComplete="off"
        placeholder="Reference, name, address or phone"
        maxLength={100}
        value={words}
        onValue={(value) => {
          setWords(value)
          if (!value) onSearch('')
        }}
      />
      <DeskButton type="submit">Search</DeskButton>
    </DeskForm>
  )
}
