import { Button } from '@seneb/ui/button'
import { ButtonLink } from '@seneb/ui/button-link'
import { Plus } from 'lucide-react'
import { useDeferredValue, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'

import { AddAmbassadorDialog } from '../features/referral-codes/add-ambassador-dialog.js'
import { AmbassadorTable } from '../features/referral-codes/ambassador-table.js'
import type { AmbassadorEntry } from '../features/referral-codes/referral-code.js'
import { referralCodesCopy } from '../features/referral-codes/referral-codes.copy.js'
import { useRequestDesk } from '../graph/request-desk.js'
import {
  DeskAmbassadorsDocument,
  type AmbassadorState,
  type DeskAmbassadorsQuery,
} from '../graph/generated/referral-codes/graphql.js'
import { ErrorView } from '../session/error-view.js'
import { holds, useStaffSession } from '../session/staff-session.js'
import { useResult } from '../session/use-result.js'
import { useLaterPages, type ListPage } from '../session/use-later-pages.js'
import { SelectField, TextField } from '../ui/fields.js'
import { PageHead } from '../ui/page-head.js'
import { SkeletonRows } from '../ui/skeleton-rows.js'
import { savedState } from '../unsaved/unsaved.js'

const copy = referralCodesCopy.ambassadorList
const states = Object.entries(referralCodesCopy.ambassadorStates) as readonly (readonly [AmbassadorState, string])[]

/** Ambassadors by state and name, newest first (D-43). */
export function AmbassadorListPage() {
  const { viewer } = useStaffSession()
  const navigate = useNavigate()
  const [params, setParams] = useSearchParams()
  const [search, setSearch] = useState('')
  const [isAdding, setAdding] = useState(false)
  const state = states.find(([name]) => name === params.get('show'))?.[0]
  const pages = useAmbassadorPages(state, useDeferredValue(search.trim()))
  return (
    <>
      <PageHead title={copy.title}>
        <ButtonLink to="/ambassadors" variant="quiet">
          {copy.applications}
        </ButtonLink>
        {viewer && holds(viewer, 'REFERRAL_REPORT') && (
          <ButtonLink to="/referral-codes" variant="quiet">
            {copy.codes}
          </ButtonLink>
        )}
        {viewer && holds(viewer, 'REFERRAL_CODE_MANAGE') && (
          <Button variant="brand" onClick={() => setAdding(true)}>
            <Plus aria-hidden size={16} /> {copy.add}
          </Button>
        )}
      </PageHead>
      <div className="mb-4 flex flex-wrap items-end gap-3" role="group" aria-label={copy.filters}>
        <SelectField
          label={copy.show}
          value={state ?? ''}
          options={[['', copy.all], ...states]}
          onValue={(next) => setParams(next ? { show: next } : {}, { replace: true })}
        />
        <TextField label={copy.search} type="search" value={search} maxLength={120} onValue={setSearch} />
      </div>
      {pages.error && <ErrorView error={pages.error} onRetry={pages.reload} />}
      {!pages.ambassadors && !pages.error && <SkeletonRows />}
      {pages.ambassadors && (
        <section className="desk-panel" aria-label={copy.label} aria-busy={pages.isLoading}>
          {pages.ambassadors.length === 0 && <p className="desk-empty">{copy.none}</p>}
          {pages.ambassadors.length > 0 && <AmbassadorTable ambassadors={pages.ambassadors} />}
        </section>
      )}
      {pages.hasMore && (
        <Button className="mt-4" isBusy={pages.isLoading} onClick={pages.readMore}>
          {copy.showMore}
        </Button>
      )}
      {isAdding && (
        <AddAmbassadorDialog
          onAdded={(id) => void navigate(`/ambassadors/all/${id}`, { state: savedState })}
          onClose={() => setAdding(false)}
        />
      )}
    </>
  )
}

function useAmbassadorPages(state: AmbassadorState | undefined, search: string) {
  const request = useRequestDesk()
  const filter = { first: 50, ...(state ? { state } : {}), ...(search ? { search } : {}) }
  const response = useResult(DeskAmbassadorsDocument, filter, { isLive: true })
  const first = response.data?.ambassadors
  const pages = useLaterPages({
    of: JSON.stringify(filter),
    first: first && pageOf(first),
    keyOf: ({ id }: AmbassadorEntry) => id,
    read: async (after: string) => {
      const page = await request(DeskAmbassadorsDocument, { ...filter, after })
      return 'data' in page ? pageOf(page.data.ambassadors) : page
    },
  })
  return {
    ambassadors: pages.items,
    error: response.error ?? pages.error,
    isLoading: response.isLoading || pages.isReading,
    hasMore: pages.hasMore,
    readMore: pages.readMore,
    reload: () => void response.refetch(),
  }
}

function pageOf({ nodes, pageInfo }: DeskAmbassadorsQuery['ambassadors']): ListPage<AmbassadorEntry, string> {
  return { items: nodes, next: pageInfo.endCursor ?? undefined }
}
