import { ButtonLink } from '@seneb/ui/button-link'
import { useSearchParams } from 'react-router'

import { ApplicationRows } from '../features/ambassadors/application-rows.js'
import { statusLabels } from '../features/ambassadors/application-labels.js'
import { DeskApplicationsDocument, type ApplicationStatus } from '../graph/generated/ambassadors/graphql.js'
import { ListPanel } from '../session/list-panel.js'
import { useConnection } from '../session/use-connection.js'
import { PageHead } from '../ui/page-head.js'
import { SelectField } from '../ui/fields.js'
import { ambassadorsCopy } from '../features/ambassadors/ambassadors.copy.js'

const copy = ambassadorsCopy.ambassadorsPage

const statuses = Object.entries(statusLabels) as readonly (readonly [ApplicationStatus, string])[]

/** Applications to become an ambassador: the longest waiting ones first, and past decisions (D-43). */
export function AmbassadorsPage() {
  const [search, setSearch] = useSearchParams()
  const status = statuses.find(([name]) => name === search.get('show'))?.[0] ?? 'PENDING'
  const pages = useApplicationPages(status)
  const show = (next: string) => setSearch(next === 'PENDING' ? {} : { show: next }, { replace: true })
  return (
    <>
      <PageHead title={copy.title}>
        <ButtonLink to="/ambassadors/all" variant="quiet">
          {copy.allAmbassadors}
        </ButtonLink>
      </PageHead>
      <div className="mb-4 flex flex-wrap items-end gap-3" role="group" aria-label={copy.filters}>
        <SelectField label={copy.show} value={status} options={statuses} onValue={show} />
      </div>
      <ListPanel
        label={copy.listOfApplications}
        pages={pages}
        empty={status === 'PENDING' ? copy.noneWaiting : copy.noneFound}
        more={copy.showMore}
      >
        {(applications) => <ApplicationRows applications={applications} />}
      </ListPanel>
    </>
  )
}

function useApplicationPages(status: ApplicationStatus) {
  return useConnection(
    DeskApplicationsDocument,
    { status },
    { isLive: true, listIn: ({ ambassadorApplications }) => ambassadorApplications, keyOf: ({ id }) => id },
  )
}
