import { readFileSync } from 'node:fs'

import { describe, expect, test } from '@jest/globals'
import { serviceNames } from '@seneb/contracts/define'
import { busUsers } from '@seneb/contracts/nats-permissions'
import { testKey } from '@seneb/testkit/test-keys'
import { parse } from 'yaml'

import { composeFile } from '../../infra/compose/compose-file.ts'
import { images } from '../../infra/compose/compose-images.ts'
import { standInSecrets } from '../../infra/compose/compose-parts.ts'
import { productionFile } from '../../infra/compose/production-file.ts'
import { secretFiles } from '../../infra/compose/secret-files.ts'
import { deployableNames } from '../../infra/deployables.ts'
import { secretHolders } from '../../infra/local/secret-holders.ts'
import { everyServerSetting } from '../../infra/postgres/postgres.ts'
import { isSecretName } from '../../infra/settings.ts'
import { everySetting } from '../support/every-setting.js'

const read = (name: string) => readFileSync(new URL(`../../${name}`, import.meta.url), 'utf8')

interface Service {
  readonly image: string
  readonly environment?: Readonly<Record<string, string>>
  readonly networks?: readonly string[]
  readonly ports?: readonly string[]
  readonly volumes?: readonly string[]
  readonly healthcheck?: object
  readonly mem_limit?: string
  readonly read_only?: boolean
  readonly cap_drop?: readonly string[]
  readonly user?: string
  readonly restart?: string
}

interface ComposeFile {
  readonly services: Readonly<Record<string, Service>>
  readonly networks: Readonly<Record<string, { readonly internal?: boolean } | null>>
}

const committed = parse(read('docker-compose.yml'), { merge: true }) as ComposeFile
const production = parse(read('docker-compose.production.yml')) as ComposeFile
const services = Object.entries(committed.services)

describe('the committed compose files', () => {
  test('are what infra/deployables.ts and infra/compose make; npm run generate writes them', () => {
    expect(read('docker-compose.yml')).toBe(composeFile())
    expect(read('docker-compose.production.yml')).toBe(productionFile())
  })

  test('have every deployable, and the steps before', () => {
    const steps = ['secrets', 'setup', 'migrate']
    expect(Object.keys(committed.services).toSorted()).toEqual(
      [...deployableNames, ...steps, 'postgres', 'nats', 'mailbox'].toSorted(),
    )
  })

  test('tell each process settings that it has, and every one that it must be told', async () => {
    const everyProcess = ['SENEB_ENV', 'LOG_LEVEL', 'NODE_COMPILE_CACHE']
    for (const [name, settings] of await everySetting()) {
      const service = committed.services[name]
      if (!service) continue
      const told = Object.keys({ ...service.environment, ...production.services[name]?.environment })
      const plain = told
        .filter((variable) => !everyProcess.includes(variable))
        .map((variable) => variable.replace(/_FILE$/, ''))
      expect(settings.map((setting) => setting.name)).toEqual(expect.arrayContaining(plain))
      expect(plain).toEqual(
        expect.arrayContaining(settings.filter(({ isRequired }) => isRequired).map((setting) => setting.name)),
      )
    }
  })

  test('hold no secret: what is named like one is told as a file [S15]', () => {
    const told = services.flatMap(([, { environment = {} }]) => Object.keys(environment))
    expect(told.filter(isSecretName)).toEqual([])
    for (const text of [read('docker-compose.yml'), read('docker-compose.production.yml')]) {
      expect(standInSecrets.filter((secret) => text.includes(secret))).toEqual([])
      expect(text).not.toMatch(/:\/\/[^/\s:]+:[^/\s@]+@/)
    }
  })

  test('give a container files of its own alone [S15]', () => {
    for (const [name, { volumes = [] }] of services.filter(([service]) => service !== 'secrets')) {
      const mounted = volumes.filter((volume) => volume.startsWith('secrets'))
      expect(mounted).toEqual(mounted.length === 0 ? [] : [`secrets-${name}:/run/seneb:ro`])
    }
  })

  test('hold every container to limits, an own user, and a file system that cannot be written', () => {
    const loose = services.filter(
      ([, service]) =>
        service.read_only !== true || service.cap_drop?.join() !== 'ALL' || service.restart === undefined,
    )
    expect(loose.map(([name]) => name)).toEqual([])
    const running = services.filter(([, service]) => service.restart === 'unless-stopped')
    expect(running.filter(([, { healthcheck, mem_limit }]) => !healthcheck || !mem_limit)).toEqual([])
    expect(services.filter(([, { user }]) => user?.startsWith('0:')).map(([name]) => name)).toEqual(['secrets'])
  })

  test('let nobody reach the database but who has a login, and publish ports to this machine alone', () => {
    const on = (network: string) =>
      services.filter(([, { networks }]) => networks?.includes(network)).map(([name]) => name)
    expect(on('data').toSorted()).toEqual(['postgres', 'setup', 'migrate', ...serviceNames].toSorted())
    expect(on('bus').toSorted()).toEqual(['nats', 'gateway', 'topology', ...serviceNames].toSorted())
    expect(on('front')).toEqual(['gateway', 'web'])
    expect(['data', 'bus', 'front'].filter((network) => !committed.networks[network]?.internal)).toEqual([])
    expect(services.flatMap(([, { ports = [] }]) => ports).filter((port) => !port.startsWith('127.0.0.1:'))).toEqual([])
  })

  test('leave PostgreSQL a fifth of its connections', async () => {
    const settings = await everySetting()
    const pools = serviceNames.map((name) =>
      Number(settings.get(name)?.find((setting) => setting.name.endsWith('_DATABASE_POOL_SIZE'))?.default),
    )
    // Each process listens on one connection more.
    const connections = pools.reduce((sum, pool) => sum + pool + 1, 0)
    expect(connections).toBeGreaterThan(6)
    expect(connections).toBeLessThanOrEqual(0.8 * Number(everyServerSetting.max_connections))
  })
})

