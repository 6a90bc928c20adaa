import type { MigrationInterface, QueryRunner } from 'typeorm'

/** Codes are in small letters, so that one spelled in capitals is looked up as the same (REF-49). */
export class SpellCodesSmall1760001210000 implements MigrationInterface {
  readonly name = 'SpellCodesSmall1760001210000'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table referral_codes add constraint referral_codes_code_check check (code = lower(code))')
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table referral_codes drop constraint referral_codes_code_check')
  }
}
