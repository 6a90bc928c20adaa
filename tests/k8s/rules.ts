import { imagePlaceholder, type Container, type KubernetesObject, type PodSpec } from './kubernetes-object.ts'
import { internalOf, workloadsOf, type Workload } from './workloads.ts'

/** A requirement for every pod, or for our own processes; returns the faults as messages, or none. */
type Rule = (workload: Workload, pod: PodSpec) => readonly (string | false)[]

const everyContainer =
  (rule: (container: Container) => readonly (string | false)[]): Rule =>
  (_workload, pod) =>
    pod.containers.flatMap(rule)

/** Kubernetes' profile "restricted", with our additional requirements. */
const rulesOfAll: readonly Rule[] = [
  (_workload, { automountServiceAccountToken, hostIPC, hostNetwork, hostPID, securityContext, volumes = [] }) => [
    securityContext?.runAsNonRoot !== true && 'may run as root',
    !securityContext?.runAsUser && 'has no user',
    securityContext?.seccompProfile?.type !== 'RuntimeDefault' && 'has no filter of system calls',
    automountServiceAccountToken !== false && 'is handed a token of the cluster',
    (hostIPC ?? hostNetwork ?? hostPID ?? false) && 'shares something with its machine',
    volumes.some(({ hostPath }) => hostPath !== undefined) && 'reads files of its machine',
  ],
  everyContainer(({ securityContext, resources, image, env = [] }) => [
    securityContext?.allowPrivilegeEscalation !== false && 'may gain rights',
    securityContext?.readOnlyRootFilesystem !== true && 'can write where it runs from',
    securityContext?.capabilities?.drop?.join() !== 'ALL' && 'has capabilities',
    securityContext?.capabilities?.add !== undefined && 'adds capabilities',
    securityContext?.privileged === true && 'is privileged',
    (resources?.requests?.['cpu'] === undefined || resources.requests['memory'] === undefined) && 'asks for nothing',
    resources?.limits?.['memory'] === undefined && 'may take all memory',
    image !== imagePlaceholder && !/:[^:/]+$/.test(image ?? '') && `has an image without a tag: ${image ?? ''}`,
    (image ?? '').endsWith(':latest') && 'has an image that changes',
    env.some(({ valueFrom }) => valueFrom?.secretKeyRef !== undefined) && 'has a secret in its environment',
  ]),
]

const rulesOfProcesses: readonly Rule[] = [
  (_workload, pod) => [
    (pod.terminationGracePeriodSeconds ?? 0) < 40 && 'is given too little time to stop',
    pod.topologySpreadConstraints?.length !== 2 && 'is not spread',
  ],
  everyContainer(({ lifecycle, livenessProbe, readinessProbe, startupProbe }) => [
    (!livenessProbe || !readinessProbe || !startupProbe) && 'lacks a probe',
    livenessProbe?.httpGet?.path === readinessProbe?.httpGet?.path && 'is restarted when it only has to wait',
    lifecycle?.preStop === undefined && 'stops while requests still come',
  ]),
]

/** Returns the faults of the manifests, one sentence each. */
export function violationsOf(objects: readonly KubernetesObject[]): readonly string[] {
  const workloads = workloadsOf(objects)
  const processes = internalOf(workloads).filter(({ kind }) => kind === 'Deployment')
  const broken = (all: readonly Workload[], rules: readonly Rule[]) =>
    all.flatMap((workload) => {
      const { pod } = workload
      const found = pod ? rules.flatMap((rule) => rule(workload, pod)).filter((message) => message !== false) : []
      return found.map((message) => `${workload.kind} ${workload.name} ${message}`)
    })
  return [...broken(workloads, rulesOfAll), ...broken(processes, rulesOfProcesses), ...missingFrom(objects)]
}

/** Returns the missing companions of each workload: a service account, and a disruption budget if it has replicas. */
function missingFrom(objects: readonly KubernetesObject[]): readonly string[] {
  const has = (kind: string, name: string) =>
    objects.some((object) => object.kind === kind && object.metadata.name === name)
  return workloadsOf(objects).flatMap(({ kind, name, pod }) => [
    ...(pod && !has('ServiceAccount', pod.serviceAccountName ?? '') ? [`${kind} ${name} has no account`] : []),
    ...(kind === 'Deployment' && name !== 'mailbox' && !has('PodDisruptionBudget', name)
      ? [`${kind} ${name} has no disruption budget`]
      : []),
  ])
}