test('images have exact tags, which are what this checkout is tested with where it is tested with them', () => {
  const { packages } = JSON.parse(read('package-lock.json')) as { packages: Record<string, { version: string }> }
  expect(read('Dockerfile')).toContain(
    `ARG NODE_IMAGE=node:${packages['node_modules/node']?.version ?? ''}-bookworm-slim\n`,
  )
  expect(images.mailbox).toBe(`maildev/maildev:${packages['node_modules/maildev']?.version ?? ''}`)
  for (const image of Object.values(images)) expect(image).toMatch(/:\d+\.\d+(?:\.\d+)?(?:-[a-z]+)?$/)
})

describe.each([
  ['a trial', false],
  ['production', true],
])('the files of %s', (_name, tls) => {
  const passwords = (names: readonly string[]) => Object.fromEntries(names.map((name) => [name, `password-of-${name}`]))
  const secrets = {
    superuser: 'password-of-superuser',
    storeKey: 'the-store-key',
    documentKey: testKey('documents'),
    database: passwords(secretHolders.database),
    nats: passwords(secretHolders.nats),
    sealing: Object.fromEntries(secretHolders.sealing.map((name) => [name, testKey(name)])),
  }
  const files = secretFiles({ secrets, tls, smtpUrl: 'smtp://mailbox:1025' })

  test('configure NATS wholly, with a user for each who talks and what is stored encrypted', () => {
    const { 'nats.conf': conf = '', 'users.conf': users = '' } = files.get('nats') ?? {}
    expect(conf).not.toMatch(/^[^#\n]*\$/m)
    expect(conf).toContain('key: "the-store-key"')
    expect(conf).toContain('sync_interval: always')
    expect(conf.includes('cert_file: "/run/seneb/nats.pem"')).toBe(tls)
    for (const user of busUsers) expect(users).toContain(`"password-of-${user}"`)
  })

  test('give a service its own logins and nobody else’s [S15]', () => {
    for (const service of serviceNames) {
      const text = Object.values(files.get(service) ?? {}).join('\n')
      const logins = [...text.matchAll(/password-of-([a-z-]+)/g)].map(([, user]) => user)
      expect(logins).toEqual([service, service])
      expect(text.includes('sslmode=verify-full')).toBe(tls)
    }
  })
})
