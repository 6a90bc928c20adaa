import { StaffActionCompleted } from '@seneb/contracts/messages/content/every-service.messages'
import type { EditableKind, PublicationContent } from '@seneb/contracts/publications/publication-editing'
import type { StaffRole } from '@seneb/contracts/vocabulary/staff-access'
import { staffCtx } from '@seneb/testkit/audited-once'
import { outboxPayloads } from '@seneb/testkit/outbox-payloads'
import type { TestDb } from '@seneb/testkit/test-db'
import pg from 'pg'

import type { ContentCtx } from '../content-ctx.js'
import { contentDb, contentTestCtx } from '../content.fixture.js'
import { aFaq, anArticle, aNewsItem, aSpecialty, aTreatment, storeTexts } from './publication.fixture.js'
import { readPublication } from './read-publication-versions.js'
import { savePublicationDraft } from './save-draft.js'

/** The service's database with a few texts, and contexts of the people who edit them. */
export interface PublicationDesk {
  readonly postgres: TestDb
  /** Context of a person at a given time; each name is one person. */
  readonly as: (name: string, now?: string, roles?: readonly StaffRole[]) => ContentCtx
  readonly idOf: (name: string) => string
  readonly at: (now?: string) => ContentCtx
  readonly read: (kind: EditableKind, key: string) => ReturnType<typeof readRecord>
  /** Saves content over the current revision and returns the next one. */
  readonly save: (kind: EditableKind, content: PublicationContent, name?: string) => Promise<number>
  /** Runs statements as the owner of the tables, who alone can go round their triggers. */
  readonly asOwner: (...statements: readonly string[]) => Promise<void>
  readonly actions: () => Promise<readonly (readonly [action: string, object: string, actor: string])[]>
}

const noon = '2026-11-21T12:00:00.000Z'

export async function publicationDesk(): Promise<PublicationDesk> {
  const postgres = await contentDb()
  await storeTexts(
    {
      articles: [article()],
      news: [aNewsItem()],
      faqs: [aFaq()],
      treatments: [medicalText()],
      specialties: [aSpecialty()],
    },
    { ...postgres, now: '2026-11-01T08:00:00Z' },
  )
  const ids = new Map<string, string>()
  const idOf = (name: string) => {
    const id = ids.get(name) ?? crypto.randomUUID()
    ids.set(name, id)
    return id
  }
  const at = (now = noon): ContentCtx => ({ ...contentTestCtx(postgres), now: () => new Date(now) })
  const as: PublicationDesk['as'] = (name, now = noon, roles = ['editor']) => {
    const person = { id: idOf(name), sessionId: crypto.randomUUID(), name, title: 'Editor', roles }
    return staffCtx(at(now), 'content', { ...person, authenticatedAt: new Date(now) })
  }
  const read = (kind: EditableKind, key: string) => readRecord(kind, key, at())
  return {
    postgres,
    as,
    at,
    idOf,
    read,
    save: async (kind, content, name = 'Salma') => {
      const key = keyOf(content)
      const revision = (await read(kind, key).catch(() => ({ revision: 0 }))).revision
      return (await savePublicationDraft({ kind, key, revision, content }, as(name))).revision
    },
    asOwner: async (...statements) => {
      const owner = new pg.Client({ connectionString: postgres.adminUrl })
      await owner.connect()
      try {
        for (const statement of statements) await owner.query(statement)
      } finally {
        await owner.end()
      }
    },
    actions: async () => {
      const payloads = await outboxPayloads(postgres.db, StaffActionCompleted)
      return payloads.map(({ action, actor, object }) => [action, object.id, actor.name] as const)
    },
  }
}

async function readRecord(kind: EditableKind, key: string, ctx: ContentCtx) {
  return (await readPublication({ kind, key }, ctx)).publication
}

function keyOf({ id, key, slug }: PublicationContent): string {
  return String(slug ?? key ?? id)
}

/** An article that passes every rule of the editor. */
export function article(own: PublicationContent = {}) {
  const meta = { title: 'Why Seneb', description: 'a'.repeat(130) }
  return anArticle({ meta, ...own })
}

/** A page that needs an approval. */
export function medicalText(own: PublicationContent = {}) {
  const meta = { title: 'LASIK in Egypt', description: 'b'.repeat(130) }
  return aTreatment({ meta, ...own })
}
