import type { catalogueProcedure } from '@seneb/contracts/messages/content/treatment-catalogue.messages'
import type { treatmentTypes } from '@seneb/contracts/vocabulary/treatments'
import type { InferType } from 'yup'

type Published = Omit<InferType<typeof catalogueProcedure>, 'slug' | 'name'>

type Needed<Key extends keyof Published> = { readonly [Each in Key]-?: NonNullable<Published[Each]> }

/**
 * Written facts of a procedure; the values from which a stay is computed are optional in an event, but required in
 * shipped facts.
 */
export type WrittenFacts = Published & Needed<'consultationDay' | 'treatmentDay' | 'flyAfter'>

/** Published facts of a procedure, except its names, which are in the vocabulary. */
export type ProcedureFacts = WrittenFacts & Needed<'sources' | 'reviewedBy'>

type TreatmentType = (typeof treatmentTypes)[number]
export type ProcedureSlug = TreatmentType['procedures'][number]['slug']

/** The facts of every procedure of one treatment type; a missing or a misspelt one does not compile. */
export type FactsOf<Slug extends TreatmentType['slug']> = Readonly<
  Record<Extract<TreatmentType, { slug: Slug }>['procedures'][number]['slug'], WrittenFacts>
>

/**
 * Reads the typical steps of a stay, one a line: `day | title | detail`. Day 1 is the day of arrival. Throws at import
 * when a line does not read so.
 */
export function steps(table: string): ProcedureFacts['steps'] {
  const rows = table.trim().split('\n')
  return rows.map((row) => {
    const [day, title, detail, ...more] = row.split('|').map((cell) => cell.trim())
    if (!day || !/^\d+$/.test(day) || !title || !detail || more.length > 0) throw new Error(`not a step: ${row}`)
    return { day: Number(day), title, detail }
  })
}
