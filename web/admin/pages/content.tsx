import { isExtensible } from '@seneb/contracts/publications/publication-editing'
import { contentCopy } from '../features/content/content.copy.js'
import { PublicationFilters } from '../features/content/publication-filters.js'
import { kindLabels, kindName, kinds } from '../features/content/publication-kinds.js'
import { PublicationTable } from '../features/content/publication-table.js'
import { usePublicationFilter, usePublications } from '../features/content/use-publications.js'
import { ListPanel } from '../session/list-panel.js'
import { holds, useStaffSession } from '../session/staff-session.js'
import { AddChoice } from '../ui/add-choice.js'
import { PageHead } from '../ui/page-head.js'

const copy = contentCopy.contentPage
const listCopy = contentCopy.publicationTable
const extensible = kinds
  .filter((kind) => isExtensible(kindName(kind)))
  .map((kind) => [kindName(kind), kindLabels[kind]] as const)

/** The texts of the site, which writers edit and editors publish (D-63). */
export function ContentPage() {
  const { viewer } = useStaffSession()
  const [filter, setFilter] = usePublicationFilter()
  const pages = usePublications(filter)
  return (
    <>
      <PageHead title={copy.title}>
        {pages.items && viewer && holds(viewer, 'CONTENT_WRITE') && (
          <AddChoice
            label={copy.addLabel}
            action={copy.add}
            options={extensible}
            pathOf={(name) => `/content/${name}/new`}
          />
        )}
      </PageHead>
      {pages.error?.code !== 'NOT_ALLOWED' && <PublicationFilters filter={filter} onFilter={setFilter} />}
      <ListPanel
        label={listCopy.label}
        pages={pages}
        heading={listCopy.count(pages.list?.totalCount ?? 0)}
        empty={listCopy.nothing}
        more={listCopy.more}
      >
        {(publications) => <PublicationTable publications={publications} />}
      </ListPanel>
    </>
  )
}
