import type { KubernetesObject } from './kubernetes-object.ts'

type Kind = KubernetesObject['kind'] | 'PersistentVolume' | 'Secret'

/** API versions that the server from Debian's sources has under another name, with the same fields. */
const olderVersions: Readonly<Record<string, string>> = {
  'policy/v1': 'policy/v1beta1',
  'autoscaling/v2': 'autoscaling/v2beta2',
}

const paths: Partial<Record<Kind, string>> = {
  ConfigMap: '/api/v1/namespaces/seneb/configmaps',
  CronJob: '/apis/batch/v1beta1/namespaces/seneb/cronjobs',
  Deployment: '/apis/apps/v1/namespaces/seneb/deployments',
  HorizontalPodAutoscaler: '/apis/autoscaling/v2beta2/namespaces/seneb/horizontalpodautoscalers',
  Job: '/apis/batch/v1/namespaces/seneb/jobs',
  Namespace: '/api/v1/namespaces',
  NetworkPolicy: '/apis/networking.k8s.io/v1/namespaces/seneb/networkpolicies',
  PersistentVolume: '/api/v1/persistentvolumes',
  PodDisruptionBudget: '/apis/policy/v1beta1/namespaces/seneb/poddisruptionbudgets',
  Secret: '/api/v1/namespaces/seneb/secrets',
  Service: '/api/v1/namespaces/seneb/services',
  ServiceAccount: '/api/v1/namespaces/seneb/serviceaccounts',
  StatefulSet: '/apis/apps/v1/namespaces/seneb/statefulsets',
}

/** Returns the path of a kind on an API server from Debian's sources; undefined for kinds of operators. */
export function pathOf(kind: Kind): string | undefined {
  return paths[kind]
}

/** An object as that server calls it. */
export function older(object: KubernetesObject): object {
  const version = object.kind === 'CronJob' ? 'batch/v1beta1' : olderVersions[object.apiVersion]
  return version === undefined ? object : { ...object, apiVersion: version }
}
