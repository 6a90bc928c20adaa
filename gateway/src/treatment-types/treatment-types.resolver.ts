import { Inject } from '@nestjs/common'
import { Query, Resolver } from '@nestjs/graphql'
import type { Asker } from '@seneb/bus/ask'
import type { Output } from '@seneb/contracts/define'
import { ListTreatmentTypes } from '@seneb/contracts/messages/content/treatment-type.messages'
import { withCommonFacts } from '@seneb/contracts/messages/content/with-common-facts'

import { ASKER } from '../asker.js'

type TreatmentTypes = Output<typeof ListTreatmentTypes>['treatmentTypes']

@Resolver()
export class TreatmentTypesResolver {
  constructor(@Inject(ASKER) private readonly bus: Asker) {}

  /** The treatment types with their procedures, each with what is true of its kind (CAT-01, CAT-02). */
  @Query('treatmentTypes')
  async treatmentTypes(): Promise<TreatmentTypes> {
    const { commonFacts, treatmentTypes } = await this.bus.ask(ListTreatmentTypes, {})
    return treatmentTypes.map((type) => ({
      ...type,
      procedures: type.procedures.map((procedure) => withCommonFacts(procedure, commonFacts)),
    }))
  }
}
