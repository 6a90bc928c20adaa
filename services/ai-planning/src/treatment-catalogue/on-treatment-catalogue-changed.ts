import type { TreatmentCatalogueChanged } from '@seneb/contracts/messages/content/treatment-catalogue.messages'
import { withCommonFacts } from '@seneb/contracts/messages/content/with-common-facts'
import type { Ctx } from '@seneb/service-kit/ctx'
import type { ReceivedEvent } from '@seneb/service-kit/decorators'

import { knownNames } from './known-names.js'
import { CatalogueProcedure } from './catalogue-procedure.entity.js'

/** Stores the revision if it is newer than ours; the lock on the row serializes concurrent consumers. */
const claimRevisionSql = `/* claimRevision */
  insert into catalogue_revisions as r (only_row, revision) values (true, $1::bigint)
  on conflict (only_row) do update set revision = excluded.revision where r.revision < excluded.revision
  returning revision`

/** Replaces our copy of the catalogue when the event's is newer, in any order of events. */
export async function onTreatmentCatalogueChanged(
  event: ReceivedEvent<typeof TreatmentCatalogueChanged>,
  ctx: Ctx,
): Promise<void> {
  const { commonFacts, revision, treatmentTypes } = event.data

  const rows = treatmentTypes.flatMap((type) =>
    type.procedures.map((procedure) =>
      Object.assign(new CatalogueProcedure(), {
        treatment_type_slug: type.slug,
        treatment_type_name: type.name,
        procedure_slug: procedure.slug,
        procedure_name: procedure.name,
        procedure: { ...withCommonFacts(procedure, commonFacts), ...(type.isRetired ? { isRetired: true } : {}) },
        known_names: knownNames(type, procedure),
      }),
    ),
  )

  const isAccepted = await ctx.db.write(async (tx) => {
    const [newer] = await tx.query(claimRevisionSql, [revision])
    if (!newer) return false
    await tx.query('/* clearCatalogue */ delete from catalogue_procedures')
    for (const row of rows) await tx.save(row)
    return true
  })
  ctx.log.info(
    { revision, count: rows.length, outcome: isAccepted ? 'taken' : 'older' },
    'a catalogue change was received',
  )
}
