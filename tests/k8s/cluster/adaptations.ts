import { readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'

import type { KubernetesObject } from '../kubernetes-object.ts'

/** Substitute on this machine for a feature of a cluster; nothing else in the rendered overlay changes. */
export interface Adaptation {
  readonly what: string
  readonly because: string
  /** Whether this machine needs it; without this every machine does. */
  readonly isNeeded?: () => boolean
  /** Returns the adapted object, for adaptations that change the overlay. */
  readonly adapt?: (object: KubernetesObject) => KubernetesObject
}

/** Processors that the requests of the overlay and one more of each process fit on. */
const enoughProcessors = 4

/** In many containers and on small machines, root lacks permissions that kubelet requires. */
const mayPreferProcesses = () => {
  const [, capabilities = '0'] = /^CapEff:\s+(\S+)$/m.exec(readFileSync('/proc/self/status', 'utf8')) ?? []
  return (BigInt(`0x${capabilities}`) & (1n << 24n)) !== 0n
}

export const preferredProcesses: Adaptation = {
  what: 'containers start without the order in which processes are killed when memory runs out',
  because: 'to prefer a process root needs CAP_SYS_RESOURCE, which it has not here',
  isNeeded: () => !mayPreferProcesses(),
}

/** Each is printed by `npm run verify:k8s -- --cluster`. */
export const adaptations: readonly Adaptation[] = [
  {
    what: 'images of Debian’s packages under the official names, loaded into the engine',
    because: 'no registry answers',
  },
  {
    what: 'budgets for disruptions are policy/v1beta1, of the same shape',
    because: 'Kubernetes of Debian’s sources is 1.20',
  },
  {
    what: 'names of services are answered by dnsmasq',
    because: 'no package of Debian is CoreDNS',
  },
  {
    what: 'volumes are two folders of this machine',
    because: 'no class of storage makes any',
  },
  {
    what: 'each container asks for a hundredth of a processor',
    because: `with fewer than ${enoughProcessors} processors there is no room for one more of a process while it is replaced`,
    isNeeded: () => availableParallelism() < enoughProcessors,
    adapt: withSmallRequests,
  },
  preferredProcesses,
]

/** Those that this machine needs. */
export function neededHere(): readonly Adaptation[] {
  return adaptations.filter(({ isNeeded }) => isNeeded?.() ?? true)
}

/** An overlay as this machine can run it. */
export function adapted(objects: readonly KubernetesObject[]): KubernetesObject[] {
  const changes = neededHere().flatMap(({ adapt }) => adapt ?? [])
  return objects.map((object) => changes.reduce((changed, adapt) => adapt(changed), object))
}

function withSmallRequests(object: KubernetesObject): KubernetesObject {
  if (object.kind !== 'Deployment' && object.kind !== 'StatefulSet' && object.kind !== 'Job') return object
  const changed = structuredClone(object)
  for (const { resources } of changed.spec.template.spec.containers) {
    if (resources?.requests?.['cpu'] !== undefined) resources.requests['cpu'] = '10m'
  }
  return changed
}
