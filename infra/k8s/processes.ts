import type { IDeployment } from 'kubernetes-models/apps/v1'
import type { IContainer, IService } from 'kubernetes-models/v1'

import { hasSecrets, healthPort } from '../compose/app-services.ts'
import { deployables, type DeployableName } from '../deployables.ts'
import { environmentOf } from './environment.ts'
import { heardAt } from './graph.ts'
import { disruptionBudget, metadataOf, selectorOf, serviceAccount, type KubernetesObject } from './kubernetes-object.ts'
import { graceSeconds, podOf, resourcesOf, spreadOf, stopDelaySeconds } from './pods.ts'

/** What the platform has of each process in production where no load says otherwise. */
export const replicas = 2

/** Everything of one process. */
export function processObjects(name: DeployableName): readonly KubernetesObject[] {
  return [
    serviceAccount(name, 'process'),
    deployment(name),
    ...(isHeard(name) ? [service(name)] : []),
    disruptionBudget(name, 'process'),
  ]
}

/** Whether requests come to it by HTTP; it is then given as many replicas as its load asks for (autoscaling.ts). */
export function isHeard(name: DeployableName): name is 'gateway' | 'web' {
  return deployables[name].ports.http !== undefined
}

function deployment(name: DeployableName): IDeployment {
  const { answersRequests, folder, program } = deployables[name]
  const path = `/app/${folder}`
  return {
    apiVersion: 'apps/v1',
    kind: 'Deployment',
    metadata: metadataOf(name, 'process'),
    spec: {
      // One topology is enough (ADR 26); where load decides, a number here would undo what it decided.
      ...(isHeard(name) ? {} : { replicas: answersRequests ? replicas : 1 }),
      minReadySeconds: 5,
      revisionHistoryLimit: 3,
      selector: selectorOf(name),
      strategy: { type: 'RollingUpdate', rollingUpdate: { maxUnavailable: 0, maxSurge: 1 } },
      template: podOf(
        {
          name,
          component: 'process',
          folder: path,
          command: ['node', `${path}/${program}`],
          env: environmentOf(name),
          secret: hasSecrets(name) ? name : undefined,
          resources: isHeard(name) ? resourcesOf('250m', ['256Mi', '512Mi']) : resourcesOf('100m', ['192Mi', '320Mi']),
          more: { ports: portsOf(name), ...probes, lifecycle },
        },
        { terminationGracePeriodSeconds: graceSeconds, topologySpreadConstraints: spreadOf(name) },
      ),
    },
  }
}

function portsOf(name: DeployableName): IContainer['ports'] {
  const health = { name: 'health', containerPort: healthPort }
  return isHeard(name) ? [{ name: 'http', containerPort: heardAt[name] }, health] : [health]
}

/** A process may wait for what it needs for as long as that takes: it is alive and not ready meanwhile. */
const { healthPaths } = deployables.web
const ask = (path: string) => ({ httpGet: { path, port: 'health' } })
const probes = {
  startupProbe: { ...ask(healthPaths.live), periodSeconds: 2, failureThreshold: 60 },
  livenessProbe: { ...ask(healthPaths.live), periodSeconds: 10, timeoutSeconds: 5, failureThreshold: 3 },
  readinessProbe: { ...ask(healthPaths.ready), periodSeconds: 5, timeoutSeconds: 2, failureThreshold: 2 },
} satisfies Partial<IContainer>

const lifecycle = {
  preStop: { exec: { command: ['sleep', String(stopDelaySeconds)] } },
} satisfies IContainer['lifecycle']

function service(name: 'gateway' | 'web'): IService {
  return {
    apiVersion: 'v1',
    kind: 'Service',
    metadata: metadataOf(name, 'process'),
    spec: {
      selector: selectorOf(name).matchLabels,
      ports: [{ name: 'http', port: heardAt[name], targetPort: 'http' }],
    },
  }
}
