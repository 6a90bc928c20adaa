import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import { StaffActionCompleted } from '@seneb/contracts/messages/enquiry/every-service.messages'
import { replyTemplateBounds } from '@seneb/contracts/vocabulary/reply-templates'
import { shippedReplyTemplateKeys, shippedReplyTemplates } from '@seneb/contracts/vocabulary/shipped-reply-templates'
import { outboxPayloads } from '@seneb/testkit/outbox-payloads'

import { addReplyTemplate } from './add-reply-template.js'
import { listReplyTemplates, readReplyTemplate } from './list-reply-templates.js'
import { restoreReplyTemplate, saveReplyTemplate } from './save-reply-template.js'
import { seedReplyTemplates, archiveReplyTemplate } from './change-reply-template.js'
import {
  submittedAt,
  later,
  ownText,
  refusedAt,
  templateDesk,
  aTemplate,
  type Template,
  type TemplateDesk,
} from './template-desk.fixture.js'

let of: TemplateDesk

beforeAll(async () => {
  of = await templateDesk()
})
beforeEach(() => of.restart())
afterAll(() => of.close())

const lead = (name?: string) => of.lead(name)
const agent = (name?: string) => of.agent(name)
const keyed = (idempotencyKey: string, name?: string) => ({ ...lead(name), idempotencyKey })
const auditActions = () => outboxPayloads(of.desk.postgres.db, StaffActionCompleted)
const list = (withArchived = false) => listReplyTemplates({ withArchived }, agent())
const keysOf = async (withArchived = false) => (await list(withArchived)).templates.map(({ key }) => key)
const read = (key: string) => readReplyTemplate({ key }, lead())

const save = (version: number, template: Template, ctx = lead()) =>
  saveReplyTemplate({ key: 'own-words', version, template }, ctx)
const changed = { code: 'CHANGED_MEANWHILE' }

test('the shipped templates are in place in their order, however often replicas start concurrently [GEN-07]', async () => {
  await Promise.all(Array.from({ length: 5 }, () => seedReplyTemplates(of.desk.at(later))))

  const { templates } = await list()
  expect(templates.map(({ key }) => key)).toEqual(shippedReplyTemplateKeys)
  for (const { isArchived, key, version, writtenAt, writtenBy, ...template } of templates) {
    expect(template).toEqual(shippedReplyTemplates[key as 'own-words'])
    expect([version, writtenAt, writtenBy, isArchived]).toEqual([1, submittedAt.toISOString(), undefined, false])
  }
  expect((await listReplyTemplates({ kind: 'trip-plan', withArchived: false }, agent())).templates).toHaveLength(5)
})

test('templates edited, archived or named by staff are not touched when a replica restarts [GEN-07]', async () => {
  await save(1, ownText({ body: 'Dear guest: {words}' }))
  await archiveReplyTemplate({ key: 'ask-back', version: 1, isArchived: true }, lead())
  await seedReplyTemplates(of.desk.at(later))

  expect((await read('own-words')).template).toMatchObject({ version: 2, body: 'Dear guest: {words}' })
  expect(await keysOf()).not.toContain('ask-back')
  // A release that ships one more template, under a name that a lead has used in the meantime.
  await of.evictTemplates()
  await addReplyTemplate({ template: aTemplate({ name: 'in YOUR own words' }) }, lead())
  await seedReplyTemplates(of.desk.at(later))
  expect(await keysOf()).toHaveLength(shippedReplyTemplateKeys.length)
})

test('an edit is the next version, with author, time and reason, and every earlier version is unchanged [GEN-07, S10]', async () => {
  const { key } = await addReplyTemplate({ template: aTemplate(), note: 'People asked for it' }, lead())
  await saveReplyTemplate({ key, version: 1, template: aTemplate({ body: '{what} it is.' }) }, lead('Hany'))

  const { template, versions } = await read(key)
  expect(template).toMatchObject({ key, version: 2, ...aTemplate({ body: '{what} it is.' }) })
  const [nadia, hany] = [of.desk.idOf('Nadia'), of.desk.idOf('Hany')]
  expect(versions).toEqual([
    {
      version: 2,
      ...aTemplate({ body: '{what} it is.' }),
      writtenAt: later.toISOString(),
      writtenBy: hany,
      note: undefined,
    },
    { version: 1, ...aTemplate(), writtenAt: later.toISOString(), writtenBy: nadia, note: 'People asked for it' },
  ])
  expect(await keysOf()).toEqual([...shippedReplyTemplateKeys, key])
  const actions = await auditActions()
  expect(actions.map(({ action, object }) => [action, object])).toEqual([
    ['add-template', { kind: 'reply-template', id: key }],
    ['save-template', { kind: 'reply-template', id: key }],
  ])
  expect(actions[1]?.fields).toEqual([
    { name: 'version', from: '1', to: '2' },
    { name: 'body', description: 'changed (15 → 13 characters)' },
    { name: 'note', description: 'changed (19 → 0 characters)' },
  ])
})

