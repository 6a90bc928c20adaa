/** The one migration role of all schemas that earlier versions had. */
const oldMigrator = 'seneb_migrator'

/**
 * Makes `owner` the owner of a schema and of everything in it, whoever made it, for installations whose tables belong
 * to the former common migration role. What belongs to an extension or follows its table (identity sequences, row
 * types) is left alone. Nothing to do takes one look.
 */
export function adoptionOf({ schema, owner }: { schema: string; owner: string }): string {
  return `do $$
  declare thing record;
  begin
    if (select nspowner from pg_namespace where nspname = '${schema}') <> '${owner}'::regrole then
      alter schema ${schema} owner to ${owner};
    end if;
    for thing in ${ownedThings(schema, owner)} loop
      execute format('alter %s %s owner to ${owner}', thing.kind, thing.name);
    end loop;
  end $$`
}

function ownedThings(schema: string, owner: string): string {
  const followsOther = (catalogue: string) =>
    `exists (select from pg_depend d where d.classid = '${catalogue}'::regclass and d.objid = t.oid and d.deptype in ('e', 'a', 'i'))`
  return `
      select case t.relkind when 'v' then 'view' when 'm' then 'materialized view' when 'S' then 'sequence' else 'table' end as kind,
        t.oid::regclass::text as name
      from pg_class t where t.relnamespace = '${schema}'::regnamespace and t.relkind in ('r', 'p', 'v', 'm', 'S')
        and t.relowner <> '${owner}'::regrole and not ${followsOther('pg_class')}
      union all
      select 'routine', t.oid::regprocedure::text
      from pg_proc t where t.pronamespace = '${schema}'::regnamespace
        and t.proowner <> '${owner}'::regrole and not ${followsOther('pg_proc')}
      union all
      select 'type', t.oid::regtype::text
      from pg_type t where t.typnamespace = '${schema}'::regnamespace and t.typtype in ('e', 'd', 'r')
        and t.typowner <> '${owner}'::regrole and not ${followsOther('pg_type')}`
}

/**
 * Removes the former common migration role. While it still owns something elsewhere on this server (another database
 * of an earlier version) it only loses its login.
 */
export const retireOldMigrator = `do $$
  declare given record;
  begin
    if not exists (select from pg_roles where rolname = '${oldMigrator}') then return; end if;
    for given in select nspname, rolname, kinds from pg_default_acl d
      join pg_namespace n on n.oid = d.defaclnamespace
      join lateral (values ('r', 'tables'), ('S', 'sequences')) k (letter, kinds) on k.letter = d.defaclobjtype
      cross join lateral aclexplode(d.defaclacl) a join pg_roles g on g.oid = a.grantee
      where d.defaclrole = '${oldMigrator}'::regrole
    loop
      execute format('alter default privileges for role ${oldMigrator} in schema %I revoke all on %s from %I',
        given.nspname, given.kinds, given.rolname);
    end loop;
    alter role ${oldMigrator} nologin password null;
    begin
      drop role ${oldMigrator};
    exception when dependent_objects_still_exist then null;
    end;
  end $$`
