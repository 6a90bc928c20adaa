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
import { ListPanel } from '../session/list-panel.js'
import { holds, useStaffSession } from '../session/staff-session.js'
import { AddChoice } from '../ui/add-choice.js'
import { ListFilters } from '../ui/list-filters.js'
import { PageHead } from '../ui/page-head.js'

const copy = claimsCopy.page
const kindOptions = claimKinds.map((kind) => [kind, claimsCopy.kinds[kind]] as const)

/** The register of everything that promises something (GEN-08); care agents see only the spots of offers. */
export function ClaimsPage() {
  const { viewer } = useStaffSession()
  if (!viewer) return null
  const [mayRead, mayCount] = [holds(viewer, 'CONTENT_READ'), holds(viewer, 'OFFER_COUNT')]
  return (
    <>
      <PageHead title={copy.title}>
        {holds(viewer, 'CONTENT_WRITE') && (
          <AddChoice
            label={copy.addLabel}
            action={copy.add}
            options={kindOptions}
            pathOf={(kind) => claimPath(kind, 'new')}
          />
        )}
      </PageHead>
      {mayRead ? <Register mayCount={mayCount} /> : <SpotsPanel />}
    </>
  )
}

function Register({ mayCount }: { readonly mayCount: boolean }) {
  const [filter, change] = useClaimFilter()
  const pages = useClaims(filter)
  return (
    <>
      {mayCount && <SpotsPanel onCounted={pages.reload} />}
      <Filters filter={filter} onChange={change} />
      <ListPanel
        label={claimsCopy.table.label}
        pages={pages}
        heading={copy.count(pages.list?.totalCount ?? 0)}
        empty={claimsCopy.table.nothing}
        more={copy.more}
      >
        {(claims) => <ClaimTable claims={claims} />}
      </ListPanel>
    </>
  )
}

interface FiltersProps {
  readonly filter: ClaimListFilter
  readonly onChange: (name: 'kind' | 'q' | 'show', value: string) => void
}

function Filters({ filter: { kind, search, show }, onChange }: FiltersProps) {
  const copyOf = claimsCopy.filters
  return (
    <ListFilters
      label={copyOf.label}
      choices={[
        {
          label: copyOf.kind,
          value: kind ?? '',
          options: [['', copyOf.everyKind], ...kindOptions],
          onValue: (next) => onChange('kind', next),
        },
        {
          label: copyOf.show,
          value: show,
          options: Object.entries(copyOf.shows),
          onValue: (next) => onChange('show', next),
        },
      ]}
      searchLabel={copyOf.search}
      search={search}
      onSearch={(text) => onChange('q', text)}
    />
  )
}
