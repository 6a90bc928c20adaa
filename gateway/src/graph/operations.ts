import { Args, Context, Mutation, Query, Resolver } from '@nestjs/graphql'
import { type Output, type ServiceName, serviceNames } from '@seneb/contracts/define'
import { ReadPerformance } from '@seneb/contracts/messages/content/page-event.messages'
import {
  GenerateSiteMap,
  ListSiteMapRuns,
  ReadIndexing,
  SubmitSiteMap,
} from '@seneb/contracts/messages/content/site-map.messages'
import { ListEmails, ReadEmailFigures, RetryEmail } from '@seneb/contracts/messages/notification/email.messages'
import { operationsFor, type Operations } from '@seneb/contracts/messages/operations/operations'

import { staffPageOf } from '../graphql/connections.js'
import { type RequestContext, withoutNulls } from '../graphql/request-context.js'
import { nullIfUnavailable } from '../request-client.js'

interface OfService {
  readonly service: ServiceName
}
interface PageRequest extends OfService {
  readonly show: string
  readonly first: number
  readonly after?: string | null
  readonly eventName?: string | null
  readonly reason?: string | null
}

const noDataYet = 'No data yet: no visitor who allows Analytics has been measured in these days.'

@Resolver()
export class OperationsResolver {
  /** Returns the status of every service, read in parallel; an unavailable service does not delay the others. */
  @Query()
  async queues(@Context() { staff }: RequestContext) {
    const statuses = await Promise.all(serviceNames.map((name) => statusOf(operationsFor[name], staff)))
    return serviceNames.map((name, at) => ({ service: name, status: statuses[at] }))
  }

  /** A page of dead letters (R11). */
  @Query()
  async deadLetters(@Args() { service, ...args }: PageRequest, @Context() { staff }: RequestContext) {
    const { deadLetters, next } = await staff.sendRequest(operationsFor[service].ListDeadLetters, withoutNulls(args))
    return staffPageOf(deadLetters, { after: args.after, next })
  }

  /** The number of dead letters that wait, for each reason. */
  @Query()
  async deadLetterReasons(@Args() { service }: OfService, @Context() { staff }: RequestContext) {
    return (await staff.sendRequest(operationsFor[service].CountDeadLetterReasons, {})).reasons
  }

  /** Returns events of a service that are not published yet. */
  @Query()
  async outbox(@Args() { service }: OfService, @Context() { staff }: RequestContext) {
    return staff.sendRequest(operationsFor[service].ReadOutbox, {})
  }

  /** The workers of a service. */
  @Query()
  async workers(@Args() { service }: OfService, @Context() { staff }: RequestContext) {
    return (await staff.sendRequest(operationsFor[service].ListWorkers, {})).workers
  }

  /** Has some dead letters handled again (R11). */
  @Mutation()
  async replayDeadLetters(
    @Args() { ids, service }: OfService & { ids: unknown },
    @Context() { staff }: RequestContext,
  ) {
    return staff.sendRequest(operationsFor[service].ReplayDeadLetters, { ids })
  }

  /** Has all dead letters of one reason handled again. */
  @Mutation()
  async replayDeadLettersOfReason(
    @Args() { service, ...args }: OfService & { eventName: unknown; reason: unknown },
    @Context() { staff }: RequestContext,
  ) {
    return staff.sendRequest(operationsFor[service].ReplayReason, args)
  }

  /** Discards dead letters. */
  @Mutation()
  async discardDeadLetters(
    @Args() { service, ...args }: OfService & { ids: unknown; reason?: unknown },
    @Context() { staff }: RequestContext,
  ) {
    return staff.sendRequest(operationsFor[service].DiscardDeadLetters, args)
  }

  /** A page of mails that are not sent (D-51). */
  @Query()
  async waitingMails(
    @Args() args: { state: string; first: number; after?: string | null },
    @Context() { staff }: RequestContext,
  ) {
    const { counts, emails, next } = await staff.sendRequest(ListEmails, withoutNulls(args))
    return { counts, ...staffPageOf(emails, { after: args.after, next }) }
  }

  /** Sends a mail again (D-51). */
  @Mutation()
  async retryMail(@Args('id') emailId: unknown, @Context() { staff }: RequestContext) {
    return { id: (await staff.sendRequest(RetryEmail, { emailId })).emailId }
  }

  /** The newest runs of the site map (ADM-03, D-38). */
  @Query()
  async siteMapRuns(@Args('latest') first: number, @Context() { staff }: RequestContext) {
    return (await staff.sendRequest(ListSiteMapRuns, { first })).runs
  }

  /** The state of the site in Google's index (ADM-04, D-36). */
  @Query()
  async indexingStatus(@Context() { staff }: RequestContext) {
    const status = await staff.sendRequest(ReadIndexing, {})
    return { ...status, indexed: status.inspected > 0 ? status.indexed : null }
  }

  /** The speed of pages, the state of services and the figures of mail (ADM-02, D-39). */
  @Query()
  async performanceReport(@Args('days') days: number, @Context() { staff }: RequestContext) {
    const [{ pages }, mail, statuses] = await Promise.all([
      staff.sendRequest(ReadPerformance, { days }),
      nullIfUnavailable(staff.sendRequest(ReadEmailFigures, { days })),
      Promise.all(serviceNames.map((name) => statusOf(operationsFor[name], staff))),
    ])
    return {
      days,
      mail,
      pages,
      noDataYet: pages.length > 0 ? null : noDataYet,
      services: serviceNames.map((name, at) => ({ service: name, status: statuses[at] })),
    }
  }

  /** Generates the site map (ADM-03). */
  @Mutation()
  async generateSitemap(@Context() { staff }: RequestContext) {
    return { run: await staff.sendRequest(GenerateSiteMap, {}) }
  }

  /** Submits the site map (ADM-03, ADM-06). */
  @Mutation()
  async submitSitemap(@Context() { staff }: RequestContext): Promise<Output<typeof SubmitSiteMap>> {
    return staff.sendRequest(SubmitSiteMap, {})
  }
}

/** Returns the state of a service; null while it does not reply, which the page shows as well. */
function statusOf({ ReadServiceStatus }: Operations, staff: RequestContext['staff']) {
  return nullIfUnavailable(staff.sendRequest(ReadServiceStatus, {}))
}
