/** The name of a statement, and `with` where it has parts of its own already. */
const beginning = /^\s*(\/\*[^*]*\*\/)\s*(with\s+)?/i

/** By the statement, whose text comes from code and says how many parameters it has. */
const composed = new Map<string, string>()

/**
 * The statement with the inbox row of an event put in front, so that both are one: when the row is there already, nothing
 * of the statement happens. Its consumer, event and time are the three parameters after the `count` of the statement's
 * own. Throws when the statement does not begin with its name, or is recursive.
 */
export function withInboxRow(sql: string, count: number): string {
  const known = composed.get(sql)
  if (known !== undefined) return known
  const [whole = '', name = '', parts] = beginning.exec(sql) ?? []
  const rest = sql.slice(whole.length)
  if (name === '' || (parts && /^recursive\b/i.test(rest))) {
    throw new Error(`an inbox row can only go in front of a named statement that is not recursive: ${sql.slice(0, 80)}`)
  }
  const places = [1, 2, 3].map((place) => `$${count + place}`).join(', ')
  const inboxRow = `inbox_row as (insert into inbox (consumer, event_id, heard_at) values (${places}))`
  const text = `${name} with ${inboxRow}${parts ? ',' : ''} ${rest}`
  composed.set(sql, text)
  return text
}
