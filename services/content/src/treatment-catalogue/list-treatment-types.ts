import type { Output } from '@seneb/contracts/define'
import type { ListTreatmentTypes } from '@seneb/contracts/messages/content/treatment-type.messages'
import type { Ctx } from '@seneb/service-kit/ctx'

import { commonFacts } from '../shipped/facts/common-facts.js'
import { listTreatmentTypesSql } from './treatment-catalogue.queries.js'

type TreatmentTypes = Output<typeof ListTreatmentTypes>['treatmentTypes']

/** The ten treatment types with their procedures and what is typical of each, as stored now (CAT-01..12). */
export async function listTreatmentTypes(ctx: Ctx): Promise<Output<typeof ListTreatmentTypes>> {
  const treatmentTypes = await ctx.db.read((tx) => tx.query<TreatmentTypes[number]>(listTreatmentTypesSql))

  return { treatmentTypes, commonFacts: [...commonFacts] }
}
