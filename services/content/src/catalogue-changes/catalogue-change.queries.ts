/**
 * The changes after a position, `$1`, so many at most, `$2`, and the position of the last change of all, seen at one moment.
 * `$3` says whether samples are published: where they are not, one that was never public is not told of, and one that became
 * a sample is removed.
 */
export const listCatalogueChangesSql = `/* listCatalogueChanges */
  select
    n.position::text as newest,
    c.position::text as position,
    c.kind,
    c.key,
    c.changed_at as "changedAt",
    c.removed or (c.is_sample and not $3) as removed
  from catalogue_position n
  left join lateral (
    select *
    from catalogue_changes
    where position > $1::bigint and (was_public or $3)
    order by position
    limit $2
  ) c on true
  order by c.position`
