import { Inject } from '@nestjs/common'
import { Query, Resolver } from '@nestjs/graphql'
import type { Asker } from '@seneb/bus/ask'
import type { Output } from '@seneb/contracts/define'
import { ListTreatmentTypes } from '@seneb/contracts/messages/content/treatment-type.messages'

import { ASKER } from '../asker.js'

type TreatmentTypes = Output<typeof ListTreatmentTypes>['treatmentTypes']

@Resolver()
export class TreatmentTypesResolver {
  constructor(@Inject(ASKER) private readonly bus: Asker) {}

  /** The treatment types with their procedures (CAT-01). */
  @Query('treatmentTypes')
  async treatmentTypes(): Promise<TreatmentTypes> {
    return (await this.bus.ask(ListTreatmentTypes, {})).treatmentTypes
  }
}
