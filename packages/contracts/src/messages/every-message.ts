import type { Question, SenebEvent } from '../define.js'
import * as aiPlanning from './ai-planning/index.js'
import * as content from './content/index.js'
import * as enquiry from './enquiry/index.js'
import * as identity from './identity/index.js'
import * as notification from './notification/index.js'
import * as referral from './referral/index.js'
import { everyOperation } from './operations/operations.js'

const exported: readonly unknown[] = [aiPlanning, content, enquiry, identity, notification, referral].flatMap(
  (messages): unknown[] => Object.values(messages),
)

const isKind = (kind: string) => (value: unknown) =>
  typeof value === 'object' && value !== null && 'kind' in value && value.kind === kind

/** Every question of the platform, from which NATS permissions and docs are generated. */
export const everyQuestion: readonly Question[] = [
  ...(exported.filter(isKind('question')) as readonly Question[]),
  ...everyOperation,
]

/** Every event of the platform, from which streams, consumers, NATS permissions, keys and docs/generated/flow.md are generated. */
export const everyEvent = exported.filter(isKind('event')) as readonly SenebEvent[]
