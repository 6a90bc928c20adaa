import { InMemoryCache } from '@apollo/client'

/** Lines have ids of their own plan or version alone, so that one must never stand in for another's. */
const ownLines = { keyFields: false } as const

/** What the desk keeps of answers while it is open. */
export function staffCache(): InMemoryCache {
  return new InMemoryCache({
    typePolicies: { CarePlanLine: ownLines, CarePlanRemovedLine: ownLines, CarePlanTextLine: ownLines },
  })
}
