import type { KubernetesObject, NetworkPolicy, NetworkPolicyPeer, NetworkPolicyPort } from './kubernetes-object.ts'
import { labelOf, workloadsOf } from './workloads.ts'

/** Possible end of a connection: a workload by its labels, a namespace that carries a label, or an external address. */
type End =
  | { readonly name: string; readonly labels: Readonly<Record<string, string>> }
  | { readonly name: string; readonly namespace: string }
  | { readonly name: string; readonly address: string }

const around: readonly End[] = [
  { name: 'ingress', namespace: 'seneb/ingress' },
  { name: 'monitoring', namespace: 'seneb/monitoring' },
  { name: 'outside', address: '0.0.0.0/0' },
]

/** Every port on which our processes listen or connect. */
const ports = [
  25, 53, 80, 443, 465, 587, 993, 1025, 1080, 4000, 4001, 4222, 4318, 5432, 6222, 6443, 8000, 8222, 9187, 9464,
]

/**
 * Returns the connections that the policies allow, `from>to:port` each. Both the sender's egress and the receiver's
 * ingress policies must allow it. As in a cluster, a selected pod is denied everything that no policy allows.
 */
export function reachOf(objects: readonly KubernetesObject[]): ReadonlySet<string> {
  const policies = objects.filter((object) => object.kind === 'NetworkPolicy')
  const about = (end: End, direction: Direction) => policies.filter((policy) => isAbout(policy, end, direction))
  const pods = workloadsOf(objects).map((workload): End => ({ name: labelOf(workload), labels: workload.labels }))
  const endpoints = [...pods, ...around].map((end) => ({
    end,
    out: about(end, 'Egress'),
    in: about(end, 'Ingress'),
  }))
  const pairs = endpoints.flatMap((from) => endpoints.map((to) => ({ from, to })))
  return new Set(
    pairs
      .filter(({ from, to }) => 'labels' in from.end || 'labels' in to.end)
      .flatMap(({ from, to }) =>
        ports
          .filter((port) => allows(from.out, { direction: 'Egress', other: to.end, port }))
          .filter((port) => allows(to.in, { direction: 'Ingress', other: from.end, port }))
          .map((port) => `${from.end.name}>${to.end.name}:${port}`),
      ),
  )
}

type Direction = 'Egress' | 'Ingress'

interface TrafficQuery {
  readonly direction: Direction
  readonly other: End
  readonly port: number
}

function isAbout({ spec }: NetworkPolicy, end: End, direction: Direction): boolean {
  if (!('labels' in end) || !spec.policyTypes.includes(direction)) return false
  return isSelected(spec.podSelector.matchLabels ?? {}, end.labels)
}

/** Ends that no policy selects are unrestricted. */
function allows(policies: readonly NetworkPolicy[], { direction, other, port }: TrafficQuery): boolean {
  if (policies.length === 0) return true
  return policies.some(({ spec }) =>
    direction === 'Egress'
      ? spec.egress?.some((rule) => hasPort(rule.ports, port) && fits(rule.to, other))
      : spec.ingress?.some((rule) => hasPort(rule.ports, port) && fits(rule.from, other)),
  )
}

function fits(peers: readonly NetworkPolicyPeer[] | undefined, end: End): boolean {
  // A rule that names no peers applies to all.
  if (!peers || peers.length === 0) return true
  return peers.some(({ ipBlock, namespaceSelector, podSelector }) => {
    if ('address' in end) return ipBlock?.cidr === end.address
    if ('namespace' in end) return namespaceSelector?.matchLabels?.[end.namespace] === 'true'
    return !namespaceSelector && podSelector !== undefined && isSelected(podSelector.matchLabels ?? {}, end.labels)
  })
}

function hasPort(allowed: readonly NetworkPolicyPort[] | undefined, port: number): boolean {
  return !allowed || allowed.some((entry) => entry.port === port && entry.protocol !== 'UDP')
}

function isSelected(selector: Readonly<Record<string, string>>, labels: Readonly<Record<string, string>>): boolean {
  return Object.entries(selector).every(([key, value]) => labels[key] === value)
}
