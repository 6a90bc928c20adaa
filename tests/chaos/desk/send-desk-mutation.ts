import { sendGraphql, staffHeaders } from '../../support/gateway-client.js'
import { answerless, untilSettled, type Attempt } from '../until-settled.js'
import type { Agent, DeskMutationKind } from './desk-work.js'

/** Addresses at which agents work, and their session tokens. */
export interface AgentAccess {
  readonly graphqlUrl: string
  readonly siteUrl: string
  readonly tokens: Readonly<Record<Agent, string>>
}

export interface DeskMutation {
  readonly enquiryId: string
  readonly kind: DeskMutationKind
  readonly by: Agent
  /** Reply to recall. */
  readonly replyId?: string
  /** Version that was seen; without it, it is read first. */
  readonly version?: number
}

/** Outcome of one action. */
export interface DeskMutationOutcome {
  readonly mutation: DeskMutation
  /** `refused` because of another reply to the version that was seen, or because it was too late to recall a reply. */
  readonly end: 'done' | 'refused' | 'unanswered'
  /** Id of a reply. */
  readonly replyId?: string
  readonly durationMs: number
  readonly retries: number
  readonly surprises: readonly string[]
  /** Response to the last attempt of an action that was abandoned. */
  readonly lastReceived?: string
}

type Settled = Pick<DeskMutationOutcome, 'replyId'> & { readonly end: 'done' | 'refused' }

/**
 * Performs an action as a careful agent does, retrying until there is a response. After a lost response or another
 * change, it reads the timeline first, which alone shows whether the action took effect.
 */
export async function sendDeskMutation(access: AgentAccess, mutation: DeskMutation): Promise<DeskMutationOutcome> {
  const startedAt = performance.now()
  let [version, isDoubtful] = [mutation.version, false]
  const { lastReceived, settled, surprises, tries } = await untilSettled(async (): Promise<Attempt<Settled>> => {
    if (version === undefined || isDoubtful) {
      const looked = await readEnquiry(access, mutation)
      if (!('settled' in looked)) return looked
      const before = previousResult(looked.settled, mutation, isDoubtful)
      if (before) return { settled: before }
      version = looked.settled.version
    }
    const attempt = await sendOnce(access, mutation, version)
    isDoubtful = !('settled' in attempt)
    return attempt
  })
  const retries = tries - 1
  return {
    mutation,
    end: 'unanswered',
    ...settled,
    durationMs: performance.now() - startedAt,
    retries,
    surprises,
    ...(lastReceived === undefined ? {} : { lastReceived: `${mutation.kind}: ${lastReceived}` }),
  }
}

/** An enquiry as its page shows it. */
export interface ObservedEnquiry {
  readonly version: number
  readonly lines: readonly { readonly kind: string; readonly by?: string; readonly replyId?: string }[]
}

/** Reads the page of an enquiry. */
export async function readEnquiry(
  access: AgentAccess,
  { by, enquiryId }: DeskMutation,
): Promise<Attempt<ObservedEnquiry>> {
  try {
    const response = await sendGraphql<{ careEnquiry: PageOfEnquiry }>(
      access.graphqlUrl,
      { query: pageQuery, variables: { id: enquiryId } },
      { headers: staffHeaders(access.siteUrl, access.tokens[by]) },
    )
    if (!response.data) return answerless(response)
    const { enquiry, events } = response.data.careEnquiry
    const lines = events.nodes.map(({ actor, reply: ofLine, kind }) => ({
      kind: kind.toLowerCase().replaceAll('_', '-'),
      by: actor?.name,
      replyId: ofLine?.id,
    }))
    return { settled: { version: enquiry.version, lines } }
  } catch {
    return { again: 'no answer' }
  }
}

/**
 * Returns the result of an earlier attempt according to the timeline; undefined while the action is still to be done.
 */
function previousResult(
  { lines }: ObservedEnquiry,
  { by, kind }: DeskMutation,
  isDoubtful: boolean,
): Settled | undefined {
  if (!isDoubtful) return undefined
  const own = lines.find((line) => line.kind === kind && line.by === by)
  if (own) return { end: 'done', replyId: own.replyId }
  return kind === 'replied' && lines.some((line) => line.kind === 'replied') ? { end: 'refused' } : undefined
}

