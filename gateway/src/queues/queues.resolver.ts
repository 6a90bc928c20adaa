import { Args, Context, Mutation, Query, Resolver } from '@nestjs/graphql'
import { serviceNames, type ServiceName } from '@seneb/contracts/define'
import { operationsOf } from '@seneb/contracts/messages/operations/operations'

import type { RequestContext } from '../graphql/request-context.js'
import { withoutNulls } from '../graphql/without-nulls.js'
import { statusOf } from './service-status.js'

interface OfService {
  readonly service: ServiceName
}
interface PageAsked extends OfService {
  readonly show: string
  readonly first: number
  readonly after?: string | null
  readonly eventName?: string | null
  readonly reason?: string | null
}

@Resolver()
export class QueuesResolver {
  /** Every service with its figures, all asked at once; one that is away holds up nobody. */
  @Query('queues')
  async queues(@Context() { staff }: RequestContext) {
    const statuses = await Promise.all(serviceNames.map((name) => statusOf(operationsOf[name], staff)))
    return serviceNames.map((name, at) => ({ service: name, status: statuses[at] }))
  }

  /** A page of dead letters (R11). */
  @Query('deadLetters')
  async deadLetters(@Args() { service, ...asked }: PageAsked, @Context() { staff }: RequestContext) {
    return staff.ask(operationsOf[service].ListDeadLetters, withoutNulls(asked))
  }

  /** How many wait for each reason. */
  @Query('deadLetterReasons')
  async deadLetterReasons(@Args() { service }: OfService, @Context() { staff }: RequestContext) {
    return (await staff.ask(operationsOf[service].CountDeadLetterReasons, {})).reasons
  }

  /** What a service has said and nobody has taken. */
  @Query('outbox')
  async outbox(@Args() { service }: OfService, @Context() { staff }: RequestContext) {
    return staff.ask(operationsOf[service].ReadOutbox, {})
  }

  /** What a service does by itself. */
  @Query('workers')
  async workers(@Args() { service }: OfService, @Context() { staff }: RequestContext) {
    return (await staff.ask(operationsOf[service].ListWorkers, {})).workers
  }

  /** Has some handled again (R11). */
  @Mutation('replayDeadLetters')
  async replay(@Args() { ids, service }: OfService & { ids: unknown }, @Context() { staff }: RequestContext) {
    return staff.ask(operationsOf[service].ReplayDeadLetters, { ids })
  }

  /** Has all of one reason handled again. */
  @Mutation('replayDeadLettersOfReason')
  async replayReason(
    @Args() { service, ...asked }: OfService & { eventName: unknown; reason: unknown },
    @Context() { staff }: RequestContext,
  ) {
    return staff.ask(operationsOf[service].ReplayReason, asked)
  }

  /** Gives some up. */
  @Mutation('discardDeadLetters')
  async discard(
    @Args() { service, ...asked }: OfService & { ids: unknown; reason?: unknown },
    @Context() { staff }: RequestContext,
  ) {
    return staff.ask(operationsOf[service].DiscardDeadLetters, asked)
  }
}
