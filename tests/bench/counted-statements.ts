/** One line of pg_stat_statements. */
export interface CountedStatement {
  readonly query: string
  readonly calls: number
}

/** What a service sends beside requests: publishing, wake-ups, cleaning, replaying, readiness. */
const byItself = /from outbox_unpublished|stream_epochs|pg_notify|pg_advisory|dead_letters|^delete from |^select \$1$/
const transactionControl = /^(?:start transaction|begin|commit|rollback)/i
const beginning = /^(?:start transaction|begin)/i
/** What the transactions of a service's own work hold, one each. */
const ofOwnTransaction = /from outbox_unpublished order by|from stream_epochs/

/** Statements that requests send, transaction control aside. */
export function statementsOfRequests(counted: readonly CountedStatement[]): number {
  return callsOf(counted, (query) => !byItself.test(query) && !transactionControl.test(query))
}

/** Round trips that requests cost: their statements, and the beginning and end of each transaction they open. */
export function roundTripsOfRequests(counted: readonly CountedStatement[]): number {
  const begun = callsOf(counted, (query) => beginning.test(query))
  const begunByItself = callsOf(counted, (query) => ofOwnTransaction.test(query))
  return statementsOfRequests(counted) + 2 * Math.max(0, begun - begunByItself)
}

function callsOf(counted: readonly CountedStatement[], isMeant: (query: string) => boolean): number {
  return counted
    .filter(({ query }) => isMeant(query.replace(/\s+/g, ' ').trim()))
    .reduce((sum, { calls }) => sum + calls, 0)
}
