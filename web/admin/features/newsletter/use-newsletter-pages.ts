import {
  DeskNewsletterIssuesDocument,
  DeskNewsletterSubscribersDocument,
  type NewsletterIssueState,
  type NewsletterSubscriberState,
} from '../../graph/generated/newsletter/graphql.js'
import { useRequestDesk } from '../../graph/request-desk.js'
import { useLaterPages, type ListPage } from '../../session/use-later-pages.js'
import { useResult } from '../../session/use-result.js'
import type { Issue, Subscriber } from './newsletter-issue.js'

/** Issues of a state, page by page. */
export function useIssuePages(filter: { readonly state?: NewsletterIssueState }) {
  const request = useRequestDesk()
  const response = useResult(DeskNewsletterIssuesDocument, filter, { isLive: true })
  const first = response.data?.newsletterIssues
  const pages = useLaterPages({
    of: JSON.stringify(filter),
    first: first && pageOf<Issue>(first),
    keyOf: ({ id }: Issue) => id,
    read: async (after: string) => {
      const page = await request(DeskNewsletterIssuesDocument, { ...filter, after })
      return 'data' in page ? pageOf<Issue>(page.data.newsletterIssues) : page
    },
  })
  return { ...pages, error: response.error ?? pages.error, isLoading: response.isLoading, reload: response.refetch }
}

interface SubscriberFilter {
  readonly state?: NewsletterSubscriberState
  readonly search?: string
}

/** Subscribers of a filter, page by page. */
export function useSubscriberPages(filter: SubscriberFilter) {
  const request = useRequestDesk()
  const response = useResult(DeskNewsletterSubscribersDocument, filter)
  const first = response.data?.newsletterSubscribers
  const pages = useLaterPages({
    of: JSON.stringify(filter),
    first: first && pageOf<Subscriber>(first),
    keyOf: ({ id }: Subscriber) => id,
    read: async (after: string) => {
      const page = await request(DeskNewsletterSubscribersDocument, { ...filter, after })
      return 'data' in page ? pageOf<Subscriber>(page.data.newsletterSubscribers) : page
    },
  })
  return { ...pages, error: response.error ?? pages.error, isLoading: response.isLoading, reload: response.refetch }
}

interface Page<Item> {
  readonly nodes: readonly Item[]
  readonly pageInfo: { readonly endCursor?: string | null }
}

function pageOf<Item>({ nodes, pageInfo }: Page<Item>): ListPage<Item, string> {
  return { items: nodes, next: pageInfo.endCursor ?? undefined }
}
