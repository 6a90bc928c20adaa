import type { PooledDataSource } from '@seneb/service-kit/storing/data-source'

/** The statements that the connections of a pool send to PostgreSQL while `fn` runs, whoever asks for them; `sent` is told of each. */
export async function statementsOf(
  dataSource: PooledDataSource,
  fn: () => Promise<unknown>,
  sent: (sql: string) => void = () => undefined,
): Promise<string[]> {
  const client = await dataSource.pool.connect()
  client.release()
  const prototype = Object.getPrototypeOf(client) as { query: (...args: unknown[]) => unknown }
  const real = prototype.query
  const seen: string[] = []
  prototype.query = function (this: unknown, ...args: unknown[]) {
    const [first] = args
    const sql = typeof first === 'string' ? first : (first as { text: string }).text
    seen.push(sql)
    sent(sql)
    return real.apply(this, args)
  }
  try {
    await fn()
  } finally {
    prototype.query = real
  }
  return seen
}
