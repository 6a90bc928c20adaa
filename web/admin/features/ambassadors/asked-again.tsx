import { When } from '../../ui/when.js'
import { documentWords, type Review } from './application-words.js'

/** Repeated requests for documents: when, by which staff member and why, and whether the documents arrived. */
export function AskedAgain({ requests }: Pick<Review, 'requests'>) {
  if (requests.length === 0) return null
  return (
    <ul className="grid gap-3" aria-label="Asked for again">
      {requests.map(({ answeredAt, askedAt, askedBy, expiresAt, kinds, reason }) => (
        <li key={askedAt}>
          <p>
            {askedBy?.name ?? 'A team member'} asked for the{' '}
            {kinds.map((kind) => documentWords[kind].toLowerCase()).join(' and the ')} again, <When at={askedAt} />
          </p>
          <p className="desk-words">{reason}</p>
          <p className="desk-small">
            {answeredAt ? 'Came in' : 'The link works until'} <When at={answeredAt ?? expiresAt} />
          </p>
        </li>
      ))}
    </ul>
  )
}
