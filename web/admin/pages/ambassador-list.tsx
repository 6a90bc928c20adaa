import { Button } from '@seneb/ui/button'
import { ButtonLink } from '@seneb/ui/button-link'
import { Plus } from 'lucide-react'
import { useDeferredValue, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'

import { AddAmbassadorDialog } from '../features/referral-codes/add-ambassador-dialog.js'
import { AmbassadorTable } from '../features/referral-codes/ambassador-table.js'
import { referralCodesCopy } from '../features/referral-codes/referral-codes.copy.js'
import { DeskAmbassadorsDocument, type AmbassadorState } from '../graph/generated/referral-codes/graphql.js'
import { ListPanel } from '../session/list-panel.js'
import { holds, useStaffSession } from '../session/staff-session.js'
import { useConnection } from '../session/use-connection.js'
import { SelectField, TextField } from '../ui/fields.js'
import { PageHead } from '../ui/page-head.js'
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
      <ListPanel label={copy.label} pages={pages} empty={copy.none} more={copy.showMore}>
        {(ambassadors) => <AmbassadorTable ambassadors={ambassadors} />}
      </ListPanel>
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
  const filter = { first: 50, ...(state ? { state } : {}), ...(search ? { search } : {}) }
  return useConnection(DeskAmbassadorsDocument, filter, {
    isLive: true,
    listIn: ({ ambassadors }) => ambassadors,
    keyOf: ({ id }) => id,
  })
}
