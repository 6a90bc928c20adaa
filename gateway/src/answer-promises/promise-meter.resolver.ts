import { Inject } from '@nestjs/common'
import { Query, Resolver } from '@nestjs/graphql'
import type { Asker } from '@seneb/bus/ask'
import { ReadPromiseMeter } from '@seneb/contracts/messages/enquiry/answer-promise.messages'
import { AppError } from '@seneb/platform/app-error'

import { ASKER } from '../asker.js'

@Resolver()
export class PromiseMeterResolver {
  constructor(@Inject(ASKER) private readonly bus: Asker) {}

  /** The public meter of the 24 hours (GEN-07). A page stands without it, so that a service that is down is no failure. */
  @Query('promiseMeter')
  async read() {
    try {
      return (await this.bus.ask(ReadPromiseMeter, {})).meter ?? null
    } catch (error) {
      if (error instanceof AppError && error.code === 'UNAVAILABLE') return null
      throw error
    }
  }
}
