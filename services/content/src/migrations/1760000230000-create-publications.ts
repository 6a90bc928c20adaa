import type { MigrationInterface, QueryRunner } from 'typeorm'

/** Everything that is published, and what it is found by. */
export class CreatePublications1760000230000 implements MigrationInterface {
  readonly name = 'CreatePublications1760000230000'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table publications (
        kind text not null,
        key text not null,
        position int not null,
        is_sample boolean not null,
        content jsonb not null,
        path text,
        search_kind text,
        title text not null,
        summary text not null,
        words text not null,
        read_time int not null,
        changed_at timestamptz not null,
        seeded_hash text,
        search tsvector not null generated always as (
          setweight(to_tsvector('english'::regconfig, title), 'A')
          || setweight(to_tsvector('english'::regconfig, summary), 'B')
          || setweight(to_tsvector('english'::regconfig, words), 'D')
        ) stored,
        primary key (kind, key)
      )`)
    await runner.query(`create index publications_search on publications using gin (search)`)
    await runner.query(`
      alter table procedures add column search tsvector not null generated always as (
        setweight(to_tsvector('english'::regconfig, name), 'A')
        || setweight(to_tsvector('english'::regconfig, facts), 'D')
      ) stored`)
    await runner.query(`create index procedures_search on procedures using gin (search)`)
    await runner.query(`
      create table search_words (
        word text primary key,
        stem text generated always as ((ts_lexize('english_stem'::regdictionary, word))[1]) stored
      )`)
    await runner.query(`create index search_words_stem on search_words (stem)`)
    await runner.query(`create index search_words_like on search_words using gin (word gin_trgm_ops)`)
    await runner.query(`
      create table publication_state (
        only_row boolean primary key check (only_row),
        revision int not null,
        changed_at timestamptz not null
      )`)
    await runner.query(`insert into publication_state (only_row, revision, changed_at) values (true, 0, now())`)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table publication_state, search_words, publications')
    await runner.query('alter table procedures drop column search')
  }
}
