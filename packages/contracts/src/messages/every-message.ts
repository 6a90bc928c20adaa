import type { Question, SenebEvent } from '../define.js'
import * as aiPlanning from './ai-planning.messages.js'
import * as content from './content.messages.js'
import * as enquiry from './enquiry.messages.js'
import * as notification from './notification.messages.js'
import * as published from './published.messages.js'
import * as referral from './referral.messages.js'

const declared = [aiPlanning, content, enquiry, notification, published, referral].flatMap((messages): unknown[] =>
  Object.values(messages),
)

const isKind = (kind: string) => (value: unknown) =>
  typeof value === 'object' && value !== null && 'kind' in value && value.kind === kind

/** Every question of the platform, from which NATS permissions and docs are generated. */
export const everyQuestion = declared.filter(isKind('question')) as readonly Question[]

/** Every event of the platform, from which streams, consumers, NATS permissions and docs/flow.md are generated. */
export const everyEvent = declared.filter(isKind('event')) as readonly SenebEvent[]
