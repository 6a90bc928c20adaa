import type { ICertificate, IIssuer } from '@kubernetes-models/cert-manager/cert-manager.io/v1'
import type { ICluster, IScheduledBackup } from '@kubernetes-models/cloudnative-pg/postgresql.cnpg.io/v1'
import type { IExternalSecret } from '@kubernetes-models/external-secrets/external-secrets.io/v1'
import type { IGateway, IHTTPRoute } from '@kubernetes-models/gateway-api/gateway.networking.k8s.io/v1'
import type { IDeployment, IStatefulSet } from 'kubernetes-models/apps/v1'
import type { IHorizontalPodAutoscaler } from 'kubernetes-models/autoscaling/v2'
import type { ICronJob, IJob } from 'kubernetes-models/batch/v1'
import type { IConfigMap, INamespace, IService, IServiceAccount } from 'kubernetes-models/v1'
import type { INetworkPolicy } from 'kubernetes-models/networking.k8s.io/v1'
import type { IPodDisruptionBudget } from 'kubernetes-models/policy/v1'

import type { IObjectStore } from './object-store.ts'

/** Every kind of object that the manifests hold; what is written is held against these types. */
export type KubernetesObject =
  | ICertificate
  | ICluster
  | IConfigMap
  | ICronJob
  | IDeployment
  | IExternalSecret
  | IGateway
  | IHTTPRoute
  | IHorizontalPodAutoscaler
  | IIssuer
  | IJob
  | INamespace
  | INetworkPolicy
  | IObjectStore
  | IPodDisruptionBudget
  | IScheduledBackup
  | IService
  | IServiceAccount
  | IStatefulSet

/** Everything of the platform is in one namespace. */
export const namespace = 'seneb'

/** The label by which services and policies find pods. */
export const nameLabel = 'app.kubernetes.io/name'

/** What an object is part of; `kubectl apply --selector` takes the steps before the processes by it. */
export type Component = 'bus' | 'database' | 'mailbox' | 'platform' | 'process' | 'step'

/** The label that tells what an object is part of. */
export const componentLabel = 'app.kubernetes.io/component'

export function labelsOf(name: string, component: Component): Record<string, string> {
  return { [nameLabel]: name, 'app.kubernetes.io/part-of': 'seneb', [componentLabel]: component }
}

export function metadataOf(name: string, component: Component) {
  return { name, namespace, labels: labelsOf(name, component) }
}

export function selectorOf(name: string) {
  return { matchLabels: { [nameLabel]: name } }
}

/** An identity without rights and without a token in the pod. */
export function serviceAccount(name: string, component: Component): IServiceAccount {
  return {
    apiVersion: 'v1',
    kind: 'ServiceAccount',
    metadata: metadataOf(name, component),
    automountServiceAccountToken: false,
  }
}

/** Whoever empties a node takes one pod after the other. */
export function disruptionBudget(name: string, component: Component): IPodDisruptionBudget {
  return {
    apiVersion: 'policy/v1',
    kind: 'PodDisruptionBudget',
    metadata: metadataOf(name, component),
    spec: { maxUnavailable: 1, selector: selectorOf(name) },
  }
}
