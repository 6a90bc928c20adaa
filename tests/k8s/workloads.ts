import { nameLabel, type KubernetesObject, type PodSpec } from './kubernetes-object.ts'

/** Object that runs pods: its name, its pods' labels, and their specification. */
export interface Workload {
  readonly kind: string
  readonly name: string
  readonly labels: Readonly<Record<string, string>>
  /** Third-party image of the production database, whose operator creates its pods. */
  readonly pod?: PodSpec
}

/** Returns all objects of the manifests that run pods. */
export function workloadsOf(objects: readonly KubernetesObject[]): readonly Workload[] {
  return objects.flatMap((object): Workload[] => {
    const { name } = object.metadata
    if (object.kind === 'Cluster') {
      return [{ kind: object.kind, name, labels: object.spec.inheritedMetadata?.labels ?? {} }]
    }
    if (object.kind === 'CronJob') {
      const { template } = object.spec.jobTemplate.spec
      return [{ kind: object.kind, name, labels: template.metadata?.labels ?? {}, pod: template.spec }]
    }
    if (object.kind !== 'Deployment' && object.kind !== 'StatefulSet' && object.kind !== 'Job') return []
    const { metadata, spec } = object.spec.template
    return [{ kind: object.kind, name, labels: metadata?.labels ?? {}, pod: spec }]
  })
}

/** Returns those that run our own image. */
export function internalOf(workloads: readonly Workload[]): readonly Workload[] {
  return workloads.filter(({ labels }) => ['process', 'step'].includes(labels['app.kubernetes.io/component'] ?? ''))
}

/** By the label that services and policies go by. */
export function labelOf({ labels }: Workload): string {
  return labels[nameLabel] ?? ''
}
