import { SteadyClient } from '@seneb/service-kit/storing/data-source'

/** The statements that the pools of this process send to PostgreSQL while `fn` runs, whoever asks for them; `sent` is told of each. */
export async function statementsOf(
  fn: () => Promise<unknown>,
  sent: (sql: string) => void = () => undefined,
): Promise<string[]> {
  const prototype = SteadyClient.prototype as unknown as { query: (...args: unknown[]) => unknown }
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
    // What is inherited is seen again.
    Reflect.deleteProperty(prototype, 'query')
  }
  return seen
}
