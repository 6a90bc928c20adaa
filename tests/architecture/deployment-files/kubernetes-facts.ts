import { secretObjects } from '../../../infra/k8s/secret-objects.ts'
import type { Setting } from '../../../infra/settings.ts'
import { filesOf, kustomizationOf, objectsIn, siteOf, type Read } from '../../k8s/committed.js'
import { connectionsOf } from '../../k8s/connections.js'
import type { Container, EnvVar, KubernetesObject, PodSpec, Probe } from '../../k8s/kubernetes-object.js'
import { workloadsOf, type Workload } from '../../k8s/workloads.js'
import { knownSecrets } from '../../support/known-secrets.js'
import { mailServers } from '../../support/mail-servers.js'
import { busPermissions, serverSettings, settingFact, type Deployment, type Fact, type Facts } from './facts.js'

const overlays = { trial: 'local', production: 'production' } as const

interface DeploymentSources {
  readonly settings: ReadonlyMap<string, readonly Setting[]>
  readonly read: Read
}

/**
 * Returns the deployment described by an overlay's manifests, with the values of `site.env` and the overlay's config
 * map.
 */
export function kubernetesDeployment(launch: Deployment['launch'], { read, settings }: DeploymentSources): Deployment {
  const folder = `overlays/${overlays[launch]}`
  const placed = filesOf(folder, read).flatMap((file) => objectsIn(read(file)).map((object) => ({ object, file })))
  const objects = placed.map(({ object }) => object)
  const config = configOf(objects, folder, siteOf(overlays[launch], read))
  const { replicas = [] } = kustomizationOf(folder, read)
  const permissions = permissionsIn(launch)
  const described = placed.flatMap(({ file, object }) =>
    workloadsOf([object]).map((workload): [string, Facts] => {
      const facts = factsOf(workload, { config, file })
      const permitted = permissions.get(workload.name)
      if (permitted !== undefined) facts.set('permissions on the bus', { value: permitted, file })
      for (const [key, fact] of factsNextTo(workload, placed)) facts.set(key, fact)
      const count = replicas.find(({ name }) => name === workload.name)?.count
      if (count !== undefined) facts.set('replicas', { value: String(count), file: `k8s/${folder}/kustomization.yaml` })
      return [workload.name, { file, facts }]
    }),
  )
  const all = new Map(described)
  const connections = connectionsOf(objects, { settings, replicas })
  return {
    way: 'kubernetes',
    launch,
    described: all,
    connections: { ...connections, file: all.get('postgres')?.file ?? folder },
  }
}

function permissionsIn(launch: Deployment['launch']): ReadonlyMap<string, string> {
  const secrets = secretObjects({
    secrets: knownSecrets(),
    tls: launch === 'production',
    ...mailServers,
  })
  return busPermissions(secrets.find(({ metadata }) => metadata.name === 'nats')?.stringData['users.conf'] ?? '')
}

interface Placed {
  readonly object: KubernetesObject
  readonly file: string
}

/** Returns the facts that other objects of the same name state about a deployment or the database. */
function factsNextTo({ kind, name }: Workload, placed: readonly Placed[]): [string, Fact][] {
  const own = placed.filter(({ object }) => object.metadata.name === name)
  return own.flatMap(({ file, object }) => {
    const fact = (key: string, value: string): [string, Fact] => [key, { value, file }]
    if (object.kind === 'Deployment') return [fact('replicas', String(object.spec.replicas ?? 'by load'))]
    if (object.kind === 'Service' && kind === 'Deployment')
      return [fact('port of its service', object.spec.ports.map(({ port }) => port).join())]
    if (object.kind === 'HorizontalPodAutoscaler')
      return [fact('replicas by load', `${object.spec.minReplicas} to ${object.spec.maxReplicas}`)]
    const settings = object.kind === 'Cluster' ? (object.spec.postgresql?.parameters ?? {}) : {}
    return Object.entries(settings).map(([key, value]) => fact(`server setting ${key}`, value))
  })
}

/** Contents of the config maps, each with its file. */
type Config = Readonly<Record<string, { readonly data: Readonly<Record<string, string>>; readonly file: string }>>

function configOf(
  objects: readonly KubernetesObject[],
  folder: string,
  site: Readonly<Record<string, string>>,
): Config {
  const platform = objects.find((object) => object.kind === 'ConfigMap' && object.metadata.name === 'platform')
  return {
    site: { data: site, file: `k8s/${folder}/site.env` },
    platform: { data: platform?.kind === 'ConfigMap' ? platform.data : {}, file: `k8s/${folder}/platform.yaml` },
  }
}

interface WorkloadSource {
  readonly config: Config
  readonly file: string
}

function factsOf({ kind, name, pod }: Workload, { config, file }: WorkloadSource): Map<string, Fact> {
  const facts = new Map<string, Fact>()
  const [container] = pod?.containers ?? []
  if (!pod || !container) return facts
  const addFact = (key: string, value: string | undefined, where = file) => {
    if (value !== undefined) facts.set(key, { value, file: where })
  }
  addFact('image', container.image)
  // A step runs in the image's folder unless the manifest names another.
  if (kind === 'Deployment') addFact('folder', container.workingDir)
  addFact('command', container.command?.join(' '))
  for (const [key, value] of serverSettings(container.args ?? [])) addFact(key, value)
  for (const variable of container.env ?? []) {
    const { value, where } = valueOf(variable, { config, file })
    addFact(...settingFact(variable.name, value), where)
  }
  const handed = secretsOf(pod)
  addFact('secrets handed over', handed === name ? 'its own' : handed)
  addFact('port', container.ports?.find((port) => port.name === 'http')?.containerPort.toString())
  addFact('asked whether it is ready at', requestedAt(container, container.readinessProbe))
  addFact('asked whether it lives at', requestedAt(container, container.livenessProbe))
  addFact('asked whether it has started at', requestedAt(container, container.startupProbe))
  addFact('memory', container.resources?.limits?.['memory']?.replace(/Mi$/, ''))
  return facts
}

function valueOf(
  { value = '', valueFrom }: EnvVar,
  { config, file }: WorkloadSource,
): { value: string; where: string } {
  const reference = valueFrom?.configMapKeyRef
  const map = reference === undefined ? undefined : config[reference.name]
  return map && reference ? { value: map.data[reference.key] ?? '', where: map.file } : { value, where: file }
}

/**
 * Returns the names of the secrets that a pod mounts. Single items of a secret, such as the certificate authority, do
 * not count.
 */
function secretsOf(pod: PodSpec): string {
  const sources = (pod.volumes ?? []).flatMap(({ projected }) => projected?.sources ?? [])
  return sources.flatMap(({ secret }) => (secret === undefined || secret.items ? [] : [secret.name])).join()
}

function requestedAt({ ports = [] }: Container, probe: Probe | undefined): string | undefined {
  if (!probe?.httpGet) return undefined
  const { path, port } = probe.httpGet
  return `${ports.find(({ name }) => name === port)?.containerPort ?? port}${path}`
}
