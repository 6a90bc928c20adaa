import type { Ctx } from '@seneb/service-kit/ctx'

import type { ProcedureFacts } from '../shipped/facts/procedure-facts.js'
import { listProceduresOfSql } from './treatment-catalogue.queries.js'

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
