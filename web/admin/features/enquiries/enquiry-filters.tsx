import { Button } from '@seneb/ui/button'
import { Checkbox } from '@seneb/ui/checkbox'
import { useState } from 'react'

import type { EnquiryFilter, EnquiryKind } from '../../graph/generated/enquiry-list/graphql.js'
import { DeskForm } from '../../ui/desk-form.js'
import { enquiriesCopy } from './enquiries.copy.js'
import { kinds, views, type EnquiryListFilter } from './enquiry-filter.js'
import { useViewCounts } from './use-view-counts.js'
import { SelectField, TextField } from '../../ui/fields.js'

const copy = enquiriesCopy.enquiryFilters

interface EnquiryFiltersProps {
  readonly filter: EnquiryListFilter
  readonly onFilter: (part: Partial<EnquiryListFilter>) => void
  readonly onSearch: (search: string) => void
}

const flags = copy.flags

/** Which enquiries are shown, and a search through those. */
export function EnquiryFilters({ filter, onFilter, onSearch }: EnquiryFiltersProps) {
  const countOf = useViewCounts()
  const options = views.map(([view, label]) => [view, `${label}${countOf(view)}`] as const)
  return (
    <div className="mb-2.5 flex flex-wrap items-end gap-3" role="group" aria-label={copy.filters}>
      <SelectField
        label={copy.show}
        value={filter.show}
        options={options}
        onValue={(show) => onFilter({ show: show as EnquiryFilter })}
      />
      <SelectField
        label={copy.kind}
        value={filter.kind ?? ''}
        options={[['', copy.tripPlansAndConsultations], ...kinds]}
        onValue={(kind) => onFilter({ kind: kind ? (kind as EnquiryKind) : undefined })}
      />
      <div className="flex flex-wrap gap-2">
        {flags.map(([flag, label]) => (
          <Checkbox
            key={flag}
            className="desk-flag"
            checked={filter[flag]}
            onChange={(event) => onFilter({ [flag]: event.target.checked })}
            label={label}
          />
        ))}
      </div>
      <SearchField onSearch={onSearch} />
    </div>
  )
}

function SearchField({ onSearch }: Pick<EnquiryFiltersProps, 'onSearch'>) {
  const [text, setText] = useState('')
  const search = async () => {
    onSearch(text.trim())
    return Promise.resolve()
  }
  return (
    <DeskForm onSubmit={search} className="desk-find">
      <TextField
        label={copy.search}
        type="search"
        autoComplete="off"
        placeholder={copy.placeholder}
        maxLength={100}
        value={text}
        onValue={(value) => {
          setText(value)
          if (!value) onSearch('')
        }}
      />
      <Button type="submit">{copy.search}</Button>
    </DeskForm>
  )
}
