import { mkdirSync } from 'node:fs'
import { join } from 'node:path'

import { root } from '../../../infra/process/paths.mjs'
import { captureOutput } from '../../../infra/process/run-quietly.ts'
import type { SecretObject } from '../../../infra/k8s/secret-objects.ts'
import { inheritedEnvironment } from '../../support/config.js'
import { namespace, type KubernetesObject, type Service } from '../kubernetes-object.ts'
import { older, pathOf } from '../older-api.ts'
import type { Cluster } from './cluster.ts'

/** Objects that run pods; pods look up names as soon as they run. */
const workloads = new Set(['Deployment', 'Job', 'StatefulSet'])

/** Applies an overlay to the cluster: first the objects that pods read, then the workloads. */
export async function apply(cluster: Cluster, objects: readonly KubernetesObject[]): Promise<void> {
  const namespaces = objects.filter(({ kind }) => kind === 'Namespace')
  const rest = objects.filter(({ kind }) => kind !== 'Namespace' && !workloads.has(kind))
  for (const object of [...namespaces, ...rest]) await give(cluster, object.kind, older(object))
  for (const secret of await secretsOf(cluster)) await give(cluster, 'Secret', secret)
  for (const volume of volumesFor(cluster, objects)) await give(cluster, 'PersistentVolume', volume)
  cluster.resolveNames(await namesOfServices(cluster))
  for (const object of objects.filter(({ kind }) => workloads.has(kind))) await give(cluster, object.kind, object)
}

async function give({ api }: Cluster, kind: Parameters<typeof pathOf>[0], object: object): Promise<void> {
  const path = pathOf(kind)
  if (path === undefined) throw new Error(`the cluster knows no ${kind}`)
  const { message, status } = await api.create(object, path)
  if (status !== 201) throw new Error(`${kind} was refused: ${message}`)
}

/** Made by the command that the docs name. */
async function secretsOf({ home }: Cluster): Promise<readonly SecretObject[]> {
  const args = ['run', '-s', 'k8s:secrets', '--', 'local', join(home, 'secrets')]
  const { items } = JSON.parse(await captureOutput('npm', args, { cwd: root, env: inheritedEnvironment() })) as {
    items: readonly SecretObject[]
  }
  return items
}

/** Returns the addresses of services. A headless one has none, and the trial never looks up its name. */
async function namesOfServices({ api }: Cluster): Promise<Record<string, string>> {
  const { body } = await api.request('GET', pathOf('Service') ?? '')
  const { items } = body as { items: readonly Service[] }
  return Object.fromEntries(
    items.flatMap(({ metadata, spec }) => {
      const address = spec.clusterIP ?? 'None'
      return address === 'None' ? [] : [[`${metadata.name}.${namespace}.svc.cluster.local`, address]]
    }),
  )
}

/** The address of a service, which this machine reaches. */
export async function addressOf({ api }: Cluster, name: string): Promise<string> {
  const { body } = await api.request('GET', `${pathOf('Service') ?? ''}/${name}`)
  return (body as Service).spec.clusterIP ?? ''
}

/** A folder of this machine for each volume that is claimed. */
function volumesFor(cluster: Cluster, objects: readonly KubernetesObject[]): object[] {
  const sets = objects.flatMap((object) => (object.kind === 'StatefulSet' ? [object] : []))
  return sets.flatMap(({ metadata, spec }) =>
    (spec.volumeClaimTemplates ?? []).map((claim) => {
      const claimed = `${claim.metadata.name}-${metadata.name}-0`
      const path = join(cluster.home, 'volumes', claimed)
      mkdirSync(path, { recursive: true })
      return {
        apiVersion: 'v1',
        kind: 'PersistentVolume',
        metadata: { name: claimed },
        spec: {
          capacity: claim.spec.resources.requests,
          accessModes: claim.spec.accessModes,
          persistentVolumeReclaimPolicy: 'Retain',
          claimRef: { namespace, name: claimed },
          local: { path },
          nodeAffinity: { required: { nodeSelectorTerms: [onNode(cluster.node)] } },
        },
      }
    }),
  )
}

function onNode(name: string) {
  return { matchExpressions: [{ key: 'kubernetes.io/hostname', operator: 'In' as const, values: [name] }] }
}
