import { isExtensible } from '@seneb/contracts/publications/publication-editing'
import { Button } from '@seneb/ui/button'
import { useNavigate } from 'react-router'

import { contentCopy } from '../features/content/content.copy.js'
import { PublicationFilters } from '../features/content/publication-filters.js'
import { kindLabels, kindName, kinds } from '../features/content/publication-kinds.js'
import { PublicationTable } from '../features/content/publication-table.js'
import { usePublicationFilter, usePublications } from '../features/content/use-publications.js'
import { ErrorView } from '../session/error-view.js'
import { holds, useStaffSession } from '../session/staff-session.js'
import { SelectField } from '../ui/fields.js'
import { PageHead } from '../ui/page-head.js'
import { SkeletonRows } from '../ui/skeleton-rows.js'

const copy = contentCopy.contentPage
const listCopy = contentCopy.publicationTable

/** The texts of the site, which writers edit and editors publish (D-63). */
export function ContentPage() {
  const { viewer } = useStaffSession()
  const [filter, setFilter] = usePublicationFilter()
  const { hasMore, isLoading, publications, readMore, error, reload, total } = usePublications(filter)
  return (
    <>
      <PageHead title={copy.title}>
        {publications && viewer && holds(viewer, 'CONTENT_WRITE') && <AddPublication />}
      </PageHead>
      {error?.code !== 'NOT_ALLOWED' && <PublicationFilters filter={filter} onFilter={setFilter} />}
      {error && <ErrorView error={error} onRetry={reload} />}
      {!publications && !error && <SkeletonRows />}
      {publications && (
        <section className="desk-panel" aria-label={listCopy.label}>
          <div className="desk-panel-head">
            <h2>{listCopy.count(total ?? publications.length)}</h2>
          </div>
          <PublicationTable publications={publications} />
          {hasMore && (
            <Button variant="quiet" className="m-2" isBusy={isLoading} onClick={readMore}>
              {listCopy.more}
            </Button>
          )}
        </section>
      )}
    </>
  )
}

const extensible = kinds.filter((kind) => isExtensible(kindName(kind)))

/** Opens the form of a new text of the chosen kind. */
function AddPublication() {
  const navigate = useNavigate()
  return (
    <SelectField
      label={copy.addLabel}
      value=""
      options={[['', copy.add], ...extensible.map((kind) => [kindName(kind), kindLabels[kind]] as const)]}
      onValue={(name) => name !== '' && void navigate(`/content/${name}/new`)}
    />
  )
}
