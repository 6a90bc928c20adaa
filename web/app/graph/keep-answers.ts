import { ApolloLink } from '@apollo/client'
import { OperationTypeNode } from 'graphql'
import { of, tap } from 'rxjs'

/** CONST-01, CONST-02, D-72: for so long an answer serves; then it is forgotten. */
const freshMs = 5 * 60_000

/**
 * Keeps what the browser asked of published content: the same question is answered from memory for five minutes, unless
 * somebody asks anew on purpose (AIR-11). What a form sends always goes out, and nothing of its answer stays (D-72).
 */
export function keepAnswers(): ApolloLink {
  const kept = new Map<string, ApolloLink.Result>()

  return new ApolloLink((operation, forward) => {
    if (operation.operationType !== OperationTypeNode.QUERY) return forward(operation)
    const { refresh, ...variables } = operation.variables
    const question = `${operation.operationName} ${JSON.stringify(variables)}`
    const known = kept.get(question)
    if (known && refresh !== true) return of(known)
    return forward(operation).pipe(
      tap((answer) => {
        if (!isWorthKeeping(answer)) return
        kept.set(question, answer)
        setTimeout(() => kept.get(question) === answer && kept.delete(question), freshMs)
      }),
    )
  })
}

/** A failure is not kept, nor a list that stands in for one that could not be had (AIR-02, AIR-15). */
function isWorthKeeping({ data, errors }: ApolloLink.Result): boolean {
  const lists = Object.values((data ?? {}) as Record<string, { readonly source?: unknown } | null>)
  return Boolean(data) && !errors && lists.every((list) => list?.source !== 'FALLBACK')
}
