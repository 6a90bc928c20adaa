import { Inject } from '@nestjs/common'
import { Query, Resolver } from '@nestjs/graphql'
import type { Asker } from '@seneb/bus/ask'
import type { Output } from '@seneb/contracts/define'
import { ListValues } from '@seneb/contracts/messages/content/value.messages'

import { ASKER } from '../asker.js'

@Resolver()
export class ValuesResolver {
  constructor(@Inject(ASKER) private readonly bus: Asker) {}

  /** Our values (VALS-01). */
  @Query('values')
  async values(): Promise<Output<typeof ListValues>['values']> {
    return (await this.bus.ask(ListValues, {})).values
  }
}
