import type { Output } from '@seneb/contracts/define'
import type { ListTreatmentTypes } from '@seneb/contracts/messages/content/treatment-catalogue.messages'
import type { Ctx } from '@seneb/service-kit/ctx'

import type { ProcedureFacts } from '../content-files/procedure-facts.js'
import { readCatalogueSql, listProceduresOfSql } from './treatment-catalogue.entity.js'

type Catalogue = Output<typeof ListTreatmentTypes>

/** Returns the ten stored treatment types with their procedures and typical facts (CAT-01..12). */
export async function listTreatmentTypes(ctx: Ctx): Promise<Catalogue> {
  const [catalogue] = await ctx.db.read((tx) => tx.query<Catalogue>(readCatalogueSql))

  return { treatmentTypes: catalogue?.treatmentTypes ?? [], commonFacts: catalogue?.commonFacts ?? [] }
}

/** A procedure as stored. */
export interface ProcedureOfType {
  readonly slug: string
  readonly name: string
  readonly facts: ProcedureFacts
  readonly isRetired: boolean
}

/** The procedures of one treatment type in their order, in one statement (CAT-02, SPEC-02). */
export async function listProceduresOf(treatmentType: string, ctx: Ctx): Promise<ProcedureOfType[]> {
  return ctx.db.read((tx) => tx.query<ProcedureOfType>(listProceduresOfSql, [treatmentType]))
}
