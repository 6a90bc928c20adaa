import {
  DeskUnmatchedEmailsDocument,
  type DeskUnmatchedEmailsQuery,
} from '../../graph/generated/unmatched-emails/graphql.js'
import { useConnection } from '../../session/use-connection.js'

export type UnmatchedEmail = DeskUnmatchedEmailsQuery['unmatchedEmails']['nodes'][number]

/** Interval in milliseconds at which the list is loaded again; no hint announces an email without an enquiry. */
const everyMs = 30_000

/** Loads received emails that belong to no enquiry, oldest first. */
export function useUnmatchedEmails() {
  return useConnection(
    DeskUnmatchedEmailsDocument,
    {},
    { everyMs, listIn: ({ unmatchedEmails }) => unmatchedEmails, keyOf: ({ id }) => id },
  )
}
