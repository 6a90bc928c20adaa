import { ButtonLink } from '@seneb/ui/button-link'
import { lazy } from 'react'
import { useParams } from 'react-router'

import { catalogueCopy } from '../features/catalogue/catalogue.copy.js'
import { entryKindAt } from '../features/catalogue/entry-paths.js'
import { DeskCatalogueEntryDetailsDocument, type CatalogueEntryKind } from '../graph/generated/catalogue/graphql.js'
import { ErrorView } from '../session/error-view.js'
import { useStaffSession } from '../session/staff-session.js'
import { useResult } from '../session/use-result.js'
import { LazyComponent } from '../ui/lazy-component.js'
import { PageHead } from '../ui/page-head.js'
import { SkeletonRows } from '../ui/skeleton-rows.js'
import { StatusChip } from '../ui/status-chip.js'
import { UnknownPage } from './unknown.js'

const copy = catalogueCopy.page

const EntryEditor = lazy(async () => ({
  default: (await import('../features/catalogue/entry-editor.js')).EntryEditor,
}))
const NewEntry = lazy(async () => ({ default: (await import('../features/catalogue/entry-editor.js')).NewEntry }))

/** One catalogue entry with its versions, or the form of a new one. */
export function CatalogueEntryPage() {
  const { key = '', kind: segment } = useParams()
  const kind = entryKindAt(segment)
  if (!kind) return <UnknownPage />
  if (key !== 'new') return <CatalogueEntry key={`${kind}/${key}`} kind={kind} entryKey={key} />
  return (
    <>
      <PageHead title={copy.newEntry(catalogueCopy.kinds[kind])}>
        <AllEntries kind={kind} />
      </PageHead>
      <LazyComponent fallback={<SkeletonRows />}>
        <NewEntry key={kind} kind={kind} />
      </LazyComponent>
    </>
  )
}

interface CatalogueEntryProps {
  readonly kind: CatalogueEntryKind
  readonly entryKey: string
}

function CatalogueEntry({ entryKey: key, kind }: CatalogueEntryProps) {
  const { viewer } = useStaffSession()
  const { data, refetch, error } = useResult(DeskCatalogueEntryDetailsDocument, { kind, key }, { isLive: true })
  const details = data?.catalogueEntry
  return (
    <>
      <PageHead
        title={catalogueCopy.kinds[kind]}
        note={
          details && (
            <span className="flex flex-wrap items-center gap-2 text-base font-semibold wrap-anywhere">
              {details.entry.name}
              {details.entry.state !== 'OFFERED' && (
                <StatusChip tone="info">{catalogueCopy.states[details.entry.state]}</StatusChip>
              )}
            </span>
          )
        }
      >
        <AllEntries kind={kind} />
      </PageHead>
      {error && <ErrorView error={error} onRetry={() => void refetch()} />}
      {!details && !error && <SkeletonRows />}
      {details && viewer && (
        <LazyComponent fallback={<SkeletonRows />}>
          <EntryEditor details={details} viewer={viewer} onChanged={refetch} />
        </LazyComponent>
      )}
    </>
  )
}

function AllEntries({ kind }: { readonly kind: CatalogueEntryKind }) {
  return (
    <ButtonLink to={`/catalogue?kind=${kind}`} variant="quiet">
      {copy.all}
    </ButtonLink>
  )
}
