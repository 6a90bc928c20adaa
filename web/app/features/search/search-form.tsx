import { Button } from '@seneb/ui/button'
import { Form } from 'react-router-dom'

import { searchCopy as copy } from './search.copy.js'

/** Asks for words and loads /search with them, with or without a script (ROUTE-30). */
export function SearchForm({ query }: { readonly query: string }) {
  return (
    <Form role="search" method="get" action="/search" className="max-w-2xl">
      <label htmlFor="search-query" className="font-semibold">
        {copy.label}
      </label>
      <p id="search-hint" className="mt-1 text-[0.9375rem] text-ink-2">
        {copy.hint}
      </p>
      <div className="mt-3 flex flex-wrap gap-3">
        <input
          // A new query is a new field: what was typed before does not stay in it.
          key={query}
          id="search-query"
          name="q"
          type="search"
          defaultValue={query}
          aria-describedby="search-hint"
          autoComplete="off"
          className="control min-h-13 min-w-0 grow basis-64 rounded-field border border-control bg-surface px-4 text-ink"
        />
        <Button variant="brand" type="submit">
          {copy.submit}
        </Button>
      </div>
    </Form>
  )
}
