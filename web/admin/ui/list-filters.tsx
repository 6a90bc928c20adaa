import { useState } from 'react'

import { SelectField, TextField } from './fields.js'

interface Choice {
  readonly label: string
  readonly value: string
  readonly options: readonly (readonly [string, string])[]
  readonly onValue: (value: string) => void
}

interface ListFiltersProps {
  readonly label: string
  readonly choices: readonly Choice[]
  readonly searchLabel: string
  readonly search: string | undefined
  readonly onSearch: (text: string) => void
}

/** Choices and search of a list; the search covers all pages of the list. */
export function ListFilters({ choices, label, onSearch, search = '', searchLabel }: ListFiltersProps) {
  // Spaces at the ends are typed on the way to the next word.
  const [typed, setTyped] = useState(search)
  return (
    <div className="mb-4 flex flex-wrap items-end gap-3" role="search" aria-label={label}>
      {choices.map((choice) => (
        <SelectField key={choice.label} {...choice} />
      ))}
      <div className="min-w-0 grow basis-48">
        <TextField
          label={searchLabel}
          type="search"
          autoComplete="off"
          maxLength={100}
          value={typed}
          onValue={(text) => {
            setTyped(text)
            onSearch(text.trim())
          }}
        />
      </div>
    </div>
  )
}
