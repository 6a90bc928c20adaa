import { Button } from '@seneb/ui/button'
import { ButtonLink } from '@seneb/ui/button-link'
import { useSearchParams } from 'react-router'

import { ApplicationRows } from '../features/ambassadors/application-rows.js'
import { statusLabels, type Application } from '../features/ambassadors/application-labels.js'
import {
  DeskApplicationsDocument,
  type ApplicationStatus,
  type DeskApplicationsQuery,
} from '../graph/generated/ambassadors/graphql.js'
import { useRequestDesk } from '../graph/request-desk.js'
import { ErrorView } from '../session/error-view.js'
import { useResult } from '../session/use-result.js'
import { useLaterPages, type ListPage } from '../session/use-later-pages.js'
import { PageHead } from '../ui/page-head.js'
import { SkeletonRows } from '../ui/skeleton-rows.js'
import { SelectField } from '../ui/fields.js'
import { ambassadorsCopy } from '../features/ambassadors/ambassadors.copy.js'

const copy = ambassadorsCopy.ambassadorsPage

const statuses = Object.entries(statusLabels) as readonly (readonly [ApplicationStatus, string])[]

/** Applications to become an ambassador: the longest waiting ones first, and past decisions (D-43). */
export function AmbassadorsPage() {
  const [search, setSearch] = useSearchParams()
  const status = statuses.find(([name]) => name === search.get('show'))?.[0] ?? 'PENDING'
  const { applications, hasMore, isLoading, reload, readMore, error } = useApplicationPages(status)
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
      {error && <ErrorView error={error} onRetry={reload} />}
      {!applications && !error && <SkeletonRows />}
      {applications && (
        <section className="desk-panel" aria-label={copy.listOfApplications} aria-busy={isLoading}>
          <ApplicationRows applications={applications} />
          {applications.length === 0 && (
            <p className="desk-empty">{status === 'PENDING' ? copy.noneWaiting : copy.noneFound}</p>
          )}
        </section>
      )}
      {hasMore && (
        <Button className="mt-4" isBusy={isLoading} onClick={readMore}>
          {copy.showMore}
        </Button>
      )}
    </>
  )
}

function useApplicationPages(status: ApplicationStatus) {
  const request = useRequestDesk()
  const result = useResult(DeskApplicationsDocument, { status }, { isLive: true })
  const first = result.data?.ambassadorApplications
  const pages = useLaterPages({
    of: status,
    first: first && pageOf(first),
    keyOf: ({ id }: Application) => id,
    read: async (after: string) => {
      const page = await request(DeskApplicationsDocument, { status, after })
      return 'data' in page ? pageOf(page.data.ambassadorApplications) : page
    },
  })
  return {
    applications: pages.items,
    error: result.error ?? pages.error,
    isLoading: result.isLoading || pages.isReading,
    hasMore: pages.hasMore,
    readMore: pages.readMore,
    reload: () => void result.refetch(),
  }
}

type Listed = DeskApplicationsQuery['ambassadorApplications']

function pageOf({ nodes, pageInfo }: Listed): ListPage<Application, string> {
  return { items: nodes, next: pageInfo.endCursor ?? undefined }
}
