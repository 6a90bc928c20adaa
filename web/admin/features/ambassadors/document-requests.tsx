import { When } from '../../ui/when.js'
import { ambassadorsCopy } from './ambassadors.copy.js'
import { documentLabels, type Review } from './application-labels.js'

const copy = ambassadorsCopy.requestedAgain

/** Repeated requests for documents: date, staff member, reason, and whether the documents arrived. */
export function RequestedAgain({ requests }: Pick<Review, 'requests'>) {
  if (requests.length === 0) return null
  return (
    <ul className="grid gap-3" aria-label={copy.label}>
      {requests.map(({ answeredAt, requestedAt, requestedBy, expiresAt, kinds, reason }) => (
        <li key={requestedAt}>
          <p>
            {copy.text(
              requestedBy?.name ?? copy.aTeamMember,
              kinds.map((kind) => documentLabels[kind].toLowerCase()).join(copy.andThe),
            )}{' '}
            <When at={requestedAt} />
          </p>
          <p className="desk-words">{reason}</p>
          <p className="desk-small">
            {answeredAt ? copy.submitted : copy.theLinkWorksUntil} <When at={answeredAt ?? expiresAt} />
          </p>
        </li>
      ))}
    </ul>
  )
}
