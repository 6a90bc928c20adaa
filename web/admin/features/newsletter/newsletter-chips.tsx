import type { NewsletterIssueState, NewsletterSubscriberState } from '../../graph/generated/newsletter/graphql.js'
import { StatusChip } from '../../ui/status-chip.js'
import { newsletterCopy } from './newsletter.copy.js'

const issueTones = {
  DRAFT: 'info',
  IN_REVIEW: 'warn',
  APPROVED: 'good',
  SCHEDULED: 'warn',
  SENDING: 'warn',
  SENT: 'bare',
  STOPPED: 'bad',
} as const

export function IssueChip({ state }: { readonly state: NewsletterIssueState }) {
  return <StatusChip tone={issueTones[state]}>{newsletterCopy.states[state]}</StatusChip>
}

const subscriberTones = {
  PENDING: 'info',
  CONFIRMED: 'good',
  UNSUBSCRIBED: 'bare',
  BOUNCED: 'warn',
  SUPPRESSED: 'bad',
} as const

export function SubscriberChip({ state }: { readonly state: NewsletterSubscriberState }) {
  return <StatusChip tone={subscriberTones[state]}>{newsletterCopy.subscriberStates[state]}</StatusChip>
}
