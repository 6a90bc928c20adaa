import type {
  DeskNewsletterIssueDetailsQuery,
  DeskNewsletterIssueFragment,
  DeskNewsletterSubscribersQuery,
  NewsletterIssueState,
  NewsletterSubscriberState,
} from '../../graph/generated/newsletter/graphql.js'
import { newsletterCopy } from './newsletter.copy.js'

export type Issue = DeskNewsletterIssueFragment
export type IssueDetails = DeskNewsletterIssueDetailsQuery['newsletterIssue']
export type Subscriber = DeskNewsletterSubscribersQuery['newsletterSubscribers']['nodes'][number]

export const issueStates = Object.entries(newsletterCopy.states) as readonly (readonly [NewsletterIssueState, string])[]
export const subscriberStates = Object.entries(newsletterCopy.subscriberStates) as readonly (readonly [
  NewsletterSubscriberState,
  string,
])[]

/** Whether the text of an issue can be changed. */
export function isEditable({ state }: Pick<Issue, 'state'>): boolean {
  return state === 'DRAFT' || state === 'IN_REVIEW' || state === 'APPROVED'
}

/** State of an issue after an action, and its version then. */
export type SavedIssue = Pick<Issue, 'state' | 'version'>

/** Text of an issue as a form holds it. */
export interface IssueText {
  readonly subject: string
  readonly preheader: string
  readonly body: string
}

export const emptyIssue: IssueText = { subject: '', preheader: '', body: '' }

/** Returns the text of an issue as it is stored. */
export function textOfIssue({ body, issue: { subject }, preheader }: IssueDetails): IssueText {
  return { subject, preheader, body }
}

/** Returns the text of an issue in one piece, to compare it. */
export function wholeText({ body, preheader, subject }: IssueText): string {
  return [subject, preheader, body].join('\n\n')
}
