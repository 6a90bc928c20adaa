import { withStaffActor } from '@seneb/service-kit/requests/access'
import type { Ctx } from '@seneb/service-kit/ctx'

import { contentEntities } from '../../services/content/src/tables.js'
import { listPriceChanges, listPriceVersions } from '../../services/content/src/price-table/read-prices.js'
import { migrations as contentMigrations } from '../../services/content/src/migrations/index.js'
import { listPublications, readPublication } from '../../services/content/src/publications/read-publication-versions.js'
import { listSettingVersions } from '../../services/content/src/settings/list-settings.js'
import { migrations as notificationMigrations } from '../../services/notification/src/migrations/index.js'
import { countSubscribers, listSubscribers } from '../../services/notification/src/newsletter/manage-subscribers.js'
import { listNewsletterIssues } from '../../services/notification/src/newsletter-issues/read-newsletter-issues.js'
import { notificationEntities } from '../../services/notification/src/notification.module.js'
import { median, percentile } from '../support/figures.js'
import type { Stack } from '../support/stack.js'
import { busyGroup, busyKey, busyPrice, fillNewsletter, fillVersions } from './back-office-fill.js'
import type { BenchPlan } from './bench-options.js'
import { openServiceDatabase } from './service-database.js'
import type { Verdict } from './verdict.js'

/** The time that the lists of the back office may take, in ms. */
const maxMs = 100
const first = 50
const warmUpCalls = 3

type Page = { readonly next?: string | null | undefined }
type Work = (ctx: Ctx) => Promise<unknown>

/** Reads the page after the one that a list begins with. */
const secondPage = (list: (ctx: Ctx, after?: string) => Promise<Page>): Work => {
  return async (ctx) => {
    const { next } = await list(ctx)
    if (!next) throw new Error('the list has one page')
    return list(ctx, next)
  }
}

const newsletterWorks: Readonly<Record<string, Work>> = {
  subscribers: (ctx) => listSubscribers({ first }, ctx),
  'subscribers, two pages': secondPage((ctx, after) => listSubscribers({ first, after }, ctx)),
  'subscribers, bounced': (ctx) => listSubscribers({ first, state: 'bounced' }, ctx),
  'subscribers, search': (ctx) => listSubscribers({ first, search: 'abc.reader' }, ctx),
  'subscribers, search, two pages': secondPage((ctx, after) => listSubscribers({ first, after, search: 'a' }, ctx)),
  'subscribers, search, suppressed': (ctx) => listSubscribers({ first, search: 'abc', state: 'suppressed' }, ctx),
  'subscribers, search, none': (ctx) => listSubscribers({ first, search: 'nobody@' }, ctx),
  'subscribers, counts': (ctx) => countSubscribers(ctx),
  'newsletter issues': (ctx) => listNewsletterIssues({ first }, ctx),
}

const everyText = { first, show: 'all' } as const
const contentWorks: Readonly<Record<string, Work>> = {
  texts: (ctx) => listPublications(everyText, ctx),
  'texts, two pages': secondPage((ctx, after) => listPublications({ ...everyText, after }, ctx)),
  'texts, search': (ctx) => listPublications({ ...everyText, search: 'bench-99' }, ctx),
  'texts, search, none': (ctx) => listPublications({ ...everyText, search: 'nothing is called so' }, ctx),
  'texts, in review': (ctx) => listPublications({ ...everyText, show: 'in-review' }, ctx),
  'texts, scheduled': (ctx) => listPublications({ ...everyText, show: 'scheduled' }, ctx),
  'one text with its versions': (ctx) => readPublication({ kind: 'faq', key: busyKey }, ctx),
  'versions of a price': secondPage((ctx, after) => listPriceVersions({ key: busyPrice, first, after }, ctx)),
  'changes of prices, open': (ctx) => listPriceChanges({ first, state: 'open' }, ctx),
  'changes of prices, two pages': secondPage((ctx, after) => listPriceChanges({ first, after }, ctx)),
  'versions of settings': secondPage((ctx, after) => listSettingVersions({ group: busyGroup, first, after }, ctx)),
}

/** Measures the lists of the back office with many subscribers, and with many versions of each kind (P13). */
export async function measureBackOfficeLists(
  { adminUrl }: Stack,
  { pairs, subscribers, versions }: BenchPlan,
): Promise<Verdict> {
  const newsletter = await openServiceDatabase(
    { adminUrl, name: 'many_subscribers' },
    { service: 'notification', migrations: notificationMigrations, entities: notificationEntities },
    (client) => fillNewsletter(client, subscribers),
  )
  const content = await openServiceDatabase(
    { adminUrl, name: 'many_versions' },
    { service: 'content', migrations: contentMigrations, entities: contentEntities },
    (client) => fillVersions(client, versions),
  )
  const lead = { id: busyStaffId, sessionId: busyStaffId, name: 'Lead', title: 'Care', authenticatedAt: new Date() }
  try {
    const times = [
      ...(await timesOf(
        newsletterWorks,
        withStaffActor(newsletter.ctx, 'notification', { ...lead, roles: ['care-lead'] }),
        pairs * 10,
      )),
      ...(await timesOf(contentWorks, content.ctx, pairs * 10)),
    ]
    return verdict(times, { subscribers, versions, fillSeconds: newsletter.fillSeconds + content.fillSeconds })
  } finally {
    await newsletter.close()
    await content.close()
  }
}

const busyStaffId = '0190f5fe-7c00-7a00-8000-00000000a0a0'

type Times = readonly [name: string, ms: readonly number[]]

async function timesOf(works: Readonly<Record<string, Work>>, ctx: Ctx, calls: number): Promise<Times[]> {
  const all: Times[] = []
  for (const [name, work] of Object.entries(works)) {
    const ms: number[] = []
    for (let call = -warmUpCalls; call < calls; call++) {
      const startedAt = performance.now()
      await work(ctx)
      if (call >= 0) ms.push(performance.now() - startedAt)
    }
    all.push([name, ms])
  }
  return all
}

function verdict(
  times: readonly Times[],
  stored: { readonly subscribers: number; readonly versions: number; readonly fillSeconds: number },
): Verdict {
  const counts = `${stored.subscribers.toLocaleString('en')} subscribers, ${stored.versions.toLocaleString('en')} versions`
  return {
    goal: 'P13',
    title: `lists of the back office with ${counts} of each kind; ms, medians of ${times[0]?.[1].length ?? 0} calls`,
    lines: [
      ...times.map(
        ([name, ms]) => `  ${name.padEnd(34)}${median(ms).toFixed(2)} (p99 ${percentile(ms, 0.99).toFixed(2)})`,
      ),
      `  they were made in ${stored.fillSeconds.toFixed(0)} s`,
    ],
    limits: times.map(([name, ms]) => ({ what: `${name}, p95 in ms`, value: percentile(ms, 0.95), atMost: maxMs })),
    excluded: 'the way through the gateway and NATS, which is the same for few and many',
  }
}
