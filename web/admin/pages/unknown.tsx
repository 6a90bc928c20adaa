import { Link } from 'react-router'

import { PageHead } from '../ui/page-head.js'
import { pagesCopy } from './pages.copy.js'

const copy = pagesCopy.unknown

/** The desk has no page at this path. */
export function UnknownPage() {
  return (
    <>
      <PageHead title={copy.title} />
      <p className="desk-panel desk-empty">
        <Link to="/" className="font-semibold text-brand-strong underline">
          {copy.goToTheFirst}
        </Link>
      </p>
    </>
  )
}
