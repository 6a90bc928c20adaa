import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

import { serviceNames } from '@seneb/contracts/define'
import { environmentPrefix } from '@seneb/platform/config'
import { describe, expect, test } from '@jest/globals'

import { deployables as processes } from '../../infra/deployables.ts'
import { inheritedEnvironment } from '../support/config.js'
import type { Deployable } from '../support/deployables.js'

const root = fileURLToPath(new URL('../../', import.meta.url))
const deployables: readonly Deployable[] = ['gateway', 'web', 'synthetic-patient', ...serviceNames]

describe('every deployable rejects the values of .env.template in production before it opens a connection', () => {
  const password = 'carries a password that is shorter than 16 characters.'
  const ofServices = [
    '_DATABASE_URL reaches PostgreSQL without proof',
    '_NATS_URL reaches NATS without TLS',
    `_NATS_URL ${password}`,
  ]
  const more: Partial<Record<Deployable, readonly string[]>> = {
    gateway: [
      '_NATS_URL reaches NATS without TLS',
      '_INTROSPECTION must not be true',
      '_DOCUMENT_KEY is made of very few bytes',
      '_MAIL_KEY is made of very few bytes',
    ],
    web: ['_SITE_ORIGIN must be https', '_SITE_ORIGIN still has an address of the template'],
    'synthetic-patient': ['_SITE_URL must be https', '_EMAIL still has', '_KEY is made of very few bytes'],
    content: ['_SAMPLES must not be on', ...ofServices],
    notification: [
      '_SMTP_URL may send mail in clear',
      '_MAIL_KEY is made of very few bytes',
      '_SENDER_EMAIL still has',
      '_OPERATOR_EMAIL still has',
      '_SITE_URL still has',
      '_ONE_CLICK_URL still has',
      ...ofServices,
    ],
    referral: ['_DOCUMENT_KEY is made of very few bytes', ...ofServices],
    identity: ['_TOKEN_KEY is made of very few bytes', ...ofServices],
  }

  test.each(deployables)('%s [S15, S7]', (name) => {
    const prefix = environmentPrefix(name)
    const { status, stderr } = launch(name, { ...templateOf(prefix), ...worse(name) })

    expect(status).toBe(1)
    expect(stderr).toMatch(new RegExp(`^${name} could not start: `))
    for (const message of more[name] ?? ofServices)
      expect(stderr).toContain(`SENEB_ENV=production: ${prefix}${message}`)
    expect(stderr).not.toMatch(/AAAA|:password@/)
  })

  test.each(deployables)('%s, also without an environment, and an unknown environment is rejected [S15]', (name) => {
    const settings = templateOf(environmentPrefix(name))

    expect(launch(name, { ...settings, ...worse(name), SENEB_ENV: '' }).stderr).toContain('SENEB_ENV=production: ')
    expect(launch(name, { ...settings, SENEB_ENV: 'prod' }).stderr).toContain('SENEB_ENV must be one of')
  })
})

test('the migrate step rejects the template’s logins in production, as the services do [S15, S7]', () => {
  const shown = Object.fromEntries(visibleInTemplate().filter(([name]) => name.includes('_MIGRATION_')))
  const env = { ...inheritedEnvironment(), ...shown, SENEB_ENV: 'production' }
  const { status, stderr } = spawnSync(process.execPath, ['infra/migrate/migrate.ts'], {
    cwd: root,
    env,
    encoding: 'utf8',
  })

  expect(status).toBe(1)
  expect(Object.keys(shown)).toHaveLength(serviceNames.length)
  for (const name of Object.keys(shown)) {
    expect(stderr).toContain(`SENEB_ENV=production: ${name} carries a password that is shorter than 16 characters.`)
    expect(stderr).toContain(`SENEB_ENV=production: ${name} reaches PostgreSQL without proof`)
  }
})

test('a topology step with an invalid NATS URL fails with a message and leaves no port open [R19]', () => {
  const program = join(root, 'packages/bus/dist/bin/topology.js')
  const env = {
    ...inheritedEnvironment(),
    SENEB_ENV: 'local',
    TOPOLOGY_NATS_URL: 'tls://a:4222,nats://b:4222',
  }
  const { status, stderr } = spawnSync(process.execPath, [program], { env, encoding: 'utf8', timeout: 20_000 })

  expect(stderr).toContain('topology could not start: the NATS URL names servers with TLS and servers without')
  expect(status).toBe(1)
})

/** Returns the uncommented settings of a deployable in the template; excludes the logins of the migrate step. */
function templateOf(prefix: string): Record<string, string> {
  const own = visibleInTemplate().filter(([name]) => name.startsWith(`${prefix}_`) && !name.includes('_MIGRATION_'))
  return Object.fromEntries<string>(own)
}

function visibleInTemplate(): (readonly [string, string])[] {
  const template = readFileSync(join(root, '.env.template'), 'utf8')
  return [...template.matchAll(/^# ([A-Z][A-Z0-9_]+)=(.*)$/gm)].map(
    ([, name = '', value = '']) => [name, value] as const,
  )
}

/** Returns settings that an operator might mistakenly add where the template leaves them empty. */
function worse(name: Deployable): Record<string, string> {
  const key = Buffer.alloc(32).toString('base64')
  if (name === 'gateway') return { GATEWAY_DOCUMENT_KEY: key, GATEWAY_MAIL_KEY: key, GATEWAY_INTROSPECTION: 'true' }
  if (name === 'notification') return { NOTIFICATION_MAIL_KEY: key }
  if (name === 'synthetic-patient') return { SYNTHETIC_PATIENT_KEY: key }
  if (name === 'content') return { CONTENT_SAMPLES: 'on' }
  if (name === 'identity') return { IDENTITY_TOKEN_KEY: key }
  return name === 'referral' ? { REFERRAL_DOCUMENT_KEY: key } : {}
}

function launch(name: Deployable, settings: Record<string, string>) {
  const folder = join(root, processes[name].folder)
  const program = join(folder, processes[name].program)
  if (!existsSync(program)) throw new Error(`${program} is missing; npm run build makes it`)
  const env = { ...inheritedEnvironment(), SENEB_ENV: 'production', ...settings }
  const options = { cwd: folder, env, encoding: 'utf8' as const, timeout: 20_000 }
  return spawnSync(process.execPath, [program], options)
}
