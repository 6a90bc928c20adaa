import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import { useState } from 'react'

import { postGraph } from '../graph/post-graph.js'
import { errorIn, type DeskError } from '../graph/desk-error.js'
import { useError } from './use-error.js'

interface Sending<Variables, Done> {
  readonly isBusy: boolean
  /** Reason why the last mutation failed. */
  readonly error: DeskError | undefined
  /** Resolves to the result, or to undefined when the mutation was rejected. */
  readonly send: (variables: Variables) => Promise<Done | undefined>
}

/** Sends one mutation at a time and holds its outcome. `resultOf` selects its union. */
export function useSending<Result, Variables, Union extends object>(
  document: TypedDocumentNode<Result, Variables>,
  resultOf: (data: Result) => Union,
): Sending<Variables, Exclude<Union, { readonly code: string }>> {
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useError()
  const send = async (variables: Variables) => {
    if (isBusy) return undefined
    setBusy(true)
    const response = await postGraph(document, variables)
    const result = 'data' in response ? resultOf(response.data) : undefined
    const sendError = 'error' in response ? response.error : result && errorIn(result)
    setError(sendError)
    setBusy(false)
    return sendError ? undefined : (result as Exclude<Union, { readonly code: string }>)
  }
  return { isBusy, error, send }
}
