import type { OperationVariables } from '@apollo/client'
import { useMutation } from '@apollo/client/react'
import type { TypedDocumentNode } from '@graphql-typed-document-node/core'

import { answerOf } from '../graph/ask-desk.js'
import { errorIn } from '../graph/refusal.js'
import { useStaffSession } from './staff-session.js'
import { useError } from './use-refusal.js'

/**
 * Does something as the person who is signed in, and holds why the last time it was not done; twice at once is once.
 * `resultOf` picks the union that the mutation gives.
 */
export function useDeskMutation<Result, Variables extends OperationVariables, Union extends object>(
  document: TypedDocumentNode<Result, Variables>,
  resultOf: (data: Result) => Union,
) {
  const { refresh } = useStaffSession()
  const [mutate, { loading: isBusy }] = useMutation(document as TypedDocumentNode<Result>)
  const [refusal, setError] = useError()
  const act = async (variables: Variables) => {
    if (isBusy) return undefined
    const answer = await answerOf<Result>(mutate({ variables }))
    const result = 'data' in answer ? resultOf(answer.data) : undefined
    const refused = 'refusal' in answer ? answer.refusal : result && errorIn(result)
    if (refused?.code === 'SIGN_IN_REQUIRED') await refresh()
    setError(refused)
    return refused ? undefined : (result as Exclude<Union, { readonly code: string }>)
  }
  return { isBusy, refusal, act, clear: () => setError(undefined) }
}
