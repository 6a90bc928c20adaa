import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import type { IDeployment } from 'kubernetes-models/apps/v1'
import type { IHorizontalPodAutoscaler } from 'kubernetes-models/autoscaling/v2'
import type { IConfigMap, IContainer, INamespace, IService } from 'kubernetes-models/v1'

import { images } from '../compose/compose-images.ts'
import { appUser } from '../compose/compose-parts.ts'
import { deployableNames } from '../deployables.ts'
import { root } from '../process/places.mjs'
import type { PlatformKey } from './environment.ts'
import {
  labelsOf,
  metadataOf,
  namespace,
  selectorOf,
  serviceAccount,
  type KubernetesObject,
} from './kubernetes-object.ts'
import { hardenedContainer, hardenedPod, resourcesOf } from './pods.ts'
import { isHeard, replicas } from './processes.ts'

/** How many replicas of web and gateway there may be; neither has a connection to the database. */
const maxReplicas = 6

/** The namespace takes no pod that is not held to the profile "restricted". */
export const namespaceObject: INamespace = {
  apiVersion: 'v1',
  kind: 'Namespace',
  metadata: { name: namespace, labels: { 'pod-security.kubernetes.io/enforce': 'restricted' } },
}

/** What an overlay says by being the one it is; nothing of it is secret. */
export function platformConfig(data: Readonly<Record<PlatformKey, string>>): IConfigMap {
  return { apiVersion: 'v1', kind: 'ConfigMap', metadata: metadataOf('platform', 'platform'), data: { ...data } }
}

/** What visitors reach grows with their number. */
export function autoscalers(): readonly KubernetesObject[] {
  return deployableNames.filter(isHeard).map((name): IHorizontalPodAutoscaler => ({
    apiVersion: 'autoscaling/v2',
    kind: 'HorizontalPodAutoscaler',
    metadata: metadataOf(name, 'process'),
    spec: {
      scaleTargetRef: { apiVersion: 'apps/v1', kind: 'Deployment', name },
      minReplicas: replicas,
      maxReplicas,
      metrics: [
        { type: 'Resource', resource: { name: 'cpu', target: { type: 'Utilization', averageUtilization: 70 } } },
      ],
    },
  }))
}

const mailPort = 1025
const pagePort = 1080
const mailboxProgram = 'serve-mailbox.mjs'

/** Where mail of a trial goes. */
export function mailboxObjects(): readonly KubernetesObject[] {
  const service: IService = {
    apiVersion: 'v1',
    kind: 'Service',
    metadata: metadataOf('mailbox', 'mailbox'),
    spec: {
      selector: selectorOf('mailbox').matchLabels,
      ports: [
        { name: 'mail', port: mailPort, targetPort: 'mail' },
        { name: 'page', port: pagePort, targetPort: 'page' },
      ],
    },
  }
  const program: IConfigMap = {
    apiVersion: 'v1',
    kind: 'ConfigMap',
    metadata: metadataOf('mailbox', 'mailbox'),
    data: { [mailboxProgram]: readFileSync(join(root, 'infra/mailbox', mailboxProgram), 'utf8') },
  }
  return [serviceAccount('mailbox', 'mailbox'), program, mailbox(), service]
}

function mailbox(): IDeployment {
  return {
    apiVersion: 'apps/v1',
    kind: 'Deployment',
    metadata: metadataOf('mailbox', 'mailbox'),
    spec: {
      replicas: 1,
      selector: selectorOf('mailbox'),
      template: {
        metadata: { labels: labelsOf('mailbox', 'mailbox') },
        spec: {
          ...hardenedPod(appUser),
          serviceAccountName: 'mailbox',
          containers: [mailServer],
          volumes: [
            { name: 'tmp', emptyDir: { medium: 'Memory', sizeLimit: '64Mi' } },
            { name: 'program', configMap: { name: 'mailbox' } },
          ],
        },
      },
    },
  }
}

const mailServer: IContainer = {
  name: 'mailbox',
  image: images.mailbox,
  command: ['node', `/seneb/${mailboxProgram}`, '--maildev', '/home/node', '--host', '0.0.0.0'],
  ports: [
    { name: 'mail', containerPort: mailPort },
    { name: 'page', containerPort: pagePort },
  ],
  readinessProbe: { httpGet: { path: '/healthz', port: 'page' }, periodSeconds: 10, timeoutSeconds: 5 },
  resources: resourcesOf('50m', ['64Mi', '256Mi']),
  securityContext: hardenedContainer,
  volumeMounts: [
    { name: 'tmp', mountPath: '/tmp' },
    { name: 'program', mountPath: '/seneb', readOnly: true },
  ],
}
