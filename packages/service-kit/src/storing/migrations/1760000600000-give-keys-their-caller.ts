import type { MigrationInterface, QueryRunner } from 'typeorm'

/**
 * Idempotency keys are stored as a digest of caller and key (ADR 36). SQL has no sealing keys, so what is stored already
 * has no digest and is found by the key itself for its last seven days. The column `key` stays for one release, because
 * replicas of the release before know no other.
 */
export class GiveKeysTheirCaller1760000600000 implements MigrationInterface {
  readonly name = 'GiveKeysTheirCaller1760000600000'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table idempotency_keys
        add column key_digest text,
        add constraint idempotency_keys_digest_key unique (operation, key_digest)`)
    await runner.query(`
      create index idempotency_keys_plain on idempotency_keys (answered_at) where key <> key_digest`)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`drop index idempotency_keys_plain`)
    await runner.query(`alter table idempotency_keys drop column key_digest`)
  }
}
