import { Button } from '@seneb/ui/button'
import { ButtonLink } from '@seneb/ui/button-link'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { useSearchParams } from 'react-router'

import { CodeTable } from '../features/referral-codes/code-table.js'
import { CreateCodesDialog } from '../features/referral-codes/create-codes-dialog.js'
import { ExportFiguresButton } from '../features/referral-codes/export-figures-button.js'
import { codeStates } from '../features/referral-codes/referral-code.js'
import { referralCodesCopy } from '../features/referral-codes/referral-codes.copy.js'
import { useCodePages } from '../features/referral-codes/use-code-pages.js'
import { ListPanel } from '../session/list-panel.js'
import { holds, useStaffSession } from '../session/staff-session.js'
import { SelectField, TextField } from '../ui/fields.js'
import { PageHead } from '../ui/page-head.js'

const copy = referralCodesCopy.list

/** Referral codes by state and prefix, with an export of figures (REF-06). */
export function ReferralCodesPage() {
  const { viewer } = useStaffSession()
  const [params, setParams] = useSearchParams()
  const [search, setSearch] = useState('')
  const [isCreating, setCreating] = useState(false)
  const state = codeStates.find(([name]) => name === params.get('show'))?.[0]
  const filter = { ...(state ? { state } : {}), ...(search.trim() ? { search: search.trim() } : {}) }
  const pages = useCodePages(filter)
  return (
    <>
      <PageHead title={copy.title}>
        {viewer && holds(viewer, 'AMBASSADOR_READ') && (
          <ButtonLink to="/ambassadors/all" variant="quiet">
            {copy.ambassadors}
          </ButtonLink>
        )}
        <ExportFiguresButton />
        {viewer && holds(viewer, 'REFERRAL_CODE_MANAGE') && (
          <Button variant="brand" onClick={() => setCreating(true)}>
            <Plus aria-hidden size={16} /> {copy.create}
          </Button>
        )}
      </PageHead>
      <div className="mb-4 flex flex-wrap items-end gap-3" role="group" aria-label={copy.filters}>
        <SelectField
          label={copy.show}
          value={state ?? ''}
          options={[['', copy.all], ...codeStates]}
          onValue={(next) => setParams(next ? { show: next } : {}, { replace: true })}
        />
        {/* The search stays out of the address, because an id from a link may name a person. */}
        <TextField label={copy.search} type="search" value={search} maxLength={64} onValue={setSearch} />
      </div>
      <ListPanel label={copy.label} pages={pages} empty={copy.none} more={copy.showMore}>
        {(codes) => <CodeTable codes={codes} />}
      </ListPanel>
      {isCreating && <CreateCodesDialog onChanged={pages.reload} onClose={() => setCreating(false)} />}
    </>
  )
}
