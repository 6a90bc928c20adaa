import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { randomBytes } from 'node:crypto'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { deployableNames } from '../../infra/deployables.ts'
import { root } from '../../infra/process/paths.mjs'
import { outputOf, captureOutput } from '../../infra/process/run-quietly.ts'
import type { Engine } from './engine.ts'
import type { Outcomes } from './outcomes.ts'
import { Project, type Container } from './project.ts'

const files = ['docker-compose.yml', 'docker-compose.production.yml']

/** Names that no public registrar assigns; names of templates are refused. */
const ownAddresses = {
  SENEB_SITE_URL: 'https://www.seneb.internal',
  SENEB_API_URL: 'https://api.seneb.internal',
  SENEB_OPERATOR_EMAIL: 'care-team@seneb.internal',
  SENEB_SENDER_EMAIL: 'care@seneb.internal',
  SENEB_FIRST_ADMIN_EMAIL: 'owner@seneb.internal',
}

const templateAddresses = {
  SENEB_SITE_URL: 'http://localhost:4000',
  SENEB_API_URL: 'http://localhost:4001',
  SENEB_OPERATOR_EMAIL: 'care-team@seneb.example',
  SENEB_SENDER_EMAIL: 'care@seneb.example',
  SENEB_FIRST_ADMIN_EMAIL: 'owner@seneb.example',
}

/** Refusal of each process for these addresses. */
const refusals: Readonly<Record<string, string>> = {
  web: 'WEB_SITE_ORIGIN must be https',
  gateway: 'GATEWAY_STAFF_ORIGINS still has an address of the template',
  notification: 'NOTIFICATION_OPERATOR_EMAIL still has an address of the template',
}

/** Checks the refusals of the launch guard, and that production starts over TLS alone with a complete configuration. */
export async function checkProduction(engine: Engine, outcomes: Outcomes): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'seneb-production-'))
  try {
    await captureOutput('sh', [join(root, 'infra/compose/make-certificates.sh'), folder])
    const password = randomBytes(18).toString('base64url')
    writeFileSync(join(folder, 'smtp-url'), `smtps://seneb:${password}@mail.seneb.internal\n`, { mode: 0o600 })
    // No mailbox is read, and no provider delivers.
    for (const name of ['imap-url', 'inbound-mail-secret']) writeFileSync(join(folder, name), '', { mode: 0o600 })
    await checkRejections(engine, folder, outcomes)
    await checkStart(engine, folder, outcomes)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

async function checkRejections(engine: Engine, folder: string, outcomes: Outcomes): Promise<void> {
  const templateProject = projectOf(engine, { ...templateAddresses, SENEB_FILES: folder })
  try {
    await templateProject.run('run', '--rm', '-T', 'secrets')
    const outputs = await Promise.all(
      Object.keys(refusals).map((service) =>
        templateProject.run('run', '--rm', '-T', '--no-deps', service).catch(outputOf),
      ),
    )
    for (const [i, [service, message]] of Object.entries(refusals).entries()) {
      const output = outputs[i] ?? ''
      outcomes.check(
        `production refuses ${service} with addresses of the template`,
        output.includes(message),
        output.slice(-300),
      )
    }
  } finally {
    await templateProject.remove()
  }
}

/** Settings that an owner must make before the site may be public. */
const ownSettings: Readonly<Record<string, string>> = {
  'company.name': 'Seneb Ltd',
  'company.registration': '12345678',
  'company.address': '1 Nile Street, Cairo',
  'company.privacyEmail': 'privacy@seneb.internal',
  'processors.hosting': 'Nile Hosting, Egypt',
  'processors.email': 'Nile Post, Egypt',
  'processors.ai': 'none',
  'processors.transferSafeguard': 'Standard contractual clauses',
}
const inContent = ['run', '--rm', '-T', '--no-deps', 'content'] as const
/** Runs all of them in one container, because starting one for each would take longer than the commands. */
const printAll = [
  'sh',
  '-c',
  'while [ $# -gt 0 ]; do node dist/content-command.js setting "$1" "$2" || exit 1; shift 2; done',
  'sh',
] as const

async function checkStart(engine: Engine, folder: string, outcomes: Outcomes): Promise<void> {
  const production = projectOf(engine, { ...ownAddresses, SENEB_FILES: folder })
  try {
    await production.run('run', '--rm', '-T', 'migrate')
    await production.run('up', '-d', '--no-build', 'nats', 'topology')
    const output = await production.run(...inContent, 'timeout', '60', 'node', 'dist/main.js').catch(outputOf)
    const named = 'the site does not say who answers for personal data'
    outcomes.check(
      'production refuses content while nobody answers for the data',
      output.includes(named),
      output.slice(-300),
    )
    await production.run(...inContent, ...printAll, ...Object.entries(ownSettings).flat())
    await production.run('up', '-d', '--no-build', '--wait', '--wait-timeout', '240')
    const running = (await production.containers()).filter(({ inspected }) => inspected.State.Status === 'running')
    checkRunning(running, outcomes)
  } catch (error) {
    outcomes.check('production comes up with everything given', false, outputOf(error).slice(-600))
  } finally {
    await production.remove()
  }
}

/** Every container with our programs runs and is in production mode; the trial's mailbox does not run. */
function checkRunning(running: readonly Container[], outcomes: Outcomes): void {
  const found = running
    .filter(({ inspected }) => inspected.Config.Env.includes('SENEB_ENV=production'))
    .map(({ service }) => service)
  const expected = [...deployableNames, 'backup']
  const wrong = [
    ...expected.filter((service) => !found.includes(service)).map((service) => `${service} does not run`),
    ...found.filter((service) => !expected.includes(service)).map((service) => `${service} runs`),
  ]
  outcomes.check(`production is ready, ${found.length} processes of it`, wrong.length === 0, wrong.join('; '))
  outcomes.check(
    'production has no mailbox',
    running.every(({ service }) => service !== 'mailbox'),
  )
}

function projectOf(engine: Engine, environment: Record<string, string>): Project {
  return new Project(engine, 'seneb-verify-production', { files, environment })
}
