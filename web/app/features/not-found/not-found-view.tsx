import { Button } from '@seneb/ui/button'
import { ButtonLink } from '@seneb/ui/button-link'
import { ArrowLeft, ArrowRight } from 'lucide-react'
import { Link, useLocation } from 'react-router-dom'

import { Illustration } from '../../art/illustrations.js'
import { notFoundCopy } from './not-found.copy.js'
import { suggestionsFor, textOfPath } from './suggestions.rules.js'

/** Page for unknown addresses (NF-01..12), with suggestions; early/page-buttons.ts handles the back button. */
export function NotFoundView() {
  const { pathname } = useLocation()
  return (
    <section className="wrap grid items-center gap-x-16 gap-y-12 py-12 md:py-20 lg:grid-cols-[1fr_1.1fr]">
      <Illustration name="felucca-off-the-chart" className="aspect-3/2 w-full rounded-panel lg:order-last" />
      <div>
        <p className="eyebrow text-accent-text">{notFoundCopy.eyebrow}</p>
        <h1 className="title-2 mt-3">{notFoundCopy.title}</h1>
        <p className="lead mt-5">{notFoundCopy.text}</p>
        <PathSearch query={textOfPath(pathname)} />
        <div className="mt-6 flex flex-wrap gap-3">
          <ButtonLink to="/" variant="outline">
            {notFoundCopy.returnHome}
          </ButtonLink>
          <Button variant="outline" data-early="go-back">
            <ArrowLeft aria-hidden size={18} className="rtl:-scale-x-100" />
            {notFoundCopy.goBack}
          </Button>
        </div>
      </div>
      <Suggestions pathname={pathname} />
    </section>
  )
}

/** Searches for the words of the path with a plain form. */
function PathSearch({ query }: { readonly query: string }) {
  return (
    <form role="search" method="get" action="/search" className="mt-8 max-w-xl">
      <label htmlFor="path-search" className="font-semibold">
        {notFoundCopy.search}
      </label>
      <div className="mt-2 flex flex-wrap gap-3">
        <input
          id="path-search"
          name="q"
          type="search"
          defaultValue={query}
          autoComplete="off"
          className="control min-h-13 min-w-0 grow basis-56 rounded-field border border-control bg-surface px-4 text-ink"
        />
        <Button variant="brand" type="submit">
          {notFoundCopy.submit}
        </Button>
      </div>
    </form>
  )
}

function Suggestions({ pathname }: { readonly pathname: string }) {
  const suggestions = suggestionsFor(pathname)
  if (suggestions.length === 0) return null
  return (
    <nav aria-labelledby="suggestions" className="lg:order-last lg:col-span-2">
      <h2 id="suggestions" className="title-3">
        {notFoundCopy.suggestions}
      </h2>
      <ul className="mt-4 grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
        {suggestions.map(({ label, to }) => (
          <li key={to}>
            <Link
              to={to}
              className="group flex min-h-16 items-center justify-between rounded-card border border-line bg-surface px-5 font-medium hover:border-control"
            >
              {label}
              <ArrowRight
                aria-hidden
                size={18}
                className="text-brand transition-transform group-hover:translate-x-1 rtl:-scale-x-100"
              />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
