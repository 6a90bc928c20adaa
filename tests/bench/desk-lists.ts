import type { Input } from '@seneb/contracts/define'
import type { ListCareEnquiries } from '@seneb/contracts/messages/enquiry/care-enquiry.messages'
import { careViews } from '@seneb/contracts/vocabulary/care-enquiries'
import { encodeCursor } from '@seneb/service-kit/requests/cursor'
import { withStaffActor } from '@seneb/service-kit/requests/access'
import type { Ctx } from '@seneb/service-kit/ctx'

import { countCareEnquiries } from '../../services/enquiry/src/care-enquiries/count-care-enquiries.js'
import { listCareEnquiries } from '../../services/enquiry/src/care-enquiries/list-care-enquiries.js'
import { listCareEvents } from '../../services/enquiry/src/care-enquiry-details/list-care-events.js'
import { migrations } from '../../services/enquiry/src/migrations/index.js'
import { enquiryEntities } from '../../services/enquiry/src/enquiry.module.js'
import { median, percentile } from '../support/figures.js'
import type { Stack } from '../support/stack.js'
import type { BenchPlan } from './bench-options.js'
import { busyAgentId, commonName, fillDesk, newAgentId, rareName } from './desk-fill.js'
import { openServiceDatabase } from './service-database.js'
import type { Verdict } from './verdict.js'

const fewEnquiries = 10_000
const maxRatio = 1.3
const runsPerPair = 10
const callsPerRun = 4
const warmUpRuns = 4

type ListInput = Input<typeof ListCareEnquiries>
type Work = (side: SeededDatabase) => Promise<unknown>

const everything: ListInput = { show: 'all', mine: false, unclaimed: false, overdue: false, first: 50 }
const list = (input: Partial<ListInput>): Work => {
  return ({ ctx }) => listCareEnquiries({ ...everything, ...input }, ctx)
}

/** Each view, without and with each of its filters, as the desk offers them. */
const views = careViews.flatMap((show): [string, Work][] => [
  [show, list({ show })],
  [`${show}, mine`, list({ show, mine: true })],
  [`${show}, unclaimed`, list({ show, unclaimed: true })],
  [`${show}, overdue`, list({ show, overdue: true })],
  [`${show}, consultations`, list({ show, kind: 'consultation' })],
])

const search = (of: (enquiry: EnquiryRef) => string, show: ListInput['show'] = 'all'): Work => {
  return async (side) => listCareEnquiries({ ...everything, show, search: of(side.nextEnquiry()) }, side.ctx)
}

const works: readonly (readonly [string, Work])[] = [
  ...views,
  // On both sides, this scans as many enquiries as one list request may scan, and finds none.
  [
    'erased-soon, mine, none',
    ({ newcomer }) => listCareEnquiries({ ...everything, show: 'erased-soon', mine: true }, newcomer),
  ],
  ['due, mine, overdue', list({ show: 'due', mine: true, overdue: true })],
  [
    'a later page of all',
    ({ ctx, nextEnquiry }) => listCareEnquiries({ ...everything, after: encodeCursor(nextEnquiry()) }, ctx),
  ],
  ['search: reference', search(({ reference }) => reference)],
  ['search: reference begun', search(({ reference }) => reference.slice(0, 8))],
  ['search: common first name', search(() => commonName)],
  ['search: common name, due', search(() => commonName, 'due')],
  ['search: rare first name', search(() => rareName)],
  ['search: beginning of names', search(() => rareName.slice(0, 4))],
  ['search: two names', search(({ name }) => name)],
  ['search: e-mail address', search(({ email }) => email)],
  ['search: telephone number', search(({ phone }) => phone)],
  ['search: nobody', search(() => 'nobody is called so')],
  ['counts', ({ ctx }) => countCareEnquiries(ctx)],
  [
    'timeline',
    ({ ctx, nextEnquiry }) =>
      ctx.db.read((tx) =>
        listCareEvents({ enquiryId: nextEnquiry().id, after: undefined, isPersonalVisible: true }, tx, ctx),
      ),
  ],
]

/** Measures each list, search and timeline of the desk with ten thousand enquiries and with many more (P7). */
export async function measureDeskLists(stack: Stack, { enquiries, pairs }: BenchPlan): Promise<Verdict> {
  const few = await SeededDatabase.store(stack.adminUrl, 'desk_few', fewEnquiries)
  const many = await SeededDatabase.store(stack.adminUrl, 'desk_many', enquiries)
  try {
    const durations = await requestInTurns({ few, many }, pairs * runsPerPair)
    return verdict(durations, { enquiries, seconds: many.elapsedSeconds })
  } finally {
    await few.close()
    await many.close()
  }
}

