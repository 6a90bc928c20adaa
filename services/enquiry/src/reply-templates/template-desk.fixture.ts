import type { Input } from '@seneb/contracts/define'
import type { SaveReplyTemplate } from '@seneb/contracts/messages/enquiry/reply-template.messages'
import { shippedReplyTemplates } from '@seneb/contracts/vocabulary/shipped-reply-templates'
import type { Ctx } from '@seneb/service-kit/ctx'
import { expect } from '@jest/globals'
import pg from 'pg'

import { careDesk, type CareDesk } from '../care-enquiry-details/care-desk.fixture.js'
import { seedReplyTemplates } from './change-reply-template.js'

export const submittedAt = new Date('2026-11-22T09:00:00Z')
export const later = new Date('2026-11-22T10:00:00Z')

export type Template = Input<typeof SaveReplyTemplate>['template']

/** Returns the content of a template that does not exist yet. */
export const aTemplate = (changes: Partial<Template> = {}): Template => ({
  name: 'Say it plainly',
  kinds: ['trip-plan'],
  language: 'en',
  subject: 'Your request ({reference})',
  body: 'We read {what}.',
  fields: [{ name: 'what', label: 'What we read', type: 'line' }],
  ...changes,
})

/** Returns the shipped template for free text, with changes. */
export const ownText = (changes: Partial<Template> = {}): Template => {
  const { fields, kinds, ...own } = shippedReplyTemplates['own-words']
  return { ...own, kinds: [...kinds], fields: [...fields], ...changes }
}

/** A refusal at one field. */
export const refusedAt = (path: string, message: RegExp) => ({
  code: 'INPUT_INVALID',
  fields: [{ path, message: expect.stringMatching(message) }],
})

/** The service's database, with a lead, an agent, and the owner of the tables. */
export interface TemplateDesk {
  readonly desk: CareDesk
  readonly owner: pg.Client
  readonly lead: (name?: string) => Ctx
  readonly agent: (name?: string) => Ctx
  /** Deletes every template; only the owner can empty tables to which the service may only add. */
  readonly evictTemplates: () => Promise<unknown>
  /** Empties the tables and stores the shipped templates. */
  readonly restart: () => Promise<void>
  /**
   * Runs an action while another transaction holds its change, which commits once the first waits for it or is done.
   */
  readonly afterAnother: (statements: readonly string[], fn: () => Promise<unknown>) => Promise<unknown>
  readonly close: () => Promise<void>
}

export async function templateDesk(): Promise<TemplateDesk> {
  const desk = await careDesk()
  const owner = new pg.Client({ connectionString: desk.postgres.adminUrl })
  await owner.connect()
  const evictTemplates = () => owner.query('truncate enquiry.reply_templates, enquiry.reply_template_versions')
  return {
    desk,
    owner,
    evictTemplates,
    lead: (name = 'Nadia') => desk.as(name, ['care-lead'], later),
    agent: (name = 'Mona') => desk.as(name, ['care-agent'], later),
    restart: async () => {
      await evictTemplates()
      for (const table of [
        'reply_promises',
        'consents',
        'care_enquiries',
        'trip_plans',
        'outbox',
        'idempotency_keys',
      ]) {
        await desk.postgres.dataSource.query(`delete from ${table}`)
      }
      await seedReplyTemplates(desk.at(submittedAt))
    },
    afterAnother: (statements, fn) => afterAnother({ owner, desk }, statements, fn),
    close: async () => {
      await owner.end()
      await desk.postgres.close()
    },
  }
}

async function afterAnother(
  { desk, owner }: Pick<TemplateDesk, 'desk' | 'owner'>,
  statements: readonly string[],
  fn: () => Promise<unknown>,
): Promise<unknown> {
  await owner.query('begin')
  for (const statement of statements) await owner.query(statement)
  let isDone = false
  const outcome = fn()
    .catch((error: unknown) => error)
    .finally(() => {
      isDone = true
    })
  const waiting = `select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
  const untilWaiting = async (): Promise<void> => {
    const found = await desk.postgres.dataSource.query<object[]>(waiting)
    if (isDone || found.length > 0) return
    await new Promise((resolve) => setTimeout(resolve, 5))
    await untilWaiting()
  }
  await untilWaiting()
  await owner.query('commit')
  return outcome
}
