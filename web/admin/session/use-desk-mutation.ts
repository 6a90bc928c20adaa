import type { OperationVariables } from '@apollo/client'
import { useMutation } from '@apollo/client/react'
import type { TypedDocumentNode } from '@graphql-typed-document-node/core'

import { toResult } from '../graph/request-desk.js'
import { errorIn, type DeskError } from '../graph/desk-error.js'
import { useStaffSession } from './staff-session.js'
import { useError } from './use-error.js'

/**
 * Runs a mutation as the signed-in person and holds its last failure; concurrent calls run once. `resultOf` selects the
 * mutation's union. A button that may disappear leaves its failure to the part around it, by `onError`.
 */
export function useDeskMutation<Result, Variables extends OperationVariables, Union extends object>(
  document: TypedDocumentNode<Result, Variables>,
  resultOf: (data: Result) => Union,
  onError?: (error: DeskError | undefined) => void,
) {
  const { refresh } = useStaffSession()
  const [mutate, { loading: isBusy }] = useMutation(document as TypedDocumentNode<Result>)
  const [error, setError] = useError()
  const mutateOnce = async (variables: Variables) => {
    if (isBusy) return undefined
    const response = await toResult<Result>(mutate({ variables }))
    const result = 'data' in response ? resultOf(response.data) : undefined
    const mutationError = 'error' in response ? response.error : result && errorIn(result)
    if (mutationError?.code === 'SIGN_IN_REQUIRED') await refresh()
    setError(mutationError)
    onError?.(mutationError)
    return mutationError ? undefined : (result as Exclude<Union, { readonly code: string }>)
  }
  return { isBusy, error, mutate: mutateOnce, clear: () => setError(undefined) }
}
