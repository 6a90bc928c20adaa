import { Button } from '@seneb/ui/button'
import { ButtonLink } from '@seneb/ui/button-link'
import { Link, useParams } from 'react-router'

import { AmbassadorActions } from '../features/referral-codes/ambassador-actions.js'
import { ChangeHistory } from '../features/referral-codes/change-history.js'
import { AmbassadorChip } from '../features/referral-codes/code-chip.js'
import { CodeTable } from '../features/referral-codes/code-table.js'
import type { AmbassadorEntry } from '../features/referral-codes/referral-code.js'
import { referralCodesCopy } from '../features/referral-codes/referral-codes.copy.js'
import { useCodePages } from '../features/referral-codes/use-code-pages.js'
import { DeskAmbassadorProfileDocument } from '../graph/generated/referral-codes/graphql.js'
import { ErrorView } from '../session/error-view.js'
import { holds, useStaffSession } from '../session/staff-session.js'
import { useResult } from '../session/use-result.js'
import { NoteBar } from '../ui/note-bar.js'
import { PageHead } from '../ui/page-head.js'
import { SkeletonRows } from '../ui/skeleton-rows.js'
import { Day } from '../ui/when.js'

const copy = referralCodesCopy.ambassador

/** One ambassador: state, names, codes and history (D-11, D-43). */
export function AmbassadorProfilePage() {
  const { id = '' } = useParams()
  const { viewer } = useStaffSession()
  const { data, refetch, error } = useResult(DeskAmbassadorProfileDocument, { id }, { isLive: true })
  const found = data?.ambassador
  return (
    <>
      <PageHead title={copy.title} note={found && <AmbassadorChip state={found.ambassador.state} />}>
        <ButtonLink to="/ambassadors/all" variant="quiet">
          {copy.allAmbassadors}
        </ButtonLink>
      </PageHead>
      {error && <ErrorView error={error} onRetry={() => void refetch()} />}
      {!found && !error && <SkeletonRows />}
      {found && (
        <div className="desk-split">
          <div className="grid min-w-0 gap-4">
            <section className="desk-panel grid gap-4 p-4" aria-label={copy.label}>
              <p>{referralCodesCopy.ambassadorEffects[found.ambassador.state]}</p>
              <Facts ambassador={found.ambassador} applicationId={found.applicationId} />
              {viewer && holds(viewer, 'REFERRAL_CODE_MANAGE') && (
                <AmbassadorActions ambassador={found.ambassador} onChanged={refetch} />
              )}
            </section>
            {viewer && holds(viewer, 'REFERRAL_REPORT') && <Codes ambassadorId={id} />}
          </div>
          <ChangeHistory changes={found.changes} isOfAmbassador />
        </div>
      )}
    </>
  )
}

interface FactsProps {
  readonly ambassador: AmbassadorEntry
  readonly applicationId: string | null | undefined
}

function Facts({ ambassador: { createdAt, personal, type }, applicationId }: FactsProps) {
  const { viewer } = useStaffSession()
  // Names are never masked for those who change ambassadors.
  const isErased = viewer && holds(viewer, 'REFERRAL_CODE_MANAGE')
  return (
    <>
      {!personal && <NoteBar>{isErased ? copy.erased : copy.note}</NoteBar>}
      <dl className="desk-facts">
        {personal && <Names personal={personal} />}
        <dt>{copy.type}</dt>
        <dd>{referralCodesCopy.types[type]}</dd>
        <dt>{copy.since}</dt>
        <dd>
          <Day at={createdAt} />
        </dd>
        {applicationId && (
          <>
            <dt>{copy.application}</dt>
            <dd>
              <Link to={`/ambassadors/${applicationId}`}>{copy.openApplication}</Link>
            </dd>
          </>
        )}
      </dl>
    </>
  )
}

function Names({ personal }: { readonly personal: NonNullable<AmbassadorEntry['personal']> }) {
  return (
    <>
      <dt>{copy.name}</dt>
      <dd className="wrap-anywhere">{personal.name}</dd>
      <dt>{copy.email}</dt>
      <dd className="wrap-anywhere">{personal.email}</dd>
      <dt>{copy.publicName}</dt>
      <dd className="wrap-anywhere">
        {personal.publicName ?? copy.partner}
        {personal.publicNameAgreedAt && (
          <span className="desk-small block">
            {copy.agreedAt} <Day at={personal.publicNameAgreedAt} />
          </span>
        )}
      </dd>
    </>
  )
}

function Codes({ ambassadorId }: { readonly ambassadorId: string }) {
  const { hasMore, isLoading, items: codes, readMore, error, reload } = useCodePages({ ambassadorId })
  return (
    <section className="desk-panel" aria-label={copy.codes}>
      <div className="desk-panel-head">
        <h2>{copy.codes}</h2>
      </div>
      {error && <ErrorView error={error} onRetry={() => void reload()} />}
      {codes?.length === 0 && <p className="desk-empty">{copy.noCodes}</p>}
      {codes && codes.length > 0 && <CodeTable codes={codes} isOfAmbassador />}
      {hasMore && (
        <Button className="m-4" isBusy={isLoading} onClick={readMore}>
          {referralCodesCopy.list.showMore}
        </Button>
      )}
    </section>
  )
}
