import { ButtonLink } from '@seneb/ui/button-link'
import { useParams } from 'react-router'

import { ApplicationChip } from '../features/ambassadors/application-chip.js'
import { ApplicationDocuments } from '../features/ambassadors/application-documents.js'
import { ApplicationFacts } from '../features/ambassadors/application-facts.js'
import { ApplicationRights } from '../features/ambassadors/application-rights.js'
import type { Review } from '../features/ambassadors/application-labels.js'
import { Decision } from '../features/ambassadors/decision.js'
import { DeskApplicationReviewDocument } from '../graph/generated/ambassadors/graphql.js'
import { ErrorView } from '../session/error-view.js'
import { holds, useStaffSession } from '../session/staff-session.js'
import { useResult } from '../session/use-result.js'
import { PageHead } from '../ui/page-head.js'
import { SkeletonRows } from '../ui/skeleton-rows.js'
import { When } from '../ui/when.js'
import { ambassadorsCopy } from '../features/ambassadors/ambassadors.copy.js'

const copy = ambassadorsCopy.ambassadorPage

/** One application to become an ambassador: the applicant, the answers and documents, and its decision (D-43). */
export function AmbassadorPage() {
  const { id = '' } = useParams()
  const { viewer } = useStaffSession()
  const { data, refetch, error } = useResult(DeskApplicationReviewDocument, { id }, { isLive: true })
  const review = data?.ambassadorApplication
  const isOpen = review?.application.status === 'PENDING'
  return (
    <>
      <PageHead
        title={review ? copy.titleOf(review.application.reference) : copy.title}
        note={review && <ApplicationChip status={review.application.status} />}
      >
        <ButtonLink to="/ambassadors" variant="quiet">
          {copy.allApplications}
        </ButtonLink>
      </PageHead>
      {error && <ErrorView error={error} onRetry={() => void refetch()} />}
      {!review && !error && <SkeletonRows />}
      {review && (
        <div className="desk-split">
          <div className="grid min-w-0 gap-4">
            <section className="desk-panel grid gap-4 p-4" aria-label={copy.label}>
              {isOpen ? <p>{copy.noDecisionYet}</p> : <Decided review={review} />}
              {isOpen && viewer && holds(viewer, 'AMBASSADOR_DECIDE') && (
                <Decision application={review.application} onChanged={refetch} />
              )}
            </section>
            <ApplicationDocuments review={review} onChanged={refetch} />
            <ApplicationRights application={review.application} />
          </div>
          <ApplicationFacts review={review} />
        </div>
      )}
    </>
  )
}

function Decided({ review: { application, referralCode, rejectionReason } }: { readonly review: Review }) {
  const { decidedAt, decidedBy, status } = application
  return (
    <>
      <p>
        {decidedBy?.name ?? copy.aTeamMember} {status === 'APPROVED' ? copy.approvedIt : copy.rejectedIt}
        {decidedAt && (
          <>
            , <When at={decidedAt} />
          </>
        )}
      </p>
      {referralCode && <p>{copy.theirCodeIs(referralCode)}</p>}
      {rejectionReason && <p className="desk-words">{rejectionReason}</p>}
    </>
  )
}