async function requestInTurns(sides: Sides, rounds: number): Promise<Durations> {
  const durations: Map<string, Times> = new Map(works.map(([name]) => [name, { few: [], many: [], ratios: [] }]))
  for (let round = -warmUpRuns; round < rounds; round++) {
    for (const [name, work] of works) {
      const [few, many] = await inTurn(sides, work, round % 2 === 0)
      if (round < 0) continue
      durations.get(name)?.few.push(...few)
      durations.get(name)?.many.push(...many)
      durations.get(name)?.ratios.push(median(many) / median(few))
    }
  }
  return durations
}

async function inTurn(sides: Sides, work: Work, fewFirst: boolean) {
  if (fewFirst) return [await timesOf(() => work(sides.few)), await timesOf(() => work(sides.many))] as const
  const many = await timesOf(() => work(sides.many))
  return [await timesOf(() => work(sides.few)), many] as const
}

/** Several calls before the other database is used, so that other load of the machine affects both alike. */
async function timesOf(work: () => Promise<unknown>): Promise<readonly number[]> {
  const times: number[] = []
  for (let call = 0; call < callsPerRun; call++) {
    const startedAt = performance.now()
    await work()
    times.push(performance.now() - startedAt)
  }
  return times
}

interface Times {
  readonly few: number[]
  readonly many: number[]
  /** Returns the ratios of the medians of each round, in which both sides are measured one after the other. */
  readonly ratios: number[]
}
type Durations = ReadonlyMap<string, Times>

interface Sides {
  readonly few: SeededDatabase
  readonly many: SeededDatabase
}

function verdict(durations: Durations, stored: { enquiries: number; seconds: number }): Verdict {
  const names = [fewEnquiries, stored.enquiries].map((count) => `${count.toLocaleString('en')} enquiries`)
  const ms = (times: readonly number[]) =>
    `${median(times).toFixed(2)} (p99 ${percentile(times, 0.99).toFixed(2)})`.padStart(24)
  const all = [...durations]
  return {
    goal: 'P7',
    title: `the desk with many enquiries and 8 events of each; ms, medians of ${all[0]?.[1].few.length ?? 0} calls on each side`,
    lines: [
      `  ${''.padEnd(28)}${names.map((name) => name.padStart(24)).join('')}`,
      ...all.map(([name, { few, many }]) => `  ${name.padEnd(28)}${ms(few)}${ms(many)}`),
      `  the enquiries were made in ${stored.seconds.toFixed(0)} s`,
    ],
    limits: all.map(([name, { ratios }]) => ({
      what: `${name}, times as long`,
      value: median(ratios),
      atMost: maxRatio,
    })),
    excluded: 'the way through the gateway and NATS, which is the same for both and would only soften the ratio',
  }
}

/** Enquiry used in searches, and as the position after which a later page begins. */
interface EnquiryRef {
  readonly id: string
  readonly reference: string
  readonly name: string
  readonly email: string
  readonly phone: string
  readonly at: string
}

/** Database with a given number of enquiries, with the service's own code, called as an agent with many of them. */
class SeededDatabase {
  private next = 0

  private constructor(
    readonly ctx: Ctx,
    /** Context of an agent who has no enquiry. */
    readonly newcomer: Ctx,
    private readonly people: readonly EnquiryRef[],
    readonly elapsedSeconds: number,
    readonly close: () => Promise<void>,
  ) {}

  static async store(adminUrl: string, name: string, enquiries: number): Promise<SeededDatabase> {
    let people: readonly EnquiryRef[] = []
    const { close, ctx, fillSeconds } = await openServiceDatabase(
      { adminUrl, name },
      { service: 'enquiry', migrations, entities: enquiryEntities },
      async (client) => {
        await fillDesk(client, enquiries)
        people = (await client.query<EnquiryRef>(someOfThemSql)).rows
      },
    )
    const as = (id: string) => withStaffActor(ctx, 'enquiry', { ...agent, id, sessionId: id })
    return new SeededDatabase(as(busyAgentId), as(newAgentId), people, fillSeconds, close)
  }

  /** Another one with each call, from all over the table. */
  readonly nextEnquiry = (): EnquiryRef => {
    const enquiry = this.people[this.next++ % this.people.length]
    if (!enquiry) throw new Error('nobody was stored')
    return enquiry
  }
}

const someOfThemSql = `/* someOfThem */
  select id, reference, full_name as name, email, phone_number as phone,
    submitted_at::text as at
  from enquiry.care_enquiries where outcome is distinct from 'test' order by hashtext(id::text) limit 200`

const agent = { name: 'Busy', title: 'Care', roles: ['care-agent' as const], authenticatedAt: new Date() }
