import { Link } from 'react-router'

import { PageHead } from '../ui/page-head.js'

/** The desk has no page at this path. */
export function UnknownPage() {
  return (
    <>
      <PageHead title="Page not found" />
      <p className="desk-panel desk-empty">
        <Link to="/" className="font-semibold text-brand-strong underline">
          Go to the first page
        </Link>
      </p>
    </>
  )
}
