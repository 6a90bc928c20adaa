import type { MigrationInterface, QueryRunner } from 'typeorm'

/**
 * Dead letters can be given up with a reason, tell how often and when they were tried again, and are listed page by page:
 * what waits by when it died, what is settled by when that was. Letters that were replayed before have no such time and
 * are left out of the second list for the rest of their thirty days.
 */
export class SettleDeadLetters1760000800000 implements MigrationInterface {
  readonly name = 'SettleDeadLetters1760000800000'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table dead_letters
        add column replays int not null default 0,
        add column last_tried_at timestamptz,
        add column settled_at timestamptz,
        add column discard_reason text,
        drop constraint dead_letters_state_check,
        add constraint dead_letters_state_check check (state in ('dead', 'replay', 'replayed', 'discarded')),
        add constraint dead_letters_discard_reason check ((state = 'discarded') = (discard_reason is not null))`)
    await runner.query(`drop index dead_letters_open`)
    await runner.query(`create index dead_letters_open on dead_letters (died_at, id) where state in ('dead', 'replay')`)
    await runner.query(`create index dead_letters_replay on dead_letters (died_at) where state = 'replay'`)
    await runner.query(
      `create index dead_letters_settled on dead_letters (settled_at desc, id desc) where settled_at is not null`,
    )
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`delete from dead_letters where state = 'discarded'`)
    await runner.query(`drop index dead_letters_open, dead_letters_replay, dead_letters_settled`)
    await runner.query(`create index dead_letters_open on dead_letters (state, died_at) where state <> 'replayed'`)
    await runner.query(`
      alter table dead_letters
        drop constraint dead_letters_discard_reason,
        drop constraint dead_letters_state_check,
        add constraint dead_letters_state_check check (state in ('dead', 'replay', 'replayed')),
        drop column discard_reason, drop column settled_at, drop column last_tried_at, drop column replays`)
  }
}
