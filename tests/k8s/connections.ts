import { serviceNames } from '@seneb/contracts/define'

import type { Setting } from '../../infra/settings.ts'
import type { Deployment, KubernetesObject, Kustomization } from './kubernetes-object.ts'

/**
 * The migrate step works on all services concurrently, setup uses one connection; people, backups and exporters have
 * the rest.
 */
const otherConnections = serviceNames.length + 1 + 1 + 5

/** Maximum share of PostgreSQL's connections in use; the rest is for people, backups and the next release. */
export const allowedShare = 0.8

/** Additional input besides the objects: the settings' defaults, and the replicas that kustomize inserts. */
interface Counted {
  readonly settings: ReadonlyMap<string, readonly Setting[]>
  readonly replicas?: Kustomization['replicas']
}

/** Returns the maximum number of connections when each service has that many replicas with the default pool size. */
export function connectionsOfServices(settings: Counted['settings'], replicas: number): number {
  const pools = serviceNames.map((name) => Number(settings.get(name)?.find((setting) => isPool(setting.name))?.default))
  return pools.reduce((sum, pool) => sum + replicas * pool, otherConnections)
}

function isPool(variable: string): boolean {
  return variable.endsWith('_DATABASE_POOL_SIZE')
}

/** Maximum number of concurrent connections, and the number PostgreSQL accepts. */
export interface Connections {
  readonly needed: number
  readonly available: number
}

/**
 * Returns the maximum of connections: every pool at its largest in the maximum of replicas, during a replacement of all
 * processes, with steps and people.
 */
export function connectionsOf(objects: readonly KubernetesObject[], counted: Counted): Connections {
  const pools = objects.map((object) => (object.kind === 'Deployment' ? poolsOf(object, objects, counted) : 0))
  return {
    needed: pools.reduce((sum, pool) => sum + pool, otherConnections),
    available: maxConnections(objects),
  }
}

function poolsOf(
  { metadata, spec }: Deployment,
  objects: readonly KubernetesObject[],
  { replicas = [], settings }: Counted,
): number {
  const { name } = metadata
  const declared = settings.get(name)?.find((setting) => isPool(setting.name))
  if (!declared) return 0
  const configured = spec.template.spec.containers[0]?.env?.find((variable) => isPool(variable.name))
  const scaler = objects.find((object) => object.kind === 'HorizontalPodAutoscaler' && object.metadata.name === name)
  const written = replicas.find((entry) => entry.name === name)?.count ?? spec.replicas
  const count = scaler?.kind === 'HorizontalPodAutoscaler' ? scaler.spec.maxReplicas : written
  const surge = Number(spec.strategy?.rollingUpdate?.maxSurge ?? 1)
  return ((count ?? 1) + surge) * Number(configured?.value ?? declared.default)
}

/** Returns the maximum number of connections of an overlay's PostgreSQL. */
export function maxConnections(objects: readonly KubernetesObject[]): number {
  for (const object of objects) {
    if (object.kind === 'Cluster') return Number(object.spec.postgresql?.parameters?.['max_connections'])
    const args = object.kind === 'StatefulSet' ? (object.spec.template.spec.containers[0]?.args ?? []) : []
    const flag = args.find((argument) => argument.startsWith('max_connections='))
    if (flag) return Number(flag.split('=')[1])
  }
  return Number.NaN
}
