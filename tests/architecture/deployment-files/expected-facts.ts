import { serviceNames } from '@seneb/contracts/define'
import { busUsers, permissionsFor } from '@seneb/contracts/nats-permissions'
import { environmentPrefix } from '@seneb/platform/config'

import { archivingSettings } from '../../support/archiving.ts'
import { composeSections, configuredBy, trialUrls } from '../../../infra/compose/compose-settings.ts'
import {
  deployableNames,
  deployables,
  emptyBusStep,
  migrateStep,
  externalPorts,
  type DeployableName,
} from '../../../infra/deployables.ts'
import { natsCollecting } from '../../../infra/nats/nats.ts'
import { everyServerSetting, localeFlags, superuser } from '../../../infra/postgres/postgres.ts'
import { healthPort } from '../../support/compose-file.js'
import { knownSecrets } from '../../support/known-secrets.js'
import { mailServers } from '../../support/mail-servers.js'
import { settingFact, type Deployment } from './facts.js'

/** Facts that the files must state for each process, step and part, with their source. */
export type Expected = ReadonlyMap<string, { readonly by: string; readonly facts: ReadonlyMap<string, string> }>

type Entry = readonly [key: string, value: string]

const configured = configuredBy(
  composeSections({
    secrets: knownSecrets(),
    tls: false,
    ...mailServers,
  }),
)

interface StackInfo extends Pick<Deployment, 'launch' | 'way'> {
  /** Public URL of the site. */
  readonly siteUrl: string
  /** Permissions of a bus user by the contracts. */
  readonly permitted?: typeof permissionsFor
}

/** Of every process and step, read from infra/deployables.ts and the contracts. */
export function expectedOf(where: StackInfo): Expected {
  const processes = deployableNames.map((name) => [name, processFacts(name, where)] as const)
  const steps = ['setup', 'migrate', 'empty-bus'].map((name) => [name, stepFacts(name, where)] as const)
  const all = [...processes, ...steps].map(
    ([name, facts]) => [name, { by: 'infra/deployables.ts', facts: new Map(facts) }] as const,
  )
  return new Map([
    ...all,
    ['postgres', { by: 'infra/postgres', facts: new Map(postgresFacts(where)) }],
    [
      'nats',
      {
        by: 'infra/nats',
        facts: new Map(Object.entries(natsCollecting).map(([name, value]) => settingFact(name, value))),
      },
    ],
  ])
}

function processFacts(name: DeployableName, where: StackInfo): Entry[] {
  const { folder, healthPaths, ports, program } = deployables[name]
  const prefix = environmentPrefix(name)
  const isConsumed = ports.http !== undefined
  const { port } = new URL(name === 'web' ? trialUrls.site : trialUrls.gateway)
  return [
    ['folder', `/app/${folder}`],
    ['command', `node /app/${folder}/${program}`],
    ...settingsOf(name, where),
    [`setting ${prefix}_HEALTH_HOST`, '0.0.0.0'],
    [`setting ${prefix}_HEALTH_PORT`, String(healthPort)],
    ...(isConsumed ? [[`setting ${prefix}_HOST`, '0.0.0.0'] as const, ['port', port] as const] : []),
    ['asked whether it is ready at', `${healthPort}${healthPaths.ready}`],
    ...(where.way === 'compose' ? composeFacts(name, port) : kubernetesFacts(name, port, where)),
  ]
}

function composeFacts(name: DeployableName, port: string): Entry[] {
  const { ports } = deployables[name]
  const isService = serviceNames.some((service) => service === name)
  const networks = [
    ...(isService ? ['data'] : []),
    ...(isOnBus(name) ? ['bus'] : ['watch']),
    ...(ports.http === undefined ? [] : ['front', 'edge']),
    ...(externalPorts[name] ? ['outgoing'] : []),
  ]
  const awaited = ['secrets', ...(isOnBus(name) ? ['nats'] : []), ...(isService ? ['migrate'] : [])]
  return [
    ['networks', networks.toSorted().join(', ')],
    ['waits for', awaited.toSorted().join(', ')],
    ...(ports.http === undefined ? [] : [['published port', port] as const]),
  ]
}

