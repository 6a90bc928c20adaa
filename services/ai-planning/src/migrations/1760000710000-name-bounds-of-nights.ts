import type { MigrationInterface, QueryRunner } from 'typeorm'

const renamed = (from: readonly [string, string], to: readonly [string, string]) => `
  update catalogue_procedures set procedure = jsonb_set(procedure, '{nights}', jsonb_build_object(
    '${to[0]}', procedure #> '{nights,${from[0]}}', '${to[1]}', procedure #> '{nights,${from[1]}}'))
  where procedure -> 'nights' ? '${from[0]}'`

/** The copy of the treatment catalogue calls the bounds of a procedure's nights min and max, as its event now does. */
export class NameBoundsOfNights1760000710000 implements MigrationInterface {
  readonly name = 'NameBoundsOfNights1760000710000'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(renamed(['least', 'most'], ['min', 'max']))
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(renamed(['min', 'max'], ['least', 'most']))
  }
}
