import { serviceNames } from '@seneb/contracts/define'
import { environmentPrefix } from '@seneb/platform/config'

import {
  deployableNames,
  deployables,
  emptyBusStep,
  migrateStep,
  reachedOutside,
  type DeployableName,
  type Settings,
} from '../deployables.ts'
import { noSecrets, ownFiles, toldBy, trialUrls } from './compose-parts.ts'
import { onPort, ownVolume, type Service } from './compose-service.ts'

/** Port of health and metrics in every container. */
export const healthPort = 9464

/** The network of web and gateway alone, by which the gateway knows that web speaks for visitors. */
export const frontSubnet = '10.213.77.0/29'

const told = toldBy(noSecrets)

/** Whether a container is handed files of its own; the setup step is, and whoever takes backups. */
export function hasSecrets(name: string): boolean {
  return name === 'setup' || name === 'backup' || Object.keys(told.get(name)?.secret ?? {}).length > 0
}

/** Every process of the platform. */
export function appServices(): Readonly<Record<string, Service>> {
  return Object.fromEntries(deployableNames.map((name) => [name, appService(name)]))
}

function appService(name: DeployableName): Service {
  const { folder, ports, program } = deployables[name]
  const hasDatabase = serviceNames.some((service) => service === name)
  return {
    '<<': '*app',
    working_dir: `/app/${folder}`,
    command: ['node', `/app/${folder}/${program}`],
    environment: { '<<': '*environment', ...environmentOf(name) },
    ...(hasSecrets(name) ? { volumes: [ownVolume(name)] } : {}),
    networks: networksOf(name),
    ...(ports.http === undefined ? {} : { ports: [onPort(`SENEB_${name.toUpperCase()}_PORT`, portOf(name))] }),
    depends_on: {
      secrets: done,
      ...(isOnBus(name) ? { nats: healthy } : {}),
      ...(hasDatabase ? { migrate: done } : {}),
    },
    healthcheck: '*health',
    mem_limit: ports.http === undefined ? '320m' : '512m',
  }
}

const done = { condition: 'service_completed_successfully' } as const
const healthy = { condition: 'service_healthy' } as const

/** Where web and gateway are heard, in their containers and, in a trial, on the machine. */
function portOf(name: DeployableName): number {
  return Number(new URL(name === 'web' ? trialUrls.site : trialUrls.gateway).port)
}

function environmentOf(name: DeployableName): Settings {
  const prefix = environmentPrefix(name)
  const { plain = {}, secret = {} } = told.get(name) ?? {}
  const all: Settings = {
    [`${prefix}_HEALTH_HOST`]: '0.0.0.0',
    [`${prefix}_HEALTH_PORT`]: String(healthPort),
    ...(deployables[name].ports.http === undefined ? {} : { [`${prefix}_HOST`]: '0.0.0.0' }),
    ...plain,
    ...asFiles(secret),
    ...trialSettings[name],
  }
  return Object.fromEntries(Object.entries(all).map(([variable, value]) => [variable, withAddresses(value)]))
}

function asFiles(secret: Settings): Settings {
  const files = Object.keys(secret).map((variable): [string, string] => [`${variable}_FILE`, `${ownFiles}/${variable}`])
  return Object.fromEntries(files)
}

/** What a trial chooses beside how the parts find each other. */
const trialSettings: Partial<Record<DeployableName, Settings>> = {
  // What stands for real things shows what the site can do (O-1).
  content: { CONTENT_SAMPLES: '${CONTENT_SAMPLES:-on}' },
  identity: { IDENTITY_FIRST_ADMIN_EMAIL: '${SENEB_FIRST_ADMIN_EMAIL:-owner@seneb.example}' },
  notification: {
    NOTIFICATION_OPERATOR_EMAIL: '${SENEB_OPERATOR_EMAIL:-care-team@seneb.example}',
    NOTIFICATION_SENDER_EMAIL: '${SENEB_SENDER_EMAIL:-care@seneb.example}',
    NOTIFICATION_SITE_URL: trialUrls.site,
    NOTIFICATION_ONE_CLICK_URL: trialUrls.gateway,
  },
  // Where its mails go; a trial names no address, and no journeys are made.
  'synthetic-patient': { SYNTHETIC_PATIENT_EMAIL: '${SENEB_SYNTHETIC_EMAIL:-}' },
  // The web server passes on whom it speaks for, so that limits count visitors and not the site.
  gateway: { GATEWAY_TRUSTED_PROXIES: frontSubnet },
}

/** The addresses that people see can be said from outside. */
function withAddresses(value: string): string {
  return value
    .replaceAll(trialUrls.site, `\${SENEB_SITE_URL:-${trialUrls.site}}`)
    .replaceAll(trialUrls.gateway, `\${SENEB_API_URL:-${trialUrls.gateway}}`)
}

/** By what it is told of: whoever has a login of the database is on its network, and nobody else. */
function networksOf(name: DeployableName): string[] {
  const { ports, wiring } = deployables[name]
  const variables = Object.keys(wiring(noSecrets))
  const has = (end: string) => variables.some((variable) => variable.endsWith(end))
  return [
    ...(has('_DATABASE_URL') ? ['data'] : []),
    ...(isOnBus(name) ? ['bus'] : []),
    ...(ports.http === undefined ? [] : ['front', 'edge']),
    ...(reachedOutside[name] ? ['outgoing'] : []),
    // Whoever is not on the bus is watched and told of here, and the synthetic patient reaches web.
    ...(isOnBus(name) ? [] : ['watch']),
  ]
}

function isOnBus(name: DeployableName): boolean {
  return Object.keys(deployables[name].wiring(noSecrets)).some((variable) => variable.endsWith('_NATS_URL'))
}

/** Run by a person alone, after a restore. */
export function emptyBusService(): Service {
  const { folder, program, wiring } = emptyBusStep
  return {
    ...step('empty-bus', `/app/${folder}/${program}`),
    profiles: ['restore'],
    environment: { '<<': '*environment', ...asFiles(wiring(noSecrets)) },
    networks: ['bus'],
    depends_on: { secrets: done, nats: healthy },
    restart: 'no',
  }
}

/** The steps that run to their ends before. */
export function stepServices(): Readonly<Record<string, Service>> {
  const { secret = {} } = told.get('migrate') ?? {}
  return {
    setup: {
      ...step('setup', 'infra/compose/set-up-database.ts'),
      environment: {
        '<<': '*environment',
        SETUP_DATABASE_URL_FILE: `${ownFiles}/SETUP_DATABASE_URL`,
        SETUP_PASSWORDS_FILE: `${ownFiles}/SETUP_PASSWORDS`,
      },
      depends_on: { secrets: done, postgres: healthy },
    },
    migrate: {
      ...step('migrate', migrateStep.program),
      environment: { '<<': '*environment', ...asFiles(secret) },
      depends_on: { setup: done },
    },
  }
}

function step(name: string, program: string): Service {
  return {
    '<<': '*app',
    command: ['node', program],
    volumes: [ownVolume(name)],
    networks: ['data'],
    restart: 'on-failure:3',
    mem_limit: '320m',
  }
}
