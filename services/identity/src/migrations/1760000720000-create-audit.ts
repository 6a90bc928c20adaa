import type { MigrationInterface, QueryRunner } from 'typeorm'

/**
 * The audit trail: one chain of hashes. Its tables are added to and never changed, whatever rights a later run of the
 * database set-up gives; the head moves forward only, and only a superuser could take the triggers away.
 */
export class CreateAudit1760000720000 implements MigrationInterface {
  readonly name = 'CreateAudit1760000720000'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table audit_head (
        only_row boolean primary key default true check (only_row),
        seq bigint not null,
        hash bytea not null
      )`)
    await runner.query(`insert into audit_head (seq, hash) values (0, '\\x')`)
    await runner.query(`
      create table audit_entries (
        seq bigint primary key,
        id uuid not null unique,
        at timestamptz(3) not null,
        actor_id text not null,
        actor_name text not null,
        session_id text,
        service text not null,
        action text not null,
        object_kind text not null,
        object_id text not null,
        fields jsonb not null,
        trace_id text,
        prev_hash bytea not null,
        hash bytea not null
      )`)
    await runner.query(`
      create table audit_seals (
        seq bigint primary key,
        hash bytea not null,
        at timestamptz(3) not null
      )`)
    await runner.query(`
      create function refuse_audit_change() returns trigger language plpgsql as $$
      begin raise exception 'the audit trail is only added to'; end $$`)
    for (const table of ['audit_entries', 'audit_seals']) {
      await runner.query(`create trigger ${table}_are_only_added before update or delete on ${table}
        for each row execute function refuse_audit_change()`)
      await runner.query(`create trigger ${table}_are_never_emptied before truncate on ${table}
        for each statement execute function refuse_audit_change()`)
    }
    await runner.query(`
      create function audit_head_moves_on() returns trigger language plpgsql as $$
      begin
        if new.seq <> old.seq + 1 then raise exception 'the head of the audit trail moves on by one'; end if;
        return new;
      end $$`)
    await runner.query(`create trigger audit_head_moves_on before update on audit_head
      for each row execute function audit_head_moves_on()`)
    await runner.query(`create trigger audit_head_stays before delete on audit_head
      for each row execute function refuse_audit_change()`)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table audit_seals, audit_entries, audit_head')
    await runner.query('drop function refuse_audit_change, audit_head_moves_on')
  }
}
