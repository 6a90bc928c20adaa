import type { DeskError } from '../../graph/desk-error.js'
import { DeskTelephoneFactsDocument } from '../../graph/generated/telephone/graphql.js'
import { ErrorView } from '../../session/error-view.js'
import { holds, useStaffSession } from '../../session/staff-session.js'
import { useResult } from '../../session/use-result.js'
import { SectionTitle } from '../../ui/section-title.js'
import { SkeletonRows } from '../../ui/skeleton-rows.js'
import { Consent } from './consents-dialog.js'
import { telephoneCopy } from './telephone.copy.js'

const copy = telephoneCopy.withdrawnEnquiry

interface WithdrawnEnquiryProps {
  readonly id: string
  /** Reason why the enquiry is not shown, when no consent can be restored. */
  readonly error: DeskError
  /** Loads the enquiry again. */
  readonly onRetry: () => void
}

/** An enquiry that is set aside because its consent is withdrawn, with the consents that the patient may restore. */
export function WithdrawnEnquiry({ error, id, onRetry }: WithdrawnEnquiryProps) {
  const { viewer } = useStaffSession()
  const { data, error: unread, refetch } = useResult(DeskTelephoneFactsDocument, { id })
  if (!data && !unread) return <SkeletonRows />
  const restorable = data?.telephoneFacts.consents.filter(({ undoUntil }) => undoUntil) ?? []
  if (restorable.length === 0 || !viewer || !holds(viewer, 'ENQUIRY_WORK')) {
    return <ErrorView error={error} onRetry={onRetry} />
  }
  const changed = async () => {
    await refetch()
    onRetry()
  }
  return (
    <section className="desk-panel" aria-label={copy.label}>
      <div className="desk-panel-head">
        <SectionTitle>{copy.label}</SectionTitle>
      </div>
      <div className="grid gap-4 p-4">
        <p>{copy.text}</p>
        <ul className="grid gap-4">
          {restorable.map((consent) => (
            <Consent key={consent.purpose} consent={consent} enquiry={{ id, version: 0 }} onChanged={changed} />
          ))}
        </ul>
      </div>
    </section>
  )
}
