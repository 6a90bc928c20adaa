import { readFileSync } from 'node:fs'

import { describe, expect, test } from '@jest/globals'
import { serviceNames } from '@seneb/contracts/define'
import { busUsers } from '@seneb/contracts/nats-permissions'
import { telemetrySettings } from '@seneb/platform/config'

import { backupScript } from '../support/backup-scripts.ts'
import { composeSecretHolders, secretFiles } from '../../infra/compose/secret-files.ts'
import { allocatorSettings, deployableNames, nodeOptions } from '../../infra/deployables.ts'
import { everyServerSetting } from '../../infra/postgres/postgres.ts'
import { isSecretName, settingsOf } from '../../infra/settings.ts'
import { connectionsOfServices } from '../k8s/connections.js'
import { observersOf, readCompose } from '../support/compose-file.js'
import { everySetting } from '../support/every-setting.js'
import { knownSecrets } from '../support/known-secrets.js'
import { mailServers } from '../support/mail-servers.js'

const read = (name: string) => readFileSync(new URL(`../../${name}`, import.meta.url), 'utf8')

const committed = readCompose('docker-compose.yml')
const production = readCompose('docker-compose.production.yml')
const services = Object.entries(committed.services)
const observers = Object.keys(observersOf(committed))

describe('the compose files', () => {
  test('have every deployable, and the steps before', () => {
    const steps = ['secrets', 'setup', 'migrate']
    const backups = ['backup', 'restore-drill', 'restore', 'empty-bus']
    expect(Object.keys(committed.services).toSorted()).toEqual(
      [...deployableNames, ...steps, ...backups, 'postgres', 'nats', 'mailbox', ...observers].toSorted(),
    )
  })

  test('give each process only settings that it has, and every required one', async () => {
    const everyProcess = ['SENEB_ENV', 'NODE_COMPILE_CACHE', ...settingsOf(telemetrySettings).map(({ name }) => name)]
    for (const [name, settings] of await everySetting()) {
      const service = committed.services[name]
      if (!service) continue
      const variables = Object.keys({ ...service.environment, ...production.services[name]?.environment })
      const plain = variables
        .filter((variable) => !everyProcess.includes(variable))
        .map((variable) => variable.replace(/_FILE$/, ''))
      expect(settings.map((setting) => setting.name)).toEqual(expect.arrayContaining(plain))
      expect(plain).toEqual(
        expect.arrayContaining(settings.filter(({ isRequired }) => isRequired).map((setting) => setting.name)),
      )
    }
  })

  test('contain no secret: secret settings are passed as files [S15]', () => {
    const names = services.flatMap(([, { environment = {} }]) => Object.keys(environment))
    expect(names.filter(isSecretName)).toEqual([])
    for (const text of [read('docker-compose.yml'), read('docker-compose.production.yml')]) {
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
    expect(services.filter(([, { user }]) => user?.startsWith('0:')).map(([name]) => name)).toEqual([
      'secrets',
      // The engine's container logs belong to root.
      'collector',
    ])
  })

  test('let only processes with a login reach the database, and publish ports only on localhost', () => {
    const on = (network: string) =>
      services.filter(([, { networks }]) => networks?.includes(network)).map(([name]) => name)
    expect(on('data').toSorted()).toEqual(['postgres', 'setup', 'migrate', 'backup', ...serviceNames].toSorted())
    const watching = ['prometheus', 'collector']
    const onBus = ['nats', 'gateway', 'topology', 'empty-bus', ...watching, ...serviceNames]
    expect(on('bus').toSorted()).toEqual(onBus.toSorted())
    expect(on('front')).toEqual(['gateway', 'web'])
    expect(on('watch').toSorted()).toEqual(['synthetic-patient', 'web', 'backup', ...observers].toSorted())
    expect(['data', 'bus', 'front', 'watch'].filter((network) => !committed.networks?.[network]?.internal)).toEqual([])
    expect(services.flatMap(([, { ports = [] }]) => ports).filter((port) => !port.startsWith('127.0.0.1:'))).toEqual([])
  })

  test('let the backup read PostgreSQL data only, and the restore reach no network [S15]', () => {
    const mountsOf = (name: string) => committed.services[name]?.volumes ?? []
    const data = '/var/lib/postgresql/data'
    const mounting = services.filter(([, { volumes }]) =>
      volumes?.some((volume) => volume.startsWith('postgres-data:')),
    )
    expect(mounting.map(([name]) => name).toSorted()).toEqual(['backup', 'postgres', 'restore'])
    expect(mountsOf('backup')).toContain(`postgres-data:${data}:ro`)
    const writing = (volume: string) =>
      services.filter(([name]) =>
        mountsOf(name).some((mount) => mount.startsWith(`${volume}:`) && !mount.endsWith(':ro')),
      )
    expect(writing('backup-bases').map(([name]) => name)).toEqual(['secrets', 'backup'])
    expect(writing('backup-log').map(([name]) => name)).toEqual(['secrets', 'postgres', 'backup'])
    for (const name of ['restore-drill', 'restore']) {
      const { environment = {}, network_mode: mode, networks, user } = committed.services[name] ?? {}
      expect([name, mode, networks, user]).toEqual([name, 'none', undefined, '999:999'])
      expect(Object.keys(environment)).toEqual(name === 'restore' ? ['RESTORE_TO'] : [])
    }
    expect(committed.services['restore']?.profiles).toEqual(['restore'])
  })

  test('escape dollar signs of shell scripts for Compose', () => {
    const scriptOf = (name: 'restore' | 'restore-drill') => committed.services[name]?.entrypoint?.at(-1) ?? ''
    for (const name of ['restore', 'restore-drill'] as const) {
      expect(scriptOf(name).replaceAll('$$', '')).not.toContain('$')
      expect(scriptOf(name).replaceAll('$$', '$')).toBe(backupScript(name))
    }
  })

  test('leave PostgreSQL a fifth of its connections', async () => {
    const connections = connectionsOfServices(await everySetting(), 1)
    expect(connections).toBeGreaterThan(45)
    expect(connections).toBeLessThanOrEqual(0.8 * Number(everyServerSetting.max_connections))
  })
})

test('the image holds the texts that content reads', () => {
  expect(read('Dockerfile')).toContain(' services/content/content ')
})

test('images have exact tags, equal to the versions that this checkout is tested with where it tests them', () => {
  const { packages } = JSON.parse(read('package-lock.json')) as { packages: Record<string, { version: string }> }
  expect(read('Dockerfile')).toContain(
    `ARG NODE_IMAGE=node:${packages['node_modules/node']?.version ?? ''}-bookworm-slim\n`,
  )
  expect(committed.services['mailbox']?.image).toBe(
    `maildev/maildev:${packages['node_modules/maildev']?.version ?? ''}`,
  )
  const images = services.flatMap(([, { image = '' }]) => (image.startsWith('${SENEB_IMAGE') ? [] : [image]))
  expect(images).toHaveLength(observers.length + 5)
  for (const image of images) expect(image).toMatch(/:v?\d+\.\d+(?:\.\d+)?(?:-[a-z]+)?$/)
})

test('the image sets the same options for Node and the C library as a local run [P6]', () => {
  const assignments = Object.entries(allocatorSettings).map(([name, value]) => `${name}=${value}`)
  expect(read('Dockerfile')).toContain(`ENV NODE_ENV=production NODE_OPTIONS="${nodeOptions}"\n`)
  expect(read('Dockerfile')).toContain(`ENV ${assignments.join(' ')}\n`)
})

describe.each([
  ['a trial', false],
  ['production', true],
])('the files of %s', (_name, tls) => {
  const files = secretFiles({
    secrets: knownSecrets(composeSecretHolders),
    tls,
    ...mailServers,
  })

  test('configure NATS completely, with a user for each client and encrypted storage', () => {
    const { 'nats.conf': conf = '', 'users.conf': users = '' } = files.get('nats') ?? {}
    expect(conf).not.toMatch(/^[^#\n]*\$/m)
    expect(conf).toContain('key: "the-store-key"')
    expect(conf).toContain('sync_interval: always')
    expect(conf.includes('cert_file: "/run/seneb/nats.pem"')).toBe(tls)
    for (const user of busUsers) expect(users).toContain(`"password-of-${user}"`)
  })

  test('give each service only its own logins [S15]', () => {
    for (const service of serviceNames) {
      const text = Object.values(files.get(service) ?? {}).join('\n')
      const logins = [...text.matchAll(/password-of-([a-z-]+)/g)].map(([, user]) => user)
      expect(logins).toEqual([service, service])
      expect(text.includes('sslmode=verify-full')).toBe(tls)
    }
  })

  test('give the backup only its own login [S15]', () => {
    const backupSettings = files.get('backup') ?? {}
    expect(Object.keys(backupSettings)).toEqual(['BACKUP_DATABASE_URL'])
    expect(backupSettings['BACKUP_DATABASE_URL']).toMatch(
      /^postgres:\/\/seneb_backup:password-of-backup@postgres:5432\/seneb/,
    )
    expect(backupSettings['BACKUP_DATABASE_URL']?.includes('sslmode=verify-full')).toBe(tls)
  })
})
