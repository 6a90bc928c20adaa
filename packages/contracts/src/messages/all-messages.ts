import type { RequestContract, EventContract } from '../define.js'
import * as aiPlanning from './ai-planning/index.js'
import * as content from './content/index.js'
import * as enquiry from './enquiry/index.js'
import * as identity from './identity/index.js'
import * as notification from './notification/index.js'
import * as referral from './referral/index.js'
import { allOperations } from './operations/operations.js'

const exported: readonly unknown[] = [aiPlanning, content, enquiry, identity, notification, referral].flatMap(
  (messages): unknown[] => Object.values(messages),
)

const isKind = (kind: string) => (value: unknown) =>
  typeof value === 'object' && value !== null && 'kind' in value && value.kind === kind

/** Every request of the platform, from which NATS permissions and docs are generated. */
export const allRequests: readonly RequestContract[] = [
  ...(exported.filter(isKind('request')) as readonly RequestContract[]),
  ...allOperations,
]

/** Every event of the platform, from which streams, consumers, NATS permissions, keys and docs/generated/flow.md are generated. */
export const allEvents = exported.filter(isKind('event')) as readonly EventContract[]
