import { ApolloLink } from '@apollo/client'
import { OperationTypeNode } from 'graphql'
import { of, tap } from 'rxjs'

/** CONST-01, CONST-02, D-72: for so long an answer serves; then it is forgotten. */
const freshMs = 5 * 60_000

/**
 * Caches what the browser asked of published content: the same question is answered from memory for five minutes, unless
 * somebody asks anew on purpose (AIR-11). What a form sends always goes out, and nothing of its answer stays (D-72).
 */
export function responseCacheLink(): ApolloLink {
  const cached = new Map<string, ApolloLink.Result>()

  return new ApolloLink((operation, forward) => {
    if (operation.operationType !== OperationTypeNode.QUERY) return forward(operation)
    const { refresh, ...variables } = operation.variables
    const question = `${operation.operationName} ${JSON.stringify(variables)}`
    const known = cached.get(question)
    if (known && refresh !== true) return of(known)
    return forward(operation).pipe(
      tap((answer) => {
        if (!isCacheable(answer)) return
        cached.set(question, answer)
        setTimeout(() => cached.get(question) === answer && cached.delete(question), freshMs)
      }),
    )
  })
}

/** A failure is not cached, nor a list that stands in for one that could not be had (AIR-02, AIR-15). */
function isCacheable({ data, errors }: ApolloLink.Result): boolean {
  const lists = Object.values((data ?? {}) as Record<string, { readonly source?: unknown } | null>)
  return Boolean(data) && !errors && lists.every((list) => list?.source !== 'FALLBACK')
}
