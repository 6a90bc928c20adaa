import { Args, Context, Mutation, Query, Resolver } from '@nestjs/graphql'
import type { Output } from '@seneb/contracts/define'
import { serviceNames } from '@seneb/contracts/define'
import { ReadPerformance } from '@seneb/contracts/messages/content/page-event.messages'
import {
  GenerateSiteMap,
  ListSiteMapRuns,
  ReadIndexing,
  SubmitSiteMap,
} from '@seneb/contracts/messages/content/site-map.messages'
import { ReadEmailFigures } from '@seneb/contracts/messages/notification/email.messages'
import { operationsOf } from '@seneb/contracts/messages/operations/operations'

import type { RequestContext } from '../graphql/request-context.js'
import { nullWhenAway, statusOf } from '../queues/service-status.js'

const noDataYet = 'No data yet: no visitor who allows Analytics has been measured in these days.'

@Resolver()
export class SiteTabsResolver {
  /** The newest runs of the site map (ADM-03, D-38). */
  @Query('siteMapRuns')
  async siteMapRuns(@Args('first') first: number, @Context() { staff }: RequestContext) {
    return (await staff.ask(ListSiteMapRuns, { first })).runs
  }

  /** How the site stands in Google's index (ADM-04, D-36). */
  @Query('indexingStatus')
  async indexingStatus(@Context() { staff }: RequestContext) {
    const status = await staff.ask(ReadIndexing, {})
    return { ...status, indexed: status.inspected > 0 ? status.indexed : null }
  }

  /** How fast pages were, how the services are and how mail went (ADM-02, D-39). */
  @Query('performanceReport')
  async performanceReport(@Args('days') days: number, @Context() { staff }: RequestContext) {
    const [{ pages }, mail, statuses] = await Promise.all([
      staff.ask(ReadPerformance, { days }),
      nullWhenAway(staff.ask(ReadEmailFigures, { days })),
      Promise.all(serviceNames.map((name) => statusOf(operationsOf[name], staff))),
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
  @Mutation('generateSitemap')
  async generate(@Context() { staff }: RequestContext) {
    return { run: await staff.ask(GenerateSiteMap, {}) }
  }

  /** Submits it (ADM-03, ADM-06). */
  @Mutation('submitSitemap')
  async submit(@Context() { staff }: RequestContext): Promise<Output<typeof SubmitSiteMap>> {
    return staff.ask(SubmitSiteMap, {})
  }
}