interface PageOfEnquiry {
  readonly enquiry: { readonly version: number }
  readonly events: {
    readonly nodes: readonly {
      readonly kind: string
      readonly actor: { readonly name: string } | null
      readonly reply: { readonly id: string } | null
    }[]
  }
}

const pageQuery = `query ($id: ID!) {
  careEnquiry(id: $id) { enquiry { version } events { nodes { kind actor { name } reply { id } } } } }`

const done = new Set(['CareEnquirySaved', 'ReplyAccepted'])
/** Reads the timeline, because this action may have changed the enquiry. */
const doubtful = new Set(['TemporarilyUnavailable', 'ChangedMeanwhile'])

interface MutationResponse {
  readonly act: { readonly __typename: string; readonly replyId?: string }
}

async function sendOnce(access: AgentAccess, mutation: DeskMutation, version: number): Promise<Attempt<Settled>> {
  const { query, variables } = callOf(mutation, version)
  try {
    const headers = staffHeaders(access.siteUrl, access.tokens[mutation.by])
    const response = await sendGraphql<MutationResponse>(access.graphqlUrl, { query, variables }, { headers })
    if (!response.data) return answerless(response)
    const { __typename, replyId } = response.data.act
    if (done.has(__typename)) return { settled: { end: 'done', replyId } }
    if (doubtful.has(__typename)) return { again: __typename }
    // The timeline shows whether an earlier attempt withdrew it.
    if (__typename === 'ReplyOnItsWay') return await tooLate(access, mutation)
    return { surprise: __typename }
  } catch {
    return { again: 'no answer' }
  }
}

async function tooLate(access: AgentAccess, mutation: DeskMutation): Promise<Attempt<Settled>> {
  const looked = await readEnquiry(access, mutation)
  return 'settled' in looked
    ? { settled: previousResult(looked.settled, mutation, true) ?? { end: 'refused' } }
    : looked
}

interface Call {
  readonly query: string
  readonly variables: object
}

function callOf({ replyId, by, enquiryId: id, kind }: DeskMutation, version: number): Call {
  const key = `${id}-${by}-${version}`
  switch (kind) {
    case 'claimed':
      return call('claimCareEnquiry(id: $id, version: $version)', { id, version })
    case 'taken-over':
      return call('claimCareEnquiry(id: $id, version: $version, takeOver: true)', { id, version })
    case 'noted':
      // The same key for any version, because a note undoes nothing.
      return call('addCareNote(id: $id, note: "Asked twice", idempotencyKey: $key)', { id, key: `${id}-${by}` })
    case 'contacted':
      return call('logCareContact(id: $id, version: $version, channel: PHONE, result: TRIED)', { id, version })
    case 'replied':
      return call(
        `sendReply(id: $id, version: $version, takeOver: true, idempotencyKey: $key, template: "own-words", templateVersion: 1,
          fields: [{ name: "words", value: "We have read your request." }])`,
        { id, version, key },
        '... on ReplyAccepted { replyId }',
      )
    case 'reply-recalled':
      return call('recallReply(id: $id, replyId: $replyId)', { id, replyId })
    case 'waiting':
      return call('setEnquiryStatus(id: $id, version: $version, to: WAITING, snoozeDays: 3)', { id, version })
    case 'closed':
      return call(
        'closeCareEnquiry(id: $id, version: $version, outcome: WITHDRAWN, reason: "They said so on the telephone")',
        { id, version },
      )
  }
}

const types: Readonly<Record<string, string>> = { id: 'ID!', version: 'Int!', key: 'ID', replyId: 'ID!' }

function call(mutation: string, variables: object, more = ''): Call {
  const head = Object.keys(variables).map((name) => `$${name}: ${types[name]}`)
  return { query: `mutation (${head.join(', ')}) { act: ${mutation} { __typename ${more} } }`, variables }
}
