import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import { useState } from 'react'

import { postGraph } from '../graph/post-graph.js'
import { errorIn, type Refusal } from '../graph/refusal.js'
import { useError } from './use-refusal.js'

interface Sending<Variables, Done> {
  readonly isBusy: boolean
  /** Why the last one was not done. */
  readonly refusal: Refusal | undefined
  /** Gives what was done, or nothing when it was refused. */
  readonly send: (variables: Variables) => Promise<Done | undefined>
}

/** Sends one mutation and holds what became of it; twice at once is once. `resultOf` picks its union. */
export function useSending<Result, Variables, Union extends object>(
  document: TypedDocumentNode<Result, Variables>,
  resultOf: (data: Result) => Union,
): Sending<Variables, Exclude<Union, { readonly code: string }>> {
  const [isBusy, setBusy] = useState(false)
  const [refusal, setError] = useError()
  const send = async (variables: Variables) => {
    if (isBusy) return undefined
    setBusy(true)
    const answer = await postGraph(document, variables)
    const result = 'data' in answer ? resultOf(answer.data) : undefined
    const refused = 'refusal' in answer ? answer.refusal : result && errorIn(result)
    setError(refused)
    setBusy(false)
    return refused ? undefined : (result as Exclude<Union, { readonly code: string }>)
  }
  return { isBusy, refusal, send }
}
