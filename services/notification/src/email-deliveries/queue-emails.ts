/** The columns of a mail that is queued, in the order in which `queueEmails` wants their lists. */
const columns = [
  'id uuid',
  'kind text',
  'cause_id uuid',
  'cause_kind text',
  'occasion text',
  'sealed_body bytea',
  'template text',
  'recipient_digest text',
  'message_id text',
  'outcome_when_failed text',
  'traceparent text',
].map((column) => column.split(' ') as [name: string, type: string])

export const columnTypes = columns.map(([, type]) => type)

/**
 * A part of a statement: queues mails, each unless its cause has one of its kind for the occasion. One list for each column
 * of `columns`, beginning with parameter `from`.
 */
export function queueEmails(from: number): string {
  const names = columns.map(([name]) => name).join(', ')
  const lists = columns.map(([, type], at) => `$${from + at}::${type}[]`).join(', ')
  return `insert into email_deliveries (${names}, state, attempts, next_attempt_at, queued_at)
  select ${columns.map(([name]) => `m.${name}`).join(', ')}, 'queued', 0, t, t
  from unnest(${lists}) as m (${names}), (select clock_timestamp() as t) now
  on conflict (cause_id, kind, occasion) do nothing`
}
