import pg from 'pg'

/** Edits as the tables show them, each by its marker, and every change with the number that it is of its record. */
export interface EditFacts {
  /** Markers in the texts. */
  readonly texts: readonly string[]
  /** Markers in the versions of the settings, and in those of the prices. */
  readonly settings: readonly string[]
  readonly prices: readonly string[]
  /** `record#n` for the n-th change of a record, and for its n-th entry in the audit trail. */
  readonly changes: readonly string[]
  readonly entries: readonly string[]
  /** Records whose published text is not the one of their published version. */
  readonly torn: readonly string[]
}

const textsSql = `
  select distinct on (key) content ->> 'answer' as answer
  from content.publication_versions
  where kind = 'faq' and key like 'chaos-%'
  order by key, number desc`

const settingsSql = `
  select change ->> 'after' as marker
  from content.setting_versions, jsonb_array_elements(changes) change
  where group_key = 'values-page'`

const pricesSql = `
  select c.note as marker from content.price_versions v join content.price_changes c on c.id = v.change_id`

/** Every change increments the revision. The first version of settings is the state before the first change. */
const changesSql = `
  select kind || '/' || key || '#' || n as change
  from content.publication_heads, generate_series(1, revision) n where key like 'chaos-%'
  union all
  select group_key || '#' || version - 1 from content.setting_versions where version > 1
  union all
  select id || '#' || n from content.price_changes, generate_series(1, version) n`

const entriesSql = `
  select object_id || '#' || row_number() over (partition by object_id order by seq) as entry
  from identity.audit_entries
  where object_kind in ('publication', 'settings', 'price-change')`

const tornSql = `
  select p.key from content.publications p
  join content.publication_versions v on v.kind = p.kind and v.key = p.key and v.state = 'published'
  where p.kind = 'faq' and p.key like 'chaos-%' and p.content ->> 'answer' <> v.content ->> 'answer'`

/** Reads the schemas of content and identity as the superuser, who has access to both. */
export async function readEditFacts(adminUrl: string): Promise<EditFacts> {
  const client = new pg.Client({ connectionString: adminUrl, connectionTimeoutMillis: 10_000 })
  await client.connect()
  const valuesOf = async (sql: string) => (await client.query<[string]>({ text: sql, rowMode: 'array' })).rows.flat()
  try {
    const answers = await valuesOf(textsSql)
    return {
      texts: answers.flatMap((answer) => answer.split(' ').slice(1)),
      settings: await valuesOf(settingsSql),
      prices: await valuesOf(pricesSql),
      changes: await valuesOf(changesSql),
      entries: await valuesOf(entriesSql),
      torn: await valuesOf(tornSql),
    }
  } finally {
    await client.end()
  }
}
