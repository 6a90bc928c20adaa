import type { IStatefulSet } from 'kubernetes-models/apps/v1'
import type { IConfigMap, IContainer, IService, IVolumeProjection } from 'kubernetes-models/v1'

import { images } from '../compose/compose-images.ts'
import { appUser, ownFiles } from '../compose/compose-parts.ts'
import { filledNatsConf } from '../nats/filled-conf.ts'
import { natsCollecting } from '../nats/nats.ts'
import { heardAt } from './graph.ts'
import {
  disruptionBudget,
  labelsOf,
  metadataOf,
  selectorOf,
  serviceAccount,
  type KubernetesObject,
} from './kubernetes-object.ts'
import { authoritySecret, hardenedContainer, hardenedPod, resourcesOf, spreadOf } from './pods.ts'

/** How many nodes, and whether they prove who they are, to clients and to each other, as production demands. */
export interface BusShape {
  readonly nodes: 1 | 3
  readonly tls: boolean
}

const monitorPort = 8222
const headless = 'nats-nodes'
const storage = '10Gi'

/** Names of the nodes, as they find each other. */
export function natsNodeNames(nodes: number): string[] {
  return Array.from({ length: nodes }, (_none, i) => `nats-${i}.${headless}`)
}

/** The bus: its configuration holds no secret; passwords, the key of the store and certificates lie beside it. */
export function natsObjects(shape: BusShape): readonly KubernetesObject[] {
  const ports: NonNullable<IService['spec']>['ports'] = [{ name: 'clients', port: heardAt.nats, targetPort: 'clients' }]
  const selector = selectorOf('nats').matchLabels
  const conf: IConfigMap = {
    apiVersion: 'v1',
    kind: 'ConfigMap',
    metadata: metadataOf('nats', 'bus'),
    data: { 'nats.conf': natsConf(shape) },
  }
  const clients: IService = {
    apiVersion: 'v1',
    kind: 'Service',
    metadata: metadataOf('nats', 'bus'),
    spec: { selector, ports },
  }
  const nodes: IService = {
    apiVersion: 'v1',
    kind: 'Service',
    metadata: metadataOf(headless, 'bus'),
    spec: { clusterIP: 'None', publishNotReadyAddresses: true, selector, ports },
  }
  return [serviceAccount('nats', 'bus'), conf, clients, nodes, statefulSet(shape), disruptionBudget('nats', 'bus')]
}

/** The configuration of production (infra/nats/nats.conf), with what differs by node or is secret left to the pod. */
export function natsConf({ nodes, tls }: BusShape): string {
  const certificate = { cert: `"${ownFiles}/tls.crt"`, key: `"${ownFiles}/tls.key"` }
  const conf = filledNatsConf(tls, {
    NATS_SERVER_NAME: '$POD_NAME',
    NATS_HOST: '"0.0.0.0"',
    NATS_PORT: String(heardAt.nats),
    NATS_MONITOR: `"0.0.0.0:${monitorPort}"`,
    NATS_STORE_DIR: '"/data"',
    NATS_TLS_CERT: certificate.cert,
    NATS_TLS_KEY: certificate.key,
  }).replace('key: $NATS_STORE_KEY', 'include ./store-key.conf')
  const cluster = `
# The nodes prove to each other who they are, and streams have copies on each.
cluster {
  name: seneb
  port: ${heardAt.natsNodes}
  routes: [${natsNodeNames(nodes)
    .map((node) => `"nats://${node}:${heardAt.natsNodes}"`)
    .join(', ')}]
  tls {
    cert_file: ${certificate.cert}
    key_file: ${certificate.key}
    ca_file: "${ownFiles}/ca.crt"
    verify: true
    timeout: 5
  }
}
`
  return `${conf}\npid_file: "/tmp/nats.pid"\nlame_duck_grace_period: "5s"\nlame_duck_duration: "30s"\n${nodes > 1 ? cluster : ''}`
}

function statefulSet({ nodes, tls }: BusShape): IStatefulSet {
  return {
    apiVersion: 'apps/v1',
    kind: 'StatefulSet',
    metadata: metadataOf('nats', 'bus'),
    spec: {
      serviceName: headless,
      replicas: nodes,
      // They become a cluster together; each alone would wait for the others.
      podManagementPolicy: 'Parallel',
      selector: selectorOf('nats'),
      template: {
        metadata: { labels: labelsOf('nats', 'bus') },
        spec: {
          ...hardenedPod(appUser),
          serviceAccountName: 'nats',
          terminationGracePeriodSeconds: 60,
          topologySpreadConstraints: spreadOf('nats'),
          affinity: { podAntiAffinity: { preferredDuringSchedulingIgnoredDuringExecution: [otherMachine] } },
          containers: [server],
          volumes: [
            { name: 'own', projected: { defaultMode: 0o440, sources: filesOf(tls) } },
            { name: 'tmp', emptyDir: { medium: 'Memory', sizeLimit: '16Mi' } },
          ],
        },
      },
      volumeClaimTemplates: [
        {
          apiVersion: 'v1',
          kind: 'PersistentVolumeClaim',
          metadata: { name: 'data' },
          spec: { accessModes: ['ReadWriteOnce'], resources: { requests: { storage } } },
        },
      ],
    },
  }
}

const otherMachine = {
  weight: 100,
  podAffinityTerm: { topologyKey: 'kubernetes.io/hostname', labelSelector: selectorOf('nats') },
}

function filesOf(tls: boolean): IVolumeProjection[] {
  return [
    { configMap: { name: 'nats', items: [{ key: 'nats.conf', path: 'nats.conf' }] } },
    { secret: { name: 'nats' } },
    ...(tls ? [{ secret: { name: authoritySecret } }] : []),
  ]
}

const health = (path: string) => ({ httpGet: { path, port: 'monitor' }, periodSeconds: 10, timeoutSeconds: 5 })

const server: IContainer = {
  name: 'nats',
  image: images.nats,
  command: ['nats-server', '-c', `${ownFiles}/nats.conf`],
  env: [
    { name: 'POD_NAME', valueFrom: { fieldRef: { fieldPath: 'metadata.name' } } },
    ...Object.entries(natsCollecting).map(([name, value]) => ({ name, value })),
  ],
  ports: [
    { name: 'clients', containerPort: heardAt.nats },
    { name: 'nodes', containerPort: heardAt.natsNodes },
    { name: 'monitor', containerPort: monitorPort },
  ],
  startupProbe: { ...health('/healthz'), failureThreshold: 60 },
  // A node whose streams have not caught up yet lives, and must not be started anew for it.
  livenessProbe: { ...health('/healthz?js-enabled-only=true'), failureThreshold: 3 },
  readinessProbe: { ...health('/healthz?js-server-only=true'), failureThreshold: 3 },
  // It hands its leaderships and clients to the others before it ends.
  lifecycle: { preStop: { exec: { command: ['nats-server', '-sl=ldm=/tmp/nats.pid'] } } },
  resources: resourcesOf('200m', ['128Mi', '512Mi']),
  securityContext: hardenedContainer,
  volumeMounts: [
    { name: 'own', mountPath: ownFiles, readOnly: true },
    { name: 'data', mountPath: '/data' },
    { name: 'tmp', mountPath: '/tmp' },
  ],
}
