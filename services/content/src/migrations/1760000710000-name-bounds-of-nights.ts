import { createHash } from 'node:crypto'

import type { MigrationInterface, QueryRunner } from 'typeorm'

interface StoredProcedure {
  readonly slug: string
  readonly treatment_type_slug: string
  readonly name: string
  readonly position: number
  readonly facts: Readonly<Record<string, unknown>> & { readonly nights: Readonly<Record<string, number>> }
  readonly seeded_hash: string | null
}

/**
 * The bounds of a procedure's nights are called min and max. A row that is as it was seeded gets the digest of its new
 * content, so that the next seed still knows it as its own; a row that somebody edited keeps a digest that does not fit.
 */
export class NameBoundsOfNights1760000710000 implements MigrationInterface {
  readonly name = 'NameBoundsOfNights1760000710000'

  async up(runner: QueryRunner): Promise<void> {
    await renameBounds(runner, { least: 'min', most: 'max' })
  }

  async down(runner: QueryRunner): Promise<void> {
    await renameBounds(runner, { min: 'least', max: 'most' })
  }
}

async function renameBounds(runner: QueryRunner, names: Readonly<Record<string, string>>): Promise<void> {
  const rows = (await runner.query(
    'select slug, treatment_type_slug, name, position, facts, seeded_hash from procedures',
  )) as StoredProcedure[]
  for (const { slug, seeded_hash: before, ...content } of rows) {
    const nights = Object.fromEntries(Object.entries(content.facts.nights).map(([key, n]) => [names[key] ?? key, n]))
    const facts = { ...content.facts, nights }
    const after = before === digestOf(content) ? digestOf({ ...content, facts }) : before
    await runner.query('update procedures set facts = $2, seeded_hash = $3 where slug = $1', [slug, facts, after])
  }
}

/** The digest a seed stores with a row, as of this migration (shipped/seed.rules.ts). */
function digestOf(content: object): string {
  return createHash('sha256').update(JSON.stringify(content, inKeyOrder)).digest('hex')
}

function inKeyOrder(_key: string, value: unknown): unknown {
  if (value === null || typeof value !== 'object' || Array.isArray(value)) return value
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
}