test('the database itself refuses to change or to lose a version [R8]', async () => {
  for (const statement of [`update reply_template_versions set body = 'x'`, 'delete from reply_template_versions']) {
    await expect(of.desk.postgres.dataSource.query(statement)).rejects.toThrow('only added')
  }
})

test('of two edits of the same version the second gets a conflict, and nothing of it is stored [R8]', async () => {
  await save(1, ownText({ body: 'First: {words}' }))
  await expect(save(1, ownText({ body: 'Second: {words}' }), lead('Hany'))).rejects.toMatchObject(changed)

  const outcomes = await Promise.allSettled(
    Array.from({ length: 8 }, (_none, at) => save(2, ownText({ body: `${at}: {words}` }), lead(`Lead ${at}`))),
  )
  const reasons = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason as object] : []))
  expect(reasons).toMatchObject(Array.from({ length: 7 }, () => changed))
  expect((await read('own-words')).versions.map(({ version }) => version)).toEqual([3, 2, 1])
  expect(await auditActions()).toHaveLength(2)
})

test('a repeated request whose response was lost makes one version and one template [R3]', async () => {
  const template = ownText({ body: 'Once: {words}' })
  const first = await save(1, template, keyed('one'))
  expect(await save(1, template, keyed('one'))).toEqual(first)
  await expect(save(1, ownText({ body: 'Twice: {words}' }), keyed('one'))).rejects.toMatchObject({
    code: 'IDEMPOTENCY_CONFLICT',
  })
  const added = await addReplyTemplate({ template: aTemplate() }, keyed('two'))
  expect(await addReplyTemplate({ template: aTemplate() }, keyed('two'))).toEqual(added)
  const restoring = { key: 'own-words', version: 2, from: 1 }
  const restored = await restoreReplyTemplate(restoring, keyed('three'))
  expect(await restoreReplyTemplate(restoring, keyed('three'))).toEqual(restored)

  expect((await read('own-words')).versions).toHaveLength(3)
  expect(await keysOf()).toHaveLength(shippedReplyTemplateKeys.length + 1)
  expect(await auditActions()).toHaveLength(3)
})

test('a restored version is a new one with the old text, and the one in between stays [GEN-07]', async () => {
  await save(1, ownText({ body: 'Wrong: {words}' }))
  await expect(restoreReplyTemplate({ key: 'own-words', version: 1, from: 1 }, lead())).rejects.toMatchObject(changed)
  expect(await restoreReplyTemplate({ key: 'own-words', version: 2, from: 1 }, lead())).toMatchObject({ version: 3 })

  const { template, versions } = await read('own-words')
  expect(template.body).toBe('{words}')
  expect(versions.map(({ body, note }) => [body, note])).toEqual([
    ['{words}', 'Version 1 again'],
    ['Wrong: {words}', undefined],
    ['{words}', undefined],
  ])
  await expect(restoreReplyTemplate({ key: 'own-words', version: 3, from: 9 }, lead())).rejects.toMatchObject(
    refusedAt('from', /Version not found/),
  )
  await expect(restoreReplyTemplate({ key: 'own-words', version: 3, from: 1 }, lead())).rejects.toMatchObject(
    refusedAt('template', /^Nothing is different/),
  )
})

const hostile: readonly (readonly [what: string, changes: Partial<Template>, path: string, message: RegExp])[] = [
  ['a subject that names a treatment', { subject: 'Your veneers' }, 'template.subject', /please remove “veneers”/],
  ['a subject that names the person', { subject: 'Dear {name}' }, 'template.subject', /only \{reference\}/],
  ['words with a field that is not there', { body: '{words} {price}' }, 'template.body', /\{price\}/],
  ['a field that stands nowhere', { body: 'No field.' }, 'template.fields[0].name', /\{words\} stands/],
  ['no kind', { kinds: [] }, 'template.kinds', /which enquiries this is for/],
  ['the name of another', { name: 'ASK something first' }, 'template.name', /has this name already/],
  ['nothing that is different', {}, 'template', /^Nothing is different/],
]

