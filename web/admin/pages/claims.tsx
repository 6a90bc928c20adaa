import { Button } from '@seneb/ui/button'
import { useState } from 'react'
import { useNavigate } from 'react-router'

import { ClaimTable } from '../features/claims/claim-table.js'
import { claimsCopy } from '../features/claims/claims.copy.js'
import { SpotsPanel } from '../features/claims/spots-panel.js'
import {
  claimKinds,
  claimPath,
  useClaimFilter,
  useClaims,
  type ClaimListFilter,
} from '../features/claims/use-claims.js'
import { ErrorView } from '../session/error-view.js'
import { holds, useStaffSession } from '../session/staff-session.js'
import { SelectField, TextField } from '../ui/fields.js'
import { PageHead } from '../ui/page-head.js'
import { SkeletonRows } from '../ui/skeleton-rows.js'

const copy = claimsCopy.page
const kindOptions = claimKinds.map((kind) => [kind, claimsCopy.kinds[kind]] as const)

/** The register of everything that promises something (GEN-08); care agents see only the spots of offers. */
export function ClaimsPage() {
  const { viewer } = useStaffSession()
  const navigate = useNavigate()
  if (!viewer) return null
  const [mayRead, mayCount] = [holds(viewer, 'CONTENT_READ'), holds(viewer, 'OFFER_COUNT')]
  return (
    <>
      <PageHead title={copy.title}>
        {holds(viewer, 'CONTENT_WRITE') && (
          <SelectField
            label={copy.addLabel}
            value=""
            options={[['', copy.add], ...kindOptions]}
            onValue={(name) => {
              const kind = claimKinds.find((one) => one === name)
              if (kind) void navigate(claimPath(kind, 'new'))
            }}
          />
        )}
      </PageHead>
      {mayRead ? <Register mayCount={mayCount} /> : <SpotsPanel />}
    </>
  )
}

function Register({ mayCount }: { readonly mayCount: boolean }) {
  const [filter, change] = useClaimFilter()
  const { claims, hasMore, isLoading, readMore, error, reload, total } = useClaims(filter)
  return (
    <>
      {mayCount && <SpotsPanel onCounted={reload} />}
      <Filters filter={filter} onChange={change} />
      {error && <ErrorView error={error} onRetry={() => void reload()} />}
      {!claims && !error && <SkeletonRows />}
      {claims && (
        <section className="desk-panel" aria-label={claimsCopy.table.label}>
          <div className="desk-panel-head">
            <h2>{copy.count(total ?? claims.length)}</h2>
          </div>
          <ClaimTable claims={claims} />
          {hasMore && (
            <Button variant="quiet" className="m-2" isBusy={isLoading} onClick={readMore}>
              {copy.more}
            </Button>
          )}
        </section>
      )}
    </>
  )
}

interface FiltersProps {
  readonly filter: ClaimListFilter
  readonly onChange: (name: 'kind' | 'q' | 'show', value: string) => void
}

function Filters({ filter: { kind, search, show }, onChange }: FiltersProps) {
  const [typed, setTyped] = useState(search ?? '')
  return (
    <div className="mb-4 flex flex-wrap items-end gap-3" role="search" aria-label={claimsCopy.filters.label}>
      <SelectField
        label={claimsCopy.filters.kind}
        value={kind ?? ''}
        options={[['', claimsCopy.filters.everyKind], ...kindOptions]}
        onValue={(next) => onChange('kind', next)}
      />
      <SelectField
        label={claimsCopy.filters.show}
        value={show}
        options={Object.entries(claimsCopy.filters.shows)}
        onValue={(next) => onChange('show', next)}
      />
      <div className="min-w-0 grow basis-48">
        <TextField
          label={claimsCopy.filters.search}
          type="search"
          autoComplete="off"
          maxLength={100}
          value={typed}
          onValue={(text) => {
            setTyped(text)
            onChange('q', text.trim())
          }}
        />
      </div>
    </div>
  )
}
