import { eventually } from '../../support/eventually.js'
import type { ApiServer } from '../api-server.ts'
import { componentLabel, namespace, type Deployment, type Job } from '../kubernetes-object.ts'
import { pathOf } from '../older-api.ts'

/** A pod as the API server returns it. */
interface Pod {
  readonly metadata: { readonly name: string; readonly deletionTimestamp?: string }
  readonly status?: {
    readonly phase?: string
    readonly conditions?: readonly { readonly status: string; readonly message?: string }[]
    readonly containerStatuses?: readonly {
      readonly restartCount: number
      readonly state?: { readonly waiting?: { readonly reason?: string; readonly message?: string } }
    }[]
  }
}

const deployments = pathOf('Deployment') ?? ''
const podsPath = `/api/v1/namespaces/${namespace}/pods`

async function listOf<T>(api: ApiServer, path: string): Promise<readonly T[]> {
  const { body } = await api.request('GET', path)
  return (body as { items: readonly T[] }).items
}

/** Jobs that have done their work, by name. */
export async function completeJobs(api: ApiServer): Promise<string[]> {
  const jobs = await listOf<Job>(api, pathOf('Job') ?? '')
  const complete = jobs.filter(({ status }) => (status?.succeeded ?? 0) > 0)
  return complete.map(({ metadata }) => metadata.name)
}

/** Returns the deployments whose replicas are all current and ready, and the number of all deployments. */
export async function readyDeployments(api: ApiServer): Promise<{ ready: readonly string[]; all: number }> {
  const found = await listOf<Deployment>(api, deployments)
  return { ready: found.filter(isReady).map(({ metadata }) => metadata.name), all: found.length }
}

function isReady({ metadata, spec, status = {} }: Deployment): boolean {
  const desired = spec.replicas ?? 1
  const counts = [status.replicas, status.updatedReplicas, status.availableReplicas]
  return (status.observedGeneration ?? 0) >= (metadata.generation ?? 0) && counts.every((count) => count === desired)
}

/** Replaces every pod of a deployment, as `kubectl rollout restart` does; resolves when only the new ones serve. */
export async function restart(api: ApiServer, name: string): Promise<void> {
  const path = `${deployments}/${name}`
  // Any changed template replaces the pods; kubectl also restarts by setting the time in it.
  const template = { metadata: { annotations: { 'seneb/restarted': String(performance.now()) } } }
  const { message, status } = await api.change(path, { spec: { template } })
  if (status !== 200) throw new Error(`${name} could not be restarted: ${message}`)
  await eventually(
    `${name} is replaced`,
    async () => isReady((await api.request('GET', path)).body as Deployment),
    180_000,
  )
}

/** Resolves when every pod that is being deleted has ended. */
export async function untilOldPodsStopped(api: ApiServer): Promise<void> {
  await eventually(
    'the replaced pods have ended',
    async () => (await listOf<Pod>(api, podsPath)).every(({ metadata }) => metadata.deletionTimestamp === undefined),
    120_000,
  )
}

/** Returns the state of every pod, a line each. */
export async function podsOf(api: ApiServer): Promise<string> {
  const found = await listOf<Pod>(api, podsPath)
  return found
    .map(({ metadata, status }) => {
      const [container] = status?.containerStatuses ?? []
      const waits = container?.state?.waiting
      const reasons = [status?.phase, waits?.reason, waits?.message, status?.conditions?.find(isWrong)?.message]
      return `${metadata.name}: ${reasons.filter(Boolean).join(', ')}, ${container?.restartCount ?? 0} restarts`
    })
    .join('\n')
}

function isWrong({ status }: { status: string }): boolean {
  return status !== 'True'
}

/**
 * Returns the number of unexpected container restarts. Excludes steps, which end when done and run again when they
 * started too early.
 */
export async function restarts(api: ApiServer): Promise<number> {
  const found = await listOf<Pod>(api, `${podsPath}?labelSelector=${componentLabel}!=step`)
  return found
    .flatMap(({ status }) => status?.containerStatuses ?? [])
    .reduce((sum, { restartCount }) => sum + restartCount, 0)
}
