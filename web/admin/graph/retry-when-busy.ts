import { ApolloLink, CombinedGraphQLErrors, ServerError } from '@apollo/client'
import { RetryLink } from '@apollo/client/link/retry'
import { catchError, map, throwError } from 'rxjs'

/**
 * Delay in milliseconds before the next try after the server reported that it is busy; up to the same time is added at
 * random.
 */
const firstWaitMs = 1000
const maxTries = 4

/** Set in the context of a request to allow retries while its result is wanted. */
export interface RetriedContext {
  readonly isWanted?: () => boolean
}

/**
 * Retries while the server is busy: at most three times, after waits that double and vary at random. Desks of one
 * office share an address and its slots (R14); the random waits spread their retries. A final refusal is an error.
 */
export function retryWhenBusy(waitMs = firstWaitMs): ApolloLink {
  const retry = new RetryLink({
    delay: (count) => waitMs * 2 ** (count - 1) * (1 + Math.random()),
    attempts: (count, operation, error) => {
      const { isWanted } = operation.getContext() as RetriedContext
      return count < maxTries && isBusy(error) && isWanted?.() === true
    },
  })
  return retry.concat(rejectionsAsErrors)
}

export function isBusy(error: unknown): boolean {
  return CombinedGraphQLErrors.is(error) && error.errors[0]?.extensions?.['code'] === 'UNAVAILABLE'
}

/** Refusals of the graph, and of servers in front of it, which use its format but not its content type. */
const rejectionsAsErrors = new ApolloLink((operation, forward) =>
  forward(operation).pipe(
    map((result) => {
      if (result.errors) throw new CombinedGraphQLErrors(result)
      return result
    }),
    catchError((error: unknown) => throwError(() => errorIn(error) ?? error)),
  ),
)

function errorIn(error: unknown): CombinedGraphQLErrors | undefined {
  if (!ServerError.is(error)) return undefined
  try {
    const { errors } = JSON.parse(error.bodyText) as { readonly errors?: CombinedGraphQLErrors['errors'] }
    return Array.isArray(errors) ? new CombinedGraphQLErrors({ errors }) : undefined
  } catch {
    return undefined
  }
}
