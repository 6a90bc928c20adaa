import { Inject } from '@nestjs/common'
import { Args, Query, Resolver } from '@nestjs/graphql'
import type { Asker } from '@seneb/bus/ask'
import type { Output } from '@seneb/contracts/define'
import { ListSpecialties, ReadSpecialty } from '@seneb/contracts/messages/content/specialty.messages'

import { ASKER } from '../asker.js'

@Resolver()
export class SpecialtiesResolver {
  constructor(@Inject(ASKER) private readonly bus: Asker) {}

  /** The nine specialties as cards (SPEC-01). */
  @Query('specialties')
  async specialties(): Promise<Output<typeof ListSpecialties>['specialties']> {
    return (await this.bus.ask(ListSpecialties, {})).specialties
  }

  /** One specialty page (SPEC-01..09). */
  @Query('specialty')
  async specialty(@Args() { slug }: { readonly slug: string }): Promise<Output<typeof ReadSpecialty>['specialty']> {
    return (await this.bus.ask(ReadSpecialty, { slug })).specialty
  }
}
