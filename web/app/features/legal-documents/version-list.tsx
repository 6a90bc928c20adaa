import { Link } from 'react-router-dom'

import type { LegalDocumentPageQuery } from '../../graph/generated/graphql.js'
import { dayOf } from '../../ui/figures.js'
import { legalCopy as copy } from './legal-documents.copy.js'

type LegalDocument = NonNullable<LegalDocumentPageQuery['legalDocument']>

/** The date of the version that is shown, never today's, and a way to the current one (LEGAL-01, D-65). */
export function VersionLine({
  document,
}: {
  readonly document: Pick<LegalDocument, 'path' | 'publishedOn' | 'version' | 'isLatest'>
}) {
  const { path, publishedOn, version, isLatest } = document
  return (
    <p className="mb-8 text-ink-2">
      {copy.lastUpdated}: <time dateTime={publishedOn}>{dayOf(publishedOn)}</time>, {copy.version} {version}.
      {!isLatest && (
        <>
          {' '}
          <strong className="text-ink">{copy.olderVersion}</strong>{' '}
          <Link to={path} className="underline underline-offset-4">
            {copy.toLatest}
          </Link>
        </>
      )}
    </p>
  )
}

/** Lists every version with its address (LEGAL-01, D-65). */
export function VersionList({ document }: { readonly document: Pick<LegalDocument, 'path' | 'version' | 'versions'> }) {
  const { path, version: shown, versions } = document
  return (
    <section aria-labelledby="versions" className="mt-14 border-t border-line pt-8">
      <h2 id="versions" className="text-[min(1.375rem,8.5vw)]">
        {copy.versions}
      </h2>
      <ul className="mt-3">
        {versions.map(({ version, publishedOn, changes }) => (
          <li key={version} className="py-1">
            <Link
              to={`${path}?version=${encodeURIComponent(version)}`}
              aria-current={version === shown ? 'page' : undefined}
              className="inline-flex min-h-12 items-center underline underline-offset-4"
            >
              {copy.version} {version}, {dayOf(publishedOn)}
            </Link>
            {changes && <span className="text-ink-2"> {changes}</span>}
          </li>
        ))}
      </ul>
    </section>
  )
}
