import { globSync, readFileSync } from 'node:fs'

import { describe, expect, test } from '@jest/globals'
import { serviceNames } from '@seneb/contracts/define'
import { claimKinds, isOrdered, textKinds } from '@seneb/contracts/publications/publication-editing'
import { publicationSchemas } from '@seneb/contracts/publications/publication-kinds'
import { legalDocumentSlugs } from '@seneb/contracts/vocabulary/legal-versions'
import { permissions } from '@seneb/contracts/vocabulary/staff-access'
import { buildSchema, Kind, type GraphQLField } from 'graphql'

import { legalProblems } from '../../services/content/src/publications/legal-drafts.js'
import { textsReachedBy, writesTable } from './reached-writes.js'

const list = 'tests/architecture/stored-kinds.csv'
const root = new URL('../../', import.meta.url).pathname

/** Kinds of publications that a mutation accepts. */
const kindsOfMutation: Readonly<Record<string, readonly string[]>> = {
  publishPublicationDraft: textKinds,
  publishClaim: claimKinds,
  archiveClaim: claimKinds,
  publishLegalVersion: ['legal-document'],
  moveClaim: claimKinds,
  movePublication: textKinds.filter(isOrdered),
}

/** Mutations that change what is stored, or the reason why none does. */
interface Row {
  readonly stored: string
  readonly mutations: readonly string[]
  /** Access of each mutation; empty for an exception. */
  readonly access: readonly string[]
  readonly exception?: string
}

const rows = readRows(readFileSync(`${root}${list}`, 'utf8'))
const stored = [...serviceNames.flatMap(kindsOf), ...tablesIn('packages/service-kit/src/database').map(ofEveryService)]
/** Single records of which some differ from their kind. */
const records = legalDocumentSlugs.map((slug) => `content.publications:legal-document/${slug}`)
const schema = buildSchema(readFileSync(`${root}gateway/staff-schema.graphql`, 'utf8'))
const mutations = schema.getMutationType()?.getFields() ?? {}

function readRows(text: string): readonly Row[] {
  const [, ...lines] = text.trim().split('\n')
  return lines.map((line) => {
    const [name = '', changedBy = '', ...rest] = line.split(',')
    const last = rest.join(',')
    return changedBy === 'exception'
      ? { stored: name, mutations: [], access: [], exception: last }
      : { stored: name, mutations: changedBy.split(' '), access: last.split(' ') }
  })
}

/** Tables and kinds of records of a service, such as `content.airports` and `content.publications:faq`. */
function kindsOf(service: string): readonly string[] {
  const tables = tablesIn(`services/${service}/src`)
  return tables.flatMap((table) =>
    table === 'publications'
      ? Object.keys(publicationSchemas).map((kind) => `${service}.${table}:${kind}`)
      : [`${service}.${table}`],
  )
}

function ofEveryService(table: string): string {
  return `*.${table}`
}

/** Names of the entities of a folder, and of the tables that its migrations create. */
function tablesIn(folder: string): readonly string[] {
  const sources = globSync(`${folder}/**/*.ts`, { cwd: root })
    .filter((path) => !/\.(?:test|fixture)\.ts$/.test(path))
    .map((path) => readFileSync(`${root}${path}`, 'utf8'))
  const names = sources.flatMap((source) =>
    [...source.matchAll(/@Entity\('([a-z_]+)'|create table ([a-z_]+) \(/g)].map(
      ([, entity, table]) => entity ?? table ?? '',
    ),
  )
  return [...new Set(names)].toSorted()
}

/** Access of a mutation as the list writes it: a permission, `partner` or `anyone`. */
function accessOf({ astNode }: GraphQLField<unknown, unknown>): string {
  const [staff, partner] = ['staff', 'partner'].map((name) =>
    astNode?.directives?.find((directive) => directive.name.value === name),
  )
  const permission = staff?.arguments?.find(({ name }) => name.value === 'permission')?.value
  if (permission?.kind === Kind.ENUM) return permission.value
  return partner ? 'partner' : 'anyone'
}

test('the search finds tables of every service, tables without entities and kinds of one table', () => {
  expect(stored).toEqual(
    expect.arrayContaining(['content.publications:faq', 'enquiry.erasures', 'identity.partners', '*.outbox']),
  )
  expect(serviceNames.filter((service) => !stored.some((name) => name.startsWith(`${service}.`)))).toEqual([])
})

test('every stored kind is changed by a mutation, or has a reason why not [ADM-09]', () => {
  const missing = stored.filter((name) => !rows.some((row) => row.stored === name))
  const lines = missing.map((name) => `${name},<mutations with spaces>,<PERMISSIONS>   or   ${name},exception,<reason>`)

  expect({ [`lines to add to ${list}`]: lines }).toEqual({ [`lines to add to ${list}`]: [] })
})

test('the list names nothing that is not stored, and nothing twice', () => {
  const names = rows.map(({ stored: name }) => name)

  expect(names.filter((name) => ![...stored, ...records].includes(name))).toEqual([])
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([])
})

test('a legal document that staff cannot publish is an exception that names its ruling [D-03]', () => {
  const refused = legalDocumentSlugs.filter((slug) => {
    const problems = legalProblems('legal-document', { slug, intro: '', sections: [], content: '' })
    return problems.some(({ path }) => path === 'content')
  })
  const excepted = rows.filter(({ stored: name }) => records.includes(name))

  expect(refused).toEqual(['cookie-policy'])
  expect(excepted.map(({ stored: name }) => name.split('/')[1])).toEqual(refused)
  expect(excepted.filter(({ exception = '' }) => !/\(D-\d+\)/.test(exception))).toEqual([])
})

describe.each(rows)('$stored', ({ access, exception, mutations: names, stored }) => {
  test('is changed by mutations that exist, each with a permission of the list, or has a reason', () => {
    if (exception !== undefined) return expect(exception.split(' ').length).toBeGreaterThan(3)
    expect(names.filter((name) => !mutations[name])).toEqual([])
    const found = names.flatMap((name) => (mutations[name] ? [accessOf(mutations[name])] : []))
    expect([...new Set(found)].toSorted()).toEqual(access.toSorted())
  })

  // Tables of the kit are written by code that every service shares, which no resolver leads to by names.
  for (const mutation of stored.startsWith('*.') ? [] : names) {
    test(`is written when ${mutation} is sent`, () => {
      const [service = '', table = '', kind] = stored.split(/[.:]/)
      const texts = textsReachedBy(mutation, service)

      expect(texts.length).toBeGreaterThan(0)
      expect(writesTable(texts, table, service)).toBe(true)
      if (kind && kindsOfMutation[mutation]) expect(kindsOfMutation[mutation]).toContain(kind)
    })
  }
})

test('a mutation of another area writes no table of the list', () => {
  expect(writesTable(textsReachedBy('createPartner', 'identity'), 'partners', 'identity')).toBe(true)
  expect(writesTable(textsReachedBy('createPartner', 'identity'), 'staff', 'identity')).toBe(false)
  expect(textsReachedBy('createPartner', 'content')).toEqual([])
})

test('every permission that guards a mutation is a permission of the roles [ADM-09]', () => {
  const named = new Set(permissions.map((permission) => permission.toUpperCase().replaceAll(/[^A-Z]/g, '_')))
  const used = rows.flatMap(({ access }) => access).filter((one) => one !== 'anyone' && one !== 'partner')

  expect(used.filter((one) => !named.has(one))).toEqual([])
})
