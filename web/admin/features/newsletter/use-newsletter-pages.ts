import {
  DeskNewsletterIssuesDocument,
  DeskNewsletterSubscribersDocument,
  type NewsletterIssueState,
  type NewsletterSubscriberState,
} from '../../graph/generated/newsletter/graphql.js'
import { useConnection } from '../../session/use-connection.js'

/** Issues of a state, page by page. */
export function useIssuePages(filter: { readonly state?: NewsletterIssueState }) {
  return useConnection(DeskNewsletterIssuesDocument, filter, {
    isLive: true,
    listIn: ({ newsletterIssues }) => newsletterIssues,
    keyOf: ({ id }) => id,
  })
}

interface SubscriberFilter {
  readonly state?: NewsletterSubscriberState
  readonly search?: string
}

/** Subscribers of a filter, page by page. */
export function useSubscriberPages(filter: SubscriberFilter) {
  return useConnection(DeskNewsletterSubscribersDocument, filter, {
    listIn: ({ newsletterSubscribers }) => newsletterSubscribers,
    keyOf: ({ id }) => id,
  })
}
