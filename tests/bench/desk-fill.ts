import type pg from 'pg'

/** One agent has three of ten enquiries; twenty others share the rest. */
export const busyAgentId = '0190f5fe-7c00-7a00-8000-00000000a0a0'
/** Agent without any enquiry. */
export const newAgentId = '0190f5fe-7c00-7a00-8000-00000000b0b0'
/** Name that one in twelve people has, and a name that few have. */
export const commonName = 'baba'
export const rareName = 'mevoza'

/** Even draws from a row's number, each `seed` another: whole numbers below `below`, the same in every run. */
const draw = (seed: number, below: number) => `((hashint8extended(n::bigint, ${seed}) & 1048575) % ${below})`
/** Returns a random number between 0 and 1, with small ones far more often, as names are distributed. */
const skewed = (seed: number, power: number, count: number) =>
  `floor(${count} * power(${draw(seed, 1_000_000)} / 1000000.0, ${power}))::int`
const syllables = `'{ba,ka,ri,so,ne,da,li,mu,to,ve,an,el,is,om,za,he,fa,ju,wi,me}'::text[]`
const word = (index: string, length: number) =>
  Array.from({ length }, (_one, at) => `s[1 + (${index} / ${20 ** at}) % 20]`).join(' || ')

/** Share of enquiries from the first month, so that the list of soon-to-be-erased ones has several pages. */
const oldestOf = 8
const oldestDays = 27
const days = 730

/**
 * Seven of ten are closed and none of the newest tenth; sixty replies were not delivered. $1 total, $2 first and $3
 * last of this statement; the oldest is the first, over two years
 */
const enquiriesSql = `/* fillEnquiries */
  insert into enquiry.care_enquiries (id, kind, reference, version, state, outcome, submitted_at, due_at,
    first_replied_at, last_activity_at, assignee_id, full_name, email, phone_number, treatment_type, procedure, country,
    is_referred, has_mail_problem, search_terms)
  select pg_temp.uuid_v7(), case when ${draw(1, 5)} = 0 then 'consultation' else 'trip-plan' end,
    'SNB-' || upper(code), 3, state,
    case when state = 'closed' then case ${draw(2, 100)} when 0 then 'test' when 1 then 'spam' else 'answered' end end,
    at, at + interval '24 hours',
    case when state <> 'new' and ${draw(3, 100)} >= case state when 'open' then 25 when 'waiting' then 12 else 4 end then at + ${draw(4, 30)} * interval '1 hour' end, at,
    case when state = 'new' and ${draw(5, 2)} = 0 or ${draw(6, 20)} = 0 then null
      when ${draw(7, 10)} < 3 then '${busyAgentId}'::uuid
      else ('0190f5fe-7c00-7a00-8000-0000000000' || lpad((10 + ${draw(8, 20)})::text, 2, '0'))::uuid end,
    initcap(first || ' ' || last), first || '.' || last || n || '@' ||
      case when ${draw(9, 10)} < 6 then 'gmail.com' else 'mail' || ${draw(10, 40)} || '.example' end,
    '+20' || (1000000000 + (n::bigint * 104729) % 900000000), 'Dental Care', 'Veneers', 'France', false, is_undelivered,
    array['snb' || code, code, first, last, last || n]
      || array(select substr('20' || (1000000000 + (n::bigint * 104729) % 900000000), at) from generate_series(1, 9) at)
  from generate_series($2::int, $3::int) n,
    lateral (select lpad(to_hex((n::bigint * 7919) % 16777213), 6, '0') as code) codes,
    lateral (select ${syllables} as s) parts,
    lateral (select ${word(skewed(11, 3, 8000), 3)} as first, ${word(skewed(12, 2, 160_000), 4)} as last) names,
    lateral (select $1::int / ${oldestOf} as oldest) months,
    lateral (select case when n <= oldest then now() - interval '${days} days' + n * (interval '${oldestDays} days' / oldest)
        else now() - ($1::int - n) * (interval '${days - oldestDays} days' / ($1::int - oldest)) end as at,
      n % ($1::int / 60) = 7 as is_undelivered) times,
    lateral (select case when is_undelivered then 'open' when n <= 0.9 * $1::int and ${draw(13, 100)} < 78 then 'closed'
      when ${draw(14, 100)} < 50 then 'waiting' when ${draw(14, 100)} < 83 then 'open' else 'new' end as state) states`

/** Eight lines for each enquiry. $1 offset, $2 limit */
const eventsSql = `/* fillEvents */
  insert into enquiry.care_events (id, enquiry_id, at, kind, actor_id)
  select pg_temp.uuid_v7(), c.id, c.submitted_at + k * interval '20 minutes',
    ('{submitted,claimed,noted,contacted,noted,waiting,reopened,closed}'::text[])[1 + k],
    case when k > 0 then '${busyAgentId}'::uuid end
  from (select id, submitted_at from enquiry.care_enquiries order by submitted_at, id offset $1 limit $2) c,
    generate_series(0, 7) k`

const enquiriesAtOnce = 250_000

/**
 * Fills the service's own tables with the given number of enquiries and eight times as many events; indexes are created
 * at the end.
 */
export async function fillDesk(client: pg.Client, enquiries: number): Promise<void> {
  await client.query('set synchronous_commit = off')
  await client.query(`set maintenance_work_mem = '512MB'`)
  // Foreign keys hold by construction; checking millions of them would take most of the time.
  await client.query('set session_replication_role = replica')
  const indexes = await dropIndexes(client)
  for (let from = 0; from < enquiries; from += enquiriesAtOnce) {
    await client.query(enquiriesSql, [enquiries, from + 1, Math.min(enquiries, from + enquiriesAtOnce)])
  }
  for (let from = 0; from < enquiries; from += enquiriesAtOnce) {
    await client.query(eventsSql, [from, enquiriesAtOnce])
  }
  for (const index of indexes) await client.query(index)
  await client.query('set session_replication_role = origin')
  await client.query('vacuum analyze enquiry.care_enquiries, enquiry.care_events')
  await client.query('checkpoint')
}

/** Drops the indexes that no constraint needs, and returns the statements that create them again. */
async function dropIndexes(client: pg.Client): Promise<readonly string[]> {
  const { rows } = await client.query<{ name: string; made: string }>(
    `select i.indexrelid::regclass::text as name, pg_get_indexdef(i.indexrelid) as made from pg_index i
     where i.indrelid in ('enquiry.care_enquiries'::regclass, 'enquiry.care_events'::regclass) and not i.indisprimary`,
  )
  for (const { name } of rows) await client.query(`drop index ${name}`)
  return rows.map(({ made }) => made)
}
