import { Inject } from '@nestjs/common'
import { Query, Resolver } from '@nestjs/graphql'
import type { Asker } from '@seneb/bus/ask'
import type { Output } from '@seneb/contracts/define'
import { ListCompanyValues } from '@seneb/contracts/messages/content/company-value.messages'

import { ASKER } from '../asker.js'

@Resolver()
export class CompanyValuesResolver {
  constructor(@Inject(ASKER) private readonly bus: Asker) {}

  /** Our values (VALS-01). */
  @Query('companyValues')
  async companyValues(): Promise<Output<typeof ListCompanyValues>['companyValues']> {
    return (await this.bus.ask(ListCompanyValues, {})).companyValues
  }
}
