import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import { useState } from 'react'

import { postGraph } from '../graph/post-graph.js'
import { refusalIn } from '../graph/refusal.js'
import { useStaffSession } from './staff-session.js'
import { useRefusal } from './use-refusal.js'

/** Does something as the person who is signed in: asks for a proof and goes on where the act wants a fresh one. */
export function useAct<Result, Variables, Union extends object>(
  document: TypedDocumentNode<Result, Variables>,
  resultOf: (data: Result) => Union,
) {
  const { prove, refresh } = useStaffSession()
  const [isBusy, setBusy] = useState(false)
  const [refusal, setRefusal] = useRefusal()

  const once = async (variables: Variables) => {
    const answer = await postGraph(document, variables)
    if ('refusal' in answer) return { refused: answer.refusal }
    const result = resultOf(answer.data)
    return { refused: refusalIn(result), result }
  }
  const act = async (variables: Variables) => {
    if (isBusy) return undefined
    setBusy(true)
    let { refused, result } = await once(variables)
    if (refused?.code === 'FRESH_SIGN_IN_REQUIRED' && (await prove())) ({ refused, result } = await once(variables))
    if (refused?.code === 'SIGN_IN_REQUIRED') await refresh()
    setRefusal(refused)
    setBusy(false)
    return refused ? undefined : (result as Exclude<Union, { readonly code: string }>)
  }
  return { isBusy, refusal, act, clear: () => setRefusal(undefined) }
}
