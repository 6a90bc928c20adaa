import { ButtonLink } from '@seneb/ui/button-link'
import { Link, useParams } from 'react-router'

import { ChangeHistory } from '../features/referral-codes/change-history.js'
import { CodeActions } from '../features/referral-codes/code-actions.js'
import { CodeChip } from '../features/referral-codes/code-chip.js'
import { CodeFigures } from '../features/referral-codes/code-figures.js'
import { OwnerName } from '../features/referral-codes/code-table.js'
import { codePath, hasForeignLetters, type Code } from '../features/referral-codes/referral-code.js'
import { referralCodesCopy } from '../features/referral-codes/referral-codes.copy.js'
import { DeskReferralCodeReportDocument } from '../graph/generated/referral-codes/graphql.js'
import { ErrorView } from '../session/error-view.js'
import { holds, useStaffSession } from '../session/staff-session.js'
import { useResult } from '../session/use-result.js'
import { NoteBar } from '../ui/note-bar.js'
import { PageHead } from '../ui/page-head.js'
import { SkeletonRows } from '../ui/skeleton-rows.js'
import { When } from '../ui/when.js'

const copy = referralCodesCopy.code
const weeks = 12

/** One code: its state, the text for visitors, its actions, figures and history (REF-06). */
export function ReferralCodePage() {
  const { code: id = '' } = useParams()
  const { viewer } = useStaffSession()
  const { data, refetch, error } = useResult(DeskReferralCodeReportDocument, { id, weeks }, { isLive: true })
  const report = data?.referralCode
  return (
    <>
      <PageHead title={copy.title} titleNote={report?.code.id} note={report && <CodeChip state={report.code.state} />}>
        <ButtonLink to="/referral-codes" variant="quiet">
          {copy.allCodes}
        </ButtonLink>
      </PageHead>
      {error && <ErrorView error={error} onRetry={() => void refetch()} />}
      {!report && !error && <SkeletonRows />}
      {report && (
        <div className="desk-split">
          <div className="grid min-w-0 gap-4">
            <section className="desk-panel grid gap-4 p-4" aria-label={copy.label}>
              <p>{referralCodesCopy.effects[report.code.state]}</p>
              {hasForeignLetters(report.code.id) && (
                <NoteBar tone="warn">{referralCodesCopy.list.foreignLetters}</NoteBar>
              )}
              <CodeFacts code={report.code} />
              {viewer && holds(viewer, 'REFERRAL_CODE_MANAGE') && (
                <CodeActions code={report.code} onChanged={refetch} />
              )}
            </section>
            <CodeFigures report={report} />
          </div>
          <ChangeHistory changes={report.changes} />
        </div>
      )}
    </>
  )
}

function CodeFacts({ code: { createdAt, id, label, mergedInto, owner, state, type } }: { readonly code: Code }) {
  return (
    <dl className="desk-facts">
      {owner && (
        <>
          <dt>{state === 'ASSIGNED' ? copy.owner : copy.lastOwner}</dt>
          <dd>
            <OwnerName owner={owner} />
          </dd>
        </>
      )}
      {mergedInto && (
        <>
          <dt>{copy.mergedInto}</dt>
          <dd>
            <Link to={codePath(mergedInto)}>{mergedInto}</Link>
          </dd>
        </>
      )}
      {type && (
        <>
          <dt>{copy.type}</dt>
          <dd>{referralCodesCopy.types[type]}</dd>
        </>
      )}
      {label && (
        <>
          <dt>{copy.purpose}</dt>
          <dd className="wrap-anywhere">{label}</dd>
        </>
      )}
      {state !== 'UNVERIFIED' && (
        <>
          <dt>{copy.links}</dt>
          <dd className="wrap-anywhere">{`/r/${id}  /t/${id}`}</dd>
        </>
      )}
      <dt>{copy.createdAt}</dt>
      <dd>
        <When at={createdAt} />
      </dd>
    </dl>
  )
}
