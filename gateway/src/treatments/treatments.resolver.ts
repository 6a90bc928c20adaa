import { Inject } from '@nestjs/common'
import { Args, Query, Resolver } from '@nestjs/graphql'
import type { Asker } from '@seneb/bus/ask'
import type { Output } from '@seneb/contracts/define'
import { ListTreatments, ReadTreatment } from '@seneb/contracts/messages/content/treatment.messages'

import { ASKER } from '../asker.js'

@Resolver()
export class TreatmentsResolver {
  constructor(@Inject(ASKER) private readonly bus: Asker) {}

  /** The treatments that have a page (ROUTE-27). */
  @Query('treatments')
  async treatments(
    @Args() { specialty }: { readonly specialty?: string | null },
  ): Promise<Output<typeof ListTreatments>['treatments']> {
    return (await this.bus.ask(ListTreatments, { specialty: specialty ?? undefined })).treatments
  }

  /** One treatment page (ROUTE-27). */
  @Query('treatment')
  async treatment(@Args() { slug }: { readonly slug: string }): Promise<Output<typeof ReadTreatment>['treatment']> {
    return (await this.bus.ask(ReadTreatment, { slug })).treatment
  }
}
