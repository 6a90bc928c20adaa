import type { INetworkPolicy, INetworkPolicyPeer } from 'kubernetes-models/networking.k8s.io/v1'

import { surroundings, talks, type Talk } from './graph.ts'
import { metadataOf, selectorOf, type KubernetesObject } from './kubernetes-object.ts'

/** Namespaces are let in by these labels, which whoever runs the cluster gives them (docs/kubernetes.md). */
export const namespaceLabels = { ingress: 'seneb/ingress', monitoring: 'seneb/monitoring' } as const

/** Networks that are no part of the internet: other pods, machines, and what tells a machine its own secrets. */
const ownNetworks = {
  v4: ['10.0.0.0/8', '100.64.0.0/10', '169.254.0.0/16', '172.16.0.0/12', '192.168.0.0/16'],
  v6: ['fc00::/7', 'fe80::/10'],
}

/** Nothing is let in or out, names are looked up, and then exactly who talks to whom (S15). */
export function networkPolicies(): readonly KubernetesObject[] {
  return [nothing, names, ...policiesOf(talks())]
}

/** One policy for each workload, with both directions; `suffix` tells those of an overlay from those of all. */
export function policiesOf(all: readonly Talk[], suffix = ''): readonly INetworkPolicy[] {
  const around: readonly string[] = Object.values(surroundings)
  const workloads = [...new Set(all.flatMap(({ from, to }) => [from, to]))].filter((name) => !around.includes(name))
  return workloads.map((name) => policyOf(name, all, suffix))
}

function policyOf(name: string, all: readonly Talk[], suffix: string): INetworkPolicy {
  const heard = all.filter(({ to }) => to === name)
  const said = all.filter(({ from }) => from === name)
  return {
    apiVersion: 'networking.k8s.io/v1',
    kind: 'NetworkPolicy',
    metadata: metadataOf(`${name}${suffix}`, 'platform'),
    spec: {
      podSelector: selectorOf(name),
      policyTypes: ['Ingress', 'Egress'],
      ingress: heard.map(({ from, ports }) => ({ from: peersOf(from), ports: ports.map(tcp) })),
      egress: said.map(({ ports, to }) => ({ to: peersOf(to), ports: ports.map(tcp) })),
    },
  }
}

function peersOf(name: string): INetworkPolicyPeer[] {
  if (name === surroundings.outside) {
    return [
      { ipBlock: { cidr: '0.0.0.0/0', except: ownNetworks.v4 } },
      { ipBlock: { cidr: '::/0', except: ownNetworks.v6 } },
    ]
  }
  if (name === surroundings.ingress || name === surroundings.monitoring) {
    return [{ namespaceSelector: { matchLabels: { [namespaceLabels[name]]: 'true' } } }]
  }
  return [{ podSelector: selectorOf(name) }]
}

function tcp(port: number) {
  return { protocol: 'TCP', port } as const
}

const nothing: INetworkPolicy = {
  apiVersion: 'networking.k8s.io/v1',
  kind: 'NetworkPolicy',
  metadata: metadataOf('default-deny', 'platform'),
  spec: { podSelector: {}, policyTypes: ['Ingress', 'Egress'] },
}

const names: INetworkPolicy = {
  apiVersion: 'networking.k8s.io/v1',
  kind: 'NetworkPolicy',
  metadata: metadataOf('names', 'platform'),
  spec: {
    podSelector: {},
    policyTypes: ['Egress'],
    egress: [
      {
        to: [
          {
            namespaceSelector: { matchLabels: { 'kubernetes.io/metadata.name': 'kube-system' } },
            podSelector: { matchLabels: { 'k8s-app': 'kube-dns' } },
          },
        ],
        ports: [{ protocol: 'UDP', port: 53 }, tcp(53)],
      },
    ],
  },
}
