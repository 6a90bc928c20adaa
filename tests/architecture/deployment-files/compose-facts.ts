import { serviceNames } from '@seneb/contracts/define'

import { composeSecretHolders, secretFiles } from '../../../infra/compose/secret-files.ts'
import type { Setting } from '../../../infra/settings.ts'
import { connectionsOfServices } from '../../k8s/connections.js'
import type { Read } from '../../k8s/committed.js'
import { readCompose, type ComposeService } from '../../support/compose-file.js'
import { knownSecrets } from '../../support/known-secrets.js'
import { mailServers } from '../../support/mail-servers.js'
import { busPermissions, serverSettings, settingFact, type Deployment, type Fact, type Facts } from './facts.js'

const [base, override] = ['docker-compose.yml', 'docker-compose.production.yml']

interface DeploymentSources {
  readonly settings: ReadonlyMap<string, readonly Setting[]>
  readonly read: Read
  /** Environment variables that the operator sets for compose. */
  readonly environment: Readonly<Record<string, string>>
}

/** Returns the deployment described by the compose file; for production, with the overrides of the second file. */
export function composeDeployment(
  launch: Deployment['launch'],
  { environment, read, settings }: DeploymentSources,
): Deployment {
  const { services } = readCompose(base, read)
  const over = launch === 'production' ? readCompose(override, read).services : {}
  const tls = launch === 'production'
  const files = secretFiles({
    secrets: knownSecrets(composeSecretHolders),
    tls,
    ...mailServers,
  })
  const permissions = busPermissions(files.get('nats')?.['users.conf'] ?? '')
  const described = Object.entries(services).map(([name, service]): [string, Facts] => {
    const facts = factsOf(name, { service, over: over[name], environment })
    const permitted = permissions.get(name)
    if (permitted !== undefined) facts.set('permissions on the bus', { value: permitted, file: base })
    return [name, { file: base, facts }]
  })
  const all = new Map(described)
  return {
    way: 'compose',
    launch,
    described: all,
    connections: {
      needed: neededConnections(all, settings),
      available: Number(all.get('postgres')?.facts.get('server setting max_connections')?.value),
      file: base,
    },
  }
}

/** A process stops before its replacement starts, so there is never an additional one; a pool may have another size. */
function neededConnections(
  described: ReadonlyMap<string, Facts>,
  settings: ReadonlyMap<string, readonly Setting[]>,
): number {
  const sized = serviceNames.map((name): [string, readonly Setting[]] => {
    const facts = described.get(name)?.facts
    const own = settings.get(name) ?? []
    return [
      name,
      own.map((setting) => ({ ...setting, default: facts?.get(`setting ${setting.name}`)?.value ?? setting.default })),
    ]
  })
  return connectionsOfServices(new Map(sized), 1)
}

interface Merged {
  readonly service: ComposeService
  readonly over?: ComposeService
  readonly environment: Readonly<Record<string, string>>
}

function factsOf(name: string, { environment, over, service }: Merged): Map<string, Fact> {
  const facts = new Map<string, Fact>()
  const addFact = (key: string, value: string | undefined, file: string = base) => {
    if (value !== undefined) facts.set(key, { value: filled(value, environment), file })
  }
  const command = over?.command ?? service.command
  addFact('image', service.image)
  addFact('folder', service.working_dir)
  addFact('command', service.command?.join(' '))
  for (const [key, value] of serverSettings(command ?? [])) addFact(key, value, over?.command ? override : base)
  for (const [file, variables] of [
    [base, service.environment],
    [override, over?.environment],
  ] as const)
    for (const [variable, value] of Object.entries(variables ?? {})) addFact(...settingFact(variable, value), file)
  const mounted = (service.volumes ?? []).filter((volume) => volume.startsWith('secrets'))
  addFact('secrets handed over', mounted.join() === `secrets-${name}:/run/seneb:ro` ? 'its own' : mounted.join())
  for (const port of service.ports ?? []) {
    const [, published, inside] = /^127\.0\.0\.1:(.*):(\d+)$/.exec(port) ?? ['', port, port]
    addFact('port', inside)
    addFact('published port', published)
  }
  const [, port, path] = /127\.0\.0\.1:(\d+)(\/\w+)/.exec(service.healthcheck?.test?.join(' ') ?? '') ?? []
  if (port !== undefined) addFact('asked whether it is ready at', `${port}${path ?? ''}`)
  addFact('memory', service.mem_limit?.replace(/m$/, ''))
  addFact('networks', service.networks?.toSorted().join(', '))
  addFact(
    'waits for',
    Object.keys(service.depends_on ?? {})
      .toSorted()
      .join(', '),
  )
  return facts
}

/** Fills in variables as compose does: `${NAME:-otherwise}`, `${NAME:?message}` and `$$`. */
function filled(text: string, environment: Readonly<Record<string, string>>): string {
  return text.replaceAll(/\$\$|\$\{(\w+)(?::[-?]([^}]*))?\}/g, (all: string, name?: string, otherwise?: string) =>
    name === undefined ? all.slice(1) : (environment[name] ?? otherwise ?? ''),
  )
}
