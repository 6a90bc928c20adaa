import { Button } from '@seneb/ui/button'
import { Form, Link } from 'react-router-dom'

import type { SearchPageQuery } from '../../graph/generated/graphql.js'
import { searchCopy as copy } from './search.copy.js'

/** Search form that loads /search with the query, with or without a script (ROUTE-30). */
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
          // Remounts the input for each new query, so that it shows that query.
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

/** Card style that sets interactive tools apart from text. */
const toolCard = 'my-4 rounded-card border border-accent bg-warm px-5 py-4 md:px-6'

/** Maximum number of typed characters shown in a heading. */
const maxVisible = 60

type Results = SearchPageQuery['search']
type Pieces = Results['nodes'][number]['title']

/**
 * Shows the results, best first, with the matching words marked; without results, it suggests what to do next
 * (ROUTE-30).
 */
export function SearchResults({ typed, results }: { readonly typed: string; readonly results: Results }) {
  if (typed === '') return <SearchMessage title={copy.emptyTitle} text={copy.empty} />
  const { nodes: hits, query, isCorrected, isShortened, suggestion, totalCount } = results
  const visibleQuery = typed.length > maxVisible ? `${typed.slice(0, maxVisible)}…` : typed
  return (
    <section aria-labelledby="results" className="mt-12">
      <div role="status">
        <h2 id="results" className="text-[min(1.625rem,8.5vw)]">
          {totalCount === 0 ? copy.none(visibleQuery) : copy.count(totalCount, visibleQuery)}
        </h2>
      </div>
      {suggestion && <Suggestion query={suggestion} />}
      {isCorrected && totalCount > 0 && <p className="mt-2 text-ink-2">{copy.reworded(query)}</p>}
      {isShortened && <p className="mt-2 text-ink-2">{copy.shortened}</p>}
      {totalCount === 0 && <Alternatives />}
      <ol className="mt-6 border-t border-line">
        {hits.map(({ kind, path, title, excerpt }) => (
          <li key={`${kind} ${path}`} className={kind === 'TOOL' ? toolCard : 'border-b border-line py-5'}>
            <p className="text-[0.875rem] font-medium text-accent-text">{copy.kinds[kind]}</p>
            <h3 className="title-3">
              <Link
                to={path}
                className="inline-flex min-h-10 items-center text-brand-strong underline-offset-4 hover:underline"
              >
                <span>
                  <HighlightedText pieces={title} />
                </span>
              </Link>
            </h3>
            <p className="measure mt-1 text-ink-2">
              <HighlightedText pieces={excerpt} />
            </p>
          </li>
        ))}
      </ol>
      {hits.length < totalCount && <p className="mt-4 text-ink-2">{copy.shown(hits.length)}</p>}
    </section>
  )
}

/** Suggests another query and never applies it automatically, because a word unknown to us may still be correct. */
function Suggestion({ query }: { readonly query: string }) {
  return (
    <p className="mt-2 text-[1.125rem]">
      {copy.didYouMean}{' '}
      <Link
        to={`/search?${new URLSearchParams({ q: query })}`}
        className="inline-flex min-h-12 items-center font-semibold text-brand-strong underline underline-offset-4"
      >
        {query}
      </Link>
      ?
    </p>
  )
}

function HighlightedText({ pieces }: { readonly pieces: Pieces }) {
  return pieces.map(({ text, isMatch }, index) => (isMatch ? <mark key={index}>{text}</mark> : text))
}

function SearchMessage({ title, text }: { readonly title: string; readonly text: string }) {
  return (
    <div className="mt-12">
      <h2 className="text-[min(1.625rem,8.5vw)]">{title}</h2>
      <p className="mt-2 text-ink-2">{text}</p>
    </div>
  )
}

function Alternatives() {
  return (
    <>
      <p className="mt-2 text-ink-2">{copy.noneText}</p>
      <ul className="mt-3 flex flex-wrap gap-x-6">
        {copy.ways.map(({ label, to }) => (
          <li key={to}>
            <Link to={to} className="inline-flex min-h-12 items-center font-medium underline underline-offset-4">
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </>
  )
}
