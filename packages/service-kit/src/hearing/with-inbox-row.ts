/** The name of a statement, and `with` where it has parts of its own already. */
const beginning = /^\s*(\/\*[^*]*\*\/)\s*(with\s+)?/i

/** By the statement, whose text comes from code and says how many parameters it has. */
const composed = new Map<string, string>()

/**
 * The statement with the inbox row of an event put in front, so that both are one: when the row is there already, nothing
 * of the statement happens. Its consumer, event, time and the record it is about are the four parameters after the `count`
 * of the statement's own. Of an erased record the row would lack its time, which ends the statement as one that is there
 * already does. Throws when the statement does not begin with its name, or is recursive.
 */
export function withInboxRow(sql: string, count: number): string {
  const known = composed.get(sql)
  if (known !== undefined) return known
  const [whole = '', name = '', parts] = beginning.exec(sql) ?? []
  const rest = sql.slice(whole.length)
  if (name === '' || (parts && /^recursive\b/i.test(rest))) {
    throw new Error(`an inbox row can only go in front of a named statement that is not recursive: ${sql.slice(0, 80)}`)
  }
  const [consumer = '', event = '', time = '', about = ''] = [1, 2, 3, 4].map((place) => `$${count + place}`)
  const heardAt = `case when not exists (select from erased_records where record_id = ${about}::uuid) then ${time}::timestamptz end`
  const inboxRow = `inbox_row as (insert into inbox (consumer, event_id, heard_at)
    select ${consumer}::text, ${event}::uuid, ${heardAt})`
  const text = `${name} with ${inboxRow}${parts ? ',' : ''} ${rest}`
  composed.set(sql, text)
  return text
}
