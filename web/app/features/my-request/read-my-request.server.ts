import { randomUUID } from 'node:crypto'

import { MyRequestDocument, type MyRequestQuery } from '../../graph/generated/graphql.js'
import type { RequestGraph } from '../../graph/load-context.js'
import { myRequestCopy, type DoneName, type ProblemName } from './my-request.copy.js'

/** The request as its page shows it. */
export type ShownRequest = NonNullable<MyRequestQuery['myRequest']>

/** Data of the page: the request of the session, or the forms that open one. */
export interface MyRequestPage {
  readonly request: ShownRequest | undefined
  /** Whether the gateway was out of reach, so that it is unknown whether there is a session. */
  readonly isUnavailable: boolean
  /** Whether the page asks for the code of an email. */
  readonly isForCode: boolean
  readonly done: DoneName | undefined
  readonly problem: ProblemName | undefined
  /** Whether the messages are a later page of their list. */
  readonly isEarlierMessages: boolean
  /** Random part of the keys of the page's forms, under which one press counts once. */
  readonly formKey: string
  /** Time of the response, for the remaining time of a promise. */
  readonly now: string
}

const maxCursorLength = 200

/** Reads the request of the session's cookie; reading changes nothing. */
export async function readMyRequest(url: URL, queryGraph: RequestGraph): Promise<MyRequestPage> {
  const { searchParams } = url
  const after = searchParams.get('after')?.slice(0, maxCursorLength) ?? null
  const reading = await queryGraph(MyRequestDocument, { after })
  const request = reading.data?.myRequest ?? undefined
  const isUnavailable = reading.unavailable !== undefined
  const done = keyIn(myRequestCopy.done, searchParams.get('done'))
  // An old tab names a result whose session has ended since.
  const isEnded = done !== undefined && done !== 'closed' && !request && !isUnavailable
  return {
    request,
    isUnavailable,
    isForCode: searchParams.get('step') === 'code',
    done: isEnded ? undefined : done,
    problem: isEnded ? 'ended' : keyIn(myRequestCopy.problems, searchParams.get('problem')),
    isEarlierMessages: after !== null,
    formKey: randomUUID(),
    now: new Date().toISOString(),
  }
}

function keyIn<Names extends object>(names: Names, value: string | null): keyof Names | undefined {
  return value !== null && Object.hasOwn(names, value) ? (value as keyof Names) : undefined
}
