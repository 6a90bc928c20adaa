import { sendGraphql, staffHeaders } from '../../support/gateway-client.js'
import { answerless, untilSettled, type Attempt } from '../until-settled.js'
import { roleAfter, type StaffMutation } from './staff-mutations.js'

/** URL to which actions are sent, and the session tokens to send them with. */
export interface Sender {
  readonly graphqlUrl: string
  readonly siteUrl: string
  /** Tokens of a person with all permissions, and of one with none. */
  readonly allowed: string
  readonly forbidden: string
}

/** Outcome of one action. */
export interface MutationOutcome {
  readonly mutation: StaffMutation
  /** `refused` as expected, because a role is missing. */
  readonly end: 'done' | 'refused' | 'unanswered'
  readonly durationMs: number
  readonly retries: number
  readonly surprises: readonly string[]
}

/** Sends an action as a careful page does, retrying until there is a response. */
export async function sendMutation(sender: Sender, mutation: StaffMutation): Promise<MutationOutcome> {
  const startedAt = performance.now()
  const senders = mutation.isTwice ? [0, 1] : [0]
  const results = await Promise.all(senders.map(() => untilSettled(() => sendOnce(sender, mutation))))
  const settled = new Set(results.map((end) => end.settled ?? 'unanswered'))
  return {
    mutation,
    end: settled.size === 1 ? ([...settled][0] ?? 'unanswered') : 'unanswered',
    durationMs: performance.now() - startedAt,
    retries: results.reduce((sum, { tries }) => sum + tries - 1, 0),
    surprises: results.flatMap(({ surprises }) => surprises),
  }
}

/**
 * Results that count as done. A repeated request after a lost response finds the action already done; the page then
 * shows it as done.
 */
const done = new Set(['StaffRolesChanged', 'StaffAccessChanged', 'DeadLettersDiscarded', 'DeadLettersSettled'])

async function sendOnce(sender: Sender, mutation: StaffMutation): Promise<Attempt<'done' | 'refused'>> {
  const headers = staffHeaders(sender.siteUrl, mutation.isForbidden ? sender.forbidden : sender.allowed)
  try {
    const response = await sendGraphql<{ act: { __typename: string } }>(
      sender.graphqlUrl,
      { query: `mutation { act: ${callOf(mutation)} { __typename } }` },
      { headers },
    )
    if (!response.data) return answerless(response)
    const { __typename } = response.data.act
    if (__typename === 'NotAllowed' && mutation.isForbidden) return { settled: 'refused' }
    if (done.has(__typename) && !mutation.isForbidden) return { settled: 'done' }
    return __typename === 'TemporarilyUnavailable' ? { again: __typename } : { surprise: __typename }
  } catch {
    return { again: 'no answer' }
  }
}

function callOf({ kind, recordId, service }: StaffMutation): string {
  if (kind === 'change-roles') return `changeStaffRoles(staffId: "${recordId}", roles: [${roleAfter.toUpperCase()}])`
  if (kind === 'change-access') return `changeStaffAccess(staffId: "${recordId}", isActive: false)`
  const serviceEnum = service.toUpperCase().replaceAll('-', '_')
  return `discardDeadLetters(service: ${serviceEnum}, ids: ["${recordId}"], reason: "made by a test")`
}
