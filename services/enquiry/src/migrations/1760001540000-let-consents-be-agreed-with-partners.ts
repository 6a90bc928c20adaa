import type { MigrationInterface, QueryRunner } from 'typeorm'

/** A consent that a person gave to a partner says with whom and how, and may have a later link of its own. */
export class LetConsentsBeAgreedWithPartners1760001540000 implements MigrationInterface {
  readonly name = 'LetConsentsBeAgreedWithPartners1760001540000'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table consents add column agreed_with text, add column agreement_way text,
      add column later_link_digest text,
      add constraint consents_agreement check ((agreed_with is null) = (agreement_way is null))`)
    await runner.query(
      'create index consents_later_link_digest on consents (later_link_digest) where later_link_digest is not null',
    )
    await runner.query('alter table partner_enquiries add column withholds_mail boolean not null default false')
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table partner_enquiries drop column withholds_mail')
    await runner.query(`alter table consents drop constraint consents_agreement, drop column later_link_digest,
      drop column agreement_way, drop column agreed_with`)
  }
}