/** Under autoscaling, a replica count in the deployment would override the scaler's decision. */
function kubernetesFacts(name: DeployableName, port: string, { launch }: StackInfo): Entry[] {
  const { handlesRequests, healthPaths, ports } = deployables[name]
  const number = handlesRequests && launch === 'production' ? '2' : '1'
  return [
    ['asked whether it lives at', `${healthPort}${healthPaths.live}`],
    ['asked whether it has started at', `${healthPort}${healthPaths.live}`],
    ...(ports.http === undefined
      ? [['replicas', number] as const]
      : [['replicas', 'by load'] as const, ['port of its service', port] as const]),
    ...(ports.http !== undefined && launch === 'production' ? [['replicas by load', '2 to 6'] as const] : []),
  ]
}

function stepFacts(name: string, where: StackInfo): Entry[] {
  const commands: Readonly<Record<string, string>> = {
    setup: 'node infra/compose/set-up-database.ts',
    migrate: `node ${migrateStep.program}`,
    'empty-bus': `node /app/${emptyBusStep.folder}/${emptyBusStep.program}`,
  }
  return [['command', commands[name] ?? ''], ...settingsOf(name, where)]
}

/**
 * Returns the settings of the wiring, plain or as files, and the certificate authority of the servers in production.
 */
function settingsOf(name: string, { launch, permitted = permissionsFor, siteUrl, way }: StackInfo): Entry[] {
  const { plain = {}, secret = {} } = configured.get(name) ?? {}
  const setUp = name === 'setup' ? { SETUP_DATABASE_URL: '', SETUP_PASSWORDS: '' } : {}
  const secrets = Object.keys({ ...secret, ...setUp })
  const user = busUsers.find((candidate) => candidate === name)
  const authority = launch === 'production' ? '/run/seneb/ca.pem' : ''
  const hasAuthority = isOnBus(name) && (way === 'kubernetes' || launch === 'production')
  return [
    ['setting SENEB_ENV', launch],
    ...Object.entries(plain).map(
      ([key, value]) => [`setting ${key}`, value === trialUrls.site ? siteUrl : value] as const,
    ),
    ...secrets.map((key) => [`secret ${key}`, `/run/seneb/${key}`] as const),
    ...(hasAuthority ? [[`setting ${environmentPrefix(name)}_NATS_CA_FILE`, authority] as const] : []),
    ['secrets handed over', secrets.length === 0 ? '' : 'its own'],
    ...(user === undefined ? [] : [['permissions on the bus', JSON.stringify(permitted(user))] as const]),
  ]
}

function isOnBus(name: string): boolean {
  return Object.keys(configured.get(name)?.secret ?? {}).some((variable) => variable.endsWith('_NATS_URL'))
}

/** Production's operator writes logs in another format, and gets the number of connections. */
function postgresFacts({ launch, way }: StackInfo): Entry[] {
  if (way === 'kubernetes' && launch === 'production')
    return [['server setting log_error_verbosity', everyServerSetting.log_error_verbosity]]
  const archiving = way === 'compose' ? archivingSettings('/backups/log', 300) : {}
  const tls = { ssl: 'on', ssl_cert_file: '/run/seneb/postgres.pem', ssl_key_file: '/run/seneb/postgres-key.pem' }
  const settings = { ...everyServerSetting, ...archiving, ...(launch === 'production' ? tls : {}) }
  return [
    ...Object.entries(settings).map(([name, value]) => [`server setting ${name}`, value] as const),
    ['setting POSTGRES_USER', superuser],
    ['setting POSTGRES_INITDB_ARGS', ['--auth-host=scram-sha-256', ...localeFlags].join(' ')],
  ]
}
