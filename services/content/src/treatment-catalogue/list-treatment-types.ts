import type { Output } from '@seneb/contracts/define'
import type { ListTreatmentTypes } from '@seneb/contracts/messages/content/treatment-catalogue.messages'
import type { Ctx } from '@seneb/service-kit/ctx'

import { commonFacts } from '../shipped/facts/common-facts.js'
import type { ProcedureFacts } from '../shipped/facts/procedure-facts.js'
import { listTreatmentTypesSql, listProceduresOfSql } from './treatment-catalogue.entity.js'

type TreatmentTypes = Output<typeof ListTreatmentTypes>['treatmentTypes']

/** The ten treatment types with their procedures and what is typical of each, as stored now (CAT-01..12). */
export async function listTreatmentTypes(ctx: Ctx): Promise<Output<typeof ListTreatmentTypes>> {
  const treatmentTypes = await ctx.db.read((tx) => tx.query<TreatmentTypes[number]>(listTreatmentTypesSql))

  return { treatmentTypes, commonFacts: [...commonFacts] }
}

/** A procedure as stored. */
export interface ProcedureOfType {
  readonly slug: string
  readonly name: string
  readonly facts: ProcedureFacts
}

/** The procedures of one treatment type in their order, in one statement (CAT-02, SPEC-02). */
export async function listProceduresOf(treatmentType: string, ctx: Ctx): Promise<ProcedureOfType[]> {
  return ctx.db.read((tx) => tx.query<ProcedureOfType>(listProceduresOfSql, [treatmentType]))
}