test.each(hostile)(
  '%s is refused at its field by the service itself, and nothing is stored [D-66, S6]',
  async (_what, changes, path, message) => {
    await expect(save(1, ownText(changes))).rejects.toMatchObject(refusedAt(path, message))

    expect((await read('own-words')).versions).toHaveLength(1)
    expect(await auditActions()).toEqual([])
  },
)

test('the number of templates is bounded, also when leads add them concurrently [S6]', async () => {
  const free = replyTemplateBounds.templates - shippedReplyTemplateKeys.length
  const add = (at: number) => addReplyTemplate({ template: aTemplate({ name: `Template ${at}` }) }, lead())
  for (let at = 1; at < free; at++) await add(at)
  const outcomes = await Promise.allSettled([add(1000), add(1001), add(1002)])

  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(await keysOf(true)).toHaveLength(replyTemplateBounds.templates)
  await expect(add(2000)).rejects.toMatchObject(refusedAt('template', /^There are 60 templates already/))
})

test('concurrent template creation is serialized and counted [R8]', async () => {
  const free = replyTemplateBounds.templates - shippedReplyTemplateKeys.length
  await of.owner.query(
    `insert into enquiry.reply_templates (key, version, position, name, language)
     select 'filler-' || n, 1, 100 + n, 'Filler ' || n, 'en' from generate_series(2, $1::int) n`,
    [free],
  )
  const another = [
    'select key from enquiry.reply_templates order by key for update',
    `insert into enquiry.reply_templates values ('last', 1, 99, 'Last', 'en')`,
  ]

  expect(await of.afterAnother(another, () => addReplyTemplate({ template: aTemplate() }, lead()))).toMatchObject(
    refusedAt('template', /^There are 60 templates already/),
  )
})

test('of two templates with one name added concurrently, one is rejected at the field [R8]', async () => {
  const outcomes = await Promise.allSettled([
    addReplyTemplate({ template: aTemplate() }, lead()),
    addReplyTemplate({ template: aTemplate({ name: 'say it PLAINLY' }) }, lead('Hany')),
  ])

  const reasons = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason as object] : []))
  expect(reasons).toMatchObject([refusedAt('template.name', /has this name already/)])
})

test('an archived template cannot be used for replies, keeps its versions and comes back; its name is free until then [GEN-07]', async () => {
  const { key } = await addReplyTemplate({ template: aTemplate() }, lead())
  const archive = (isArchived: boolean, name = 'Nadia') =>
    archiveReplyTemplate({ key, version: 1, isArchived }, lead(name))
  await archive(true)
  await archive(true, 'Hany')

  expect([await keysOf(), await keysOf(true)].map((keys) => keys.includes(key))).toEqual([false, true])
  expect((await read(key)).template.isArchived).toBe(true)
  const other = await addReplyTemplate({ template: aTemplate() }, lead())
  await expect(archive(false)).rejects.toMatchObject(refusedAt('key', /has this name by now/))
  await archiveReplyTemplate({ key: other.key, version: 1, isArchived: true }, lead())
  await archive(false)
  expect(await keysOf()).toContain(key)
  expect((await auditActions()).map(({ action }) => action)).toEqual([
    'add-template',
    'archive-template',
    'add-template',
    'archive-template',
    'bring-template-back',
  ])
  await expect(archiveReplyTemplate({ key, version: 2, isArchived: true }, lead())).rejects.toMatchObject(changed)
})

test('a missing template gets a clear sentence [S6]', async () => {
  const unknown = { code: 'TEMPLATE_UNKNOWN' }
  await expect(read('no-such')).rejects.toMatchObject(unknown)
  await expect(saveReplyTemplate({ key: 'no-such', version: 1, template: aTemplate() }, lead())).rejects.toMatchObject(
    unknown,
  )
  await expect(restoreReplyTemplate({ key: 'no-such', version: 1, from: 1 }, lead())).rejects.toMatchObject(unknown)
  await expect(archiveReplyTemplate({ key: 'no-such', version: 1, isArchived: true }, lead())).rejects.toMatchObject(
    unknown,
  )
})
