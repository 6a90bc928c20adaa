import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

import { expect, test } from '@jest/globals'
import { serviceNames } from '@seneb/contracts/define'
import { environmentPrefix } from '@seneb/platform/config'
import { neededKeys } from '@seneb/service-kit/starting/service-keys'

const root = new URL('../../', import.meta.url)
const template = readFileSync(new URL('.env.template', root), 'utf8')

/** Names in the template: `NAME=` or `# NAME=` at the beginning of a line. */
const described = new Set([...template.matchAll(/^(?:# )?([A-Z][A-Z0-9_]+)=/gm)].map(([, name]) => String(name)))

/** What every service, or the migrate step for it, is told under its prefix (packages/platform/src/config.ts). */
const ofEveryService = [
  'DATABASE_URL',
  'MIGRATION_DATABASE_URL',
  'NATS_URL',
  'NATS_CA',
  'HEALTH_HOST',
  'HEALTH_PORT',
  'DATABASE_POOL_SIZE',
]

/** The names that the config files of the deployables read: keys of their yup objects. */
function readNames(): string[] {
  const files = execFileSync(
    'git',
    ['ls-files', 'services/*/src/config.ts', 'gateway/src/config.ts', 'web/server/*.ts'],
    {
      cwd: root,
      encoding: 'utf8',
    },
  )
  const texts = files
    .split('\n')
    .filter(Boolean)
    .map((file) => readFileSync(new URL(file, root), 'utf8'))
  const own = texts.flatMap((text) =>
    [...text.matchAll(/^\s+([A-Z]+(?:_[A-Z0-9]+)+):/gm)].map(([, name]) => String(name)),
  )
  const shared = serviceNames.flatMap((name) => ofEveryService.map((thing) => `${environmentPrefix(name)}_${thing}`))
  const keys = serviceNames.flatMap((name) => neededKeys(name).map(({ variable }) => variable))
  const topology = ['NATS_URL', 'NATS_CA', 'HEALTH_HOST', 'HEALTH_PORT'].map((thing) => `TOPOLOGY_${thing}`)
  const quarantine = ['NATS_URL', 'NATS_CA', 'DOCUMENT_KEY'].map((thing) => `QUARANTINE_${thing}`)
  return [
    ...own,
    ...shared,
    ...topology,
    ...quarantine,
    ...keys,
    'SENEB_ENV',
    'OTEL_EXPORTER_OTLP_ENDPOINT',
    'LOG_LEVEL',
  ]
}

test('every variable that is read is described in .env.template', () => {
  const names = readNames()
  expect(names.length).toBeGreaterThan(30)
  expect(names.filter((name) => !described.has(name))).toEqual([])
})

test('every variable of a deployable that .env.template describes is read', () => {
  const read = new Set(readNames())
  const deployables = ['gateway', 'web', ...serviceNames].map((name) => `${environmentPrefix(name as 'gateway')}_`)
  const owned = [...described].filter((name) => deployables.some((prefix) => name.startsWith(prefix)))
  expect(owned.length).toBeGreaterThan(30)
  expect(owned.filter((name) => !read.has(name))).toEqual([])
})
