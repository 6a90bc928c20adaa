import { Certificate, Issuer } from '@kubernetes-models/cert-manager/cert-manager.io/v1'
import { Cluster, ScheduledBackup } from '@kubernetes-models/cloudnative-pg/postgresql.cnpg.io/v1'
import { ExternalSecret } from '@kubernetes-models/external-secrets/external-secrets.io/v1'
import { Gateway, HTTPRoute } from '@kubernetes-models/gateway-api/gateway.networking.k8s.io/v1'
import { Deployment, StatefulSet } from 'kubernetes-models/apps/v1'
import { HorizontalPodAutoscaler } from 'kubernetes-models/autoscaling/v2'
import { CronJob, Job } from 'kubernetes-models/batch/v1'
import { NetworkPolicy } from 'kubernetes-models/networking.k8s.io/v1'
import { PodDisruptionBudget } from 'kubernetes-models/policy/v1'
import { ConfigMap, Namespace, Service, ServiceAccount } from 'kubernetes-models/v1'

import type { KubernetesObject } from '../../infra/k8s/kubernetes-object.ts'
import { ObjectStore } from '../../infra/k8s/object-store.ts'
import { root } from '../../infra/process/places.mjs'
import { reasonOf } from '../../infra/process/plain-failure.mjs'

/** Where the type of a kind is declared, which verify:k8s holds every object against. */
export const modules: Readonly<Record<KubernetesObject['kind'], string>> = {
  Certificate: '@kubernetes-models/cert-manager/cert-manager.io/v1',
  Cluster: '@kubernetes-models/cloudnative-pg/postgresql.cnpg.io/v1',
  ConfigMap: 'kubernetes-models/v1',
  CronJob: 'kubernetes-models/batch/v1',
  Deployment: 'kubernetes-models/apps/v1',
  ExternalSecret: '@kubernetes-models/external-secrets/external-secrets.io/v1',
  Gateway: '@kubernetes-models/gateway-api/gateway.networking.k8s.io/v1',
  HTTPRoute: '@kubernetes-models/gateway-api/gateway.networking.k8s.io/v1',
  HorizontalPodAutoscaler: 'kubernetes-models/autoscaling/v2',
  Issuer: '@kubernetes-models/cert-manager/cert-manager.io/v1',
  Job: 'kubernetes-models/batch/v1',
  Namespace: 'kubernetes-models/v1',
  NetworkPolicy: 'kubernetes-models/networking.k8s.io/v1',
  // The compiler reads the source under the name that it would be built to.
  ObjectStore: `${root}/infra/k8s/object-store.js`,
  PodDisruptionBudget: 'kubernetes-models/policy/v1',
  ScheduledBackup: '@kubernetes-models/cloudnative-pg/postgresql.cnpg.io/v1',
  Service: 'kubernetes-models/v1',
  ServiceAccount: 'kubernetes-models/v1',
  StatefulSet: 'kubernetes-models/apps/v1',
}

type Model = new (data: object) => { validate(): void }

const models: Readonly<Record<KubernetesObject['kind'], unknown>> = {
  Certificate,
  Cluster,
  ConfigMap,
  CronJob,
  Deployment,
  ExternalSecret,
  Gateway,
  HTTPRoute,
  HorizontalPodAutoscaler,
  Issuer,
  Job,
  Namespace,
  NetworkPolicy,
  ObjectStore,
  PodDisruptionBudget,
  ScheduledBackup,
  Service,
  ServiceAccount,
  StatefulSet,
}

/** What the schemas of the API find wrong: kinds of values, and what is missing. */
export function faultsOf(objects: readonly KubernetesObject[]): readonly string[] {
  return objects.flatMap((object) => {
    const name = `${object.kind} ${object.metadata?.name ?? ''}`
    try {
      new (models[object.kind] as Model)(object).validate()
      return []
    } catch (error) {
      return [`${name}: ${reasonOf(error)}`]
    }
  })
}
