/**
 * Records of the wanted kinds, or single ones, in their order: one statement however many are wanted. `$3` says whether
 * the long parts are left out, which lists do not show; `$4` whether samples are published.
 */
export const readPublicationsSql = `/* readPublications */
  select
    p.kind,
    p.key,
    case when w.is_brief
      then p.content - '{intro,sections,content,procedures,whyEgypt,benefits,versions,sources}'::text[]
      else p.content
    end as content,
    p.path,
    p.read_time as "readTime",
    p.is_sample as "isSample",
    p.changed_at as "changedAt"
  from unnest($1::text[], $2::text[], $3::boolean[]) as w (kind, key, is_brief)
  join publications p on p.kind = w.kind and (w.key is null or w.key = p.key)
  where not p.is_sample or $4
  order by p.kind, p.position, p.key`

/** Whoever changes what is published holds this row, so that revisions count up one by one. */
export const lockPublicationsSql = `/* lockPublications */ select revision from publication_state for update`

/** What the site map asks of every record that has a place or stands on a page. */
export const listPublishedChangesSql = `/* listPublicationChanges */
  select kind, key, path, title, changed_at as "changedAt", content -> 'shownOn' as "shownOn"
  from publications
  where not is_sample or $1
  order by kind, position, key`
