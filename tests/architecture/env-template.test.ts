import { readFileSync } from 'node:fs'

import { expect, test } from '@jest/globals'
import { testKey } from '@seneb/testkit/test-keys'

import { deployableNames, deployables, type PlatformDeps } from '../../infra/deployables.ts'
import { everySetting } from '../support/every-setting.js'

const root = new URL('../../', import.meta.url)

interface Described {
  readonly value: string
  /** The comment right above it. */
  readonly comment: string
  /** Comment above the variable, with only other variables between, such as one for a whole group. */
  readonly groupComment: string
}

/**
 * Returns the variables of the template with the comment above each; matches `NAME=value` or `# NAME=value` at the
 * start of a line.
 */
function readTemplate(): ReadonlyMap<string, Described> {
  const described = new Map<string, Described>()
  let [comment, groupComment] = ['', '']
  for (const line of readFileSync(new URL('.env.template', root), 'utf8').split('\n')) {
    const [, name, value] = /^(?:# )?([A-Z][A-Z0-9_]+)=(.*)$/.exec(line) ?? []
    if (name === undefined || value === undefined) {
      comment = line === '' ? '' : `${comment}\n${line}`
      groupComment = comment
      continue
    }
    described.set(name, { value, comment, groupComment })
    comment = ''
  }
  return described
}

const template = readTemplate()

/** Read without a schema: the launch environment directly, and the addresses of real services by `npm start`. */
const withoutSchema = ['SENEB_ENV', 'DATABASE_URL', 'NATS_URL']

test('.env.template describes every setting of every process, and no other', async () => {
  const declared = [...(await everySetting()).values()].flat().map(({ name }) => name)

  expect(declared.length).toBeGreaterThan(100)
  expect([...template.keys()].toSorted()).toEqual([...declared, ...withoutSchema].toSorted())
})

test('.env.template shows each default, and marks settings without one as required', async () => {
  const declared = [...(await everySetting()).values()].flat()

  const wrong = declared.filter((setting) => {
    const entry = template.get(setting.name)
    if (setting.isRequired) return !entry?.groupComment.includes('(required')
    if (entry?.comment.includes('(required)')) return true
    // An empty default is shown by an example.
    return setting.default !== undefined && setting.default !== '' && entry?.value !== String(setting.default)
  })
  expect(wrong).toEqual([])
})

test('every required setting of a process comes from its wiring or the operator', async () => {
  const declared = await everySetting()
  const missing = deployableNames.flatMap((name) => {
    const wired = deployables[name].wiring(markedSections)
    expect((declared.get(name) ?? []).map((setting) => setting.name)).toEqual(
      expect.arrayContaining(Object.keys(wired)),
    )
    return (declared.get(name) ?? []).filter((setting) => setting.isRequired && !(setting.name in wired))
  })

  expect(missing.map(({ name }) => name)).toEqual(['NOTIFICATION_OPERATOR_EMAIL'])
})

/** Secrets of which an operator may hand over an empty file. */
const mayBeEmpty: ReadonlySet<string> = new Set(['NOTIFICATION_IMAP_URL', 'GATEWAY_INBOUND_MAIL_SECRET'])

test('logins and keys passed to a process are listed as secrets, and no other required setting is', async () => {
  const declared = await everySetting()
  const secrets = deployableNames.flatMap((name) =>
    (declared.get(name) ?? []).filter(
      (setting) => setting.isSecret && (setting.isRequired || mayBeEmpty.has(setting.name)),
    ),
  )
  const handed = deployableNames.flatMap((name) =>
    Object.entries(deployables[name].wiring(markedSections)).filter(([, value]) => secretsOfProcesses.has(value)),
  )

  expect(handed.length).toBeGreaterThan(20)
  expect(secrets.map(({ name }) => name).toSorted()).toEqual(handed.map(([name]) => name).toSorted())
})

/** Every secret so far; values derived from one, such as a public key, are not secret. */
const secretsOfProcesses = new Set(['a secret'])

const markedSections: PlatformDeps = {
  databaseUrlOf: () => 'a secret',
  natsUrlOf: () => 'a secret',
  smtpUrl: 'a secret',
  imapUrl: 'a secret',
  inboundMailSecret: 'a secret',
  keyOf: (name) => {
    const key = testKey(name)
    secretsOfProcesses.add(key)
    return key
  },
  documentKey: 'a secret',
  siteUrl: 'http://localhost:1',
  gatewayUrl: 'http://gateway.test:2',
  webUrl: 'http://web.test:3',
}
