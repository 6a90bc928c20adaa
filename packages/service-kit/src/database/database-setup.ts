import { serviceNames, type ServiceName } from '@seneb/contracts/define'
import { schemaOf } from '@seneb/platform/config'

/**
 * User that needs a password: for each schema, the runtime role of its service and the role that may change its tables.
 */
export type DatabaseUser = ServiceName | `${ServiceName}-migrator`

/** The role that owns a service's schema and may change it; only the migrate step has its password. */
export function migratorRole<S extends ServiceName>(service: S): `${S}-migrator` {
  return `${service}-migrator`
}

/** Every login of the platform. */
export const databaseUsers: readonly DatabaseUser[] = [...serviceNames, ...serviceNames.map(migratorRole)]

/** The name of a database role: `seneb_ai_planning`, `seneb_ai_planning_migrator`. */
export function roleName(user: DatabaseUser): string {
  return `seneb_${user.replaceAll('-', '_')}`
}

/**
 * Returns the statements that a superuser runs once inside the database. They create one schema per service, owned by a
 * separate migration role. Each service also gets one runtime role, which can read and write the rows of its schema and
 * create nothing (S8). They are safe to run again: that resets the passwords and reverts changes a role made to itself.
 */
export function databaseSetupStatements(options: { passwords: Record<DatabaseUser, string> }): string[] {
  return [
    'revoke all on schema public from public',
    revokePublicCreateSql,
    ...databaseUsers.map((user) => createRole(user, options.passwords[user])),
    ...serviceNames.flatMap(ownSchema),
    ...extensions.flatMap(ownExtension),
    dropLegacyMigratorSql,
  ]
}

/**
 * Needed in each database, because a database copied from a template does not copy its rights. By default PostgreSQL
 * lets every role create temporary tables (and functions in them) and large objects. When the login is not a real
 * superuser, as in some managed databases, the functions stay unchanged and a warning is raised.
 */
export const revokePublicCreateSql = `do $$
  declare made record;
  begin
    execute format('revoke temporary, create on database %I from public', current_database());
    for made in select oid::regprocedure as name from pg_proc where pronamespace = 'pg_catalog'::regnamespace
      and proname in ('lo_creat', 'lo_create', 'lo_from_bytea', 'lo_open', 'lo_put', 'lowrite', 'lo_import')
    loop
      execute format('revoke execute on function %s from public', made.name);
    end loop;
  exception when insufficient_privilege then
    raise warning 'everybody may still make temporary tables or large objects in this database';
  end $$`

/**
 * Extensions that only a superuser can install, each with the service whose schema contains it; content's search uses
 * `pg_trgm` to tolerate typing errors.
 */
const extensions: readonly { readonly name: string; readonly of: ServiceName }[] = [{ name: 'pg_trgm', of: 'content' }]

function ownExtension({ name, of }: (typeof extensions)[number]): string[] {
  return [
    `create extension if not exists ${name} with schema ${schemaOf(of)}`,
    // An extension that existed before may be in a schema that the service cannot see.
    `alter extension ${name} set schema ${schemaOf(of)}`,
  ]
}

function createRole(user: DatabaseUser, password: string): string {
  const role = roleName(user)
  return `do $$ begin
    if not exists (select from pg_roles where rolname = '${role}') then create role ${role} login; end if;
    execute format('alter role ${role} with login nosuperuser nocreatedb nocreaterole noinherit password %L', ${literal(password)});
    alter role ${role} reset all;
  end $$`
}

function ownSchema(service: ServiceName): string[] {
  const [schema, role, migrator] = [schemaOf(service), roleName(service), roleName(migratorRole(service))]
  return [
    `create schema if not exists ${schema} authorization ${migrator}`,
    adoptSchemaSql({ schema, owner: migrator }),
    `revoke all on schema ${schema} from public`,
    `grant usage on schema ${schema} to ${role}`,
    `alter role ${role} set search_path = ${schema}`,
    `alter default privileges for role ${migrator} in schema ${schema} grant select, insert, update, delete on tables to ${role}`,
    `alter default privileges for role ${migrator} in schema ${schema} grant usage, select on sequences to ${role}`,
    `grant select, insert, update, delete on all tables in schema ${schema} to ${role}`,
    grantReadMigrationsSql(service),
  ]
}

/** The service reads the list of applied migrations; only the migrate step writes it. */
export function grantReadMigrationsSql(service: ServiceName): string {
  const table = `${schemaOf(service)}.migrations`
  return `do $$ begin
    if to_regclass('${table}') is not null then
      revoke insert, update, delete, truncate on ${table} from ${roleName(service)};
    end if;
  end $$`
}

function literal(text: string): string {
  return `'${text.replaceAll("'", "''")}'`
}

/** The one migration role of all schemas that earlier versions had. */
const oldMigrator = 'seneb_migrator'

/**
 * Returns a statement that makes `owner` the owner of a schema and all its objects, regardless of the creator. Objects
 * of an extension, or that follow their table (identity sequences, row types), are left unchanged. Without changes it
 * costs one look-up.
 */
function adoptSchemaSql({ schema, owner }: { schema: string; owner: string }): string {
  return `do $$
  declare thing record;
  begin
    if (select nspowner from pg_namespace where nspname = '${schema}') <> '${owner}'::regrole then
      alter schema ${schema} owner to ${owner};
    end if;
    for thing in ${ownedObjects(schema, owner)} loop
      execute format('alter %s %s owner to ${owner}', thing.kind, thing.name);
    end loop;
  end $$`
}

function ownedObjects(schema: string, owner: string): string {
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
 * Removes the former common migration role. If it still owns objects elsewhere on this server, it only loses its login.
 */
const dropLegacyMigratorSql = `do $$
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
