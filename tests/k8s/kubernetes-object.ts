/** Metadata of every object. */
interface Metadata {
  readonly name: string
  readonly namespace?: string
  readonly labels?: Readonly<Record<string, string>>
  readonly generation?: number
  readonly deletionTimestamp?: string
}

interface Named {
  readonly apiVersion: string
  readonly metadata: Metadata
}

export interface EnvVar {
  readonly name: string
  readonly value?: string
  readonly valueFrom?: {
    readonly configMapKeyRef?: { readonly name: string; readonly key: string }
    readonly secretKeyRef?: object
  }
}

export interface Probe {
  readonly httpGet?: { readonly path: string; readonly port: string | number }
}

export interface Container {
  readonly name: string
  readonly image?: string
  readonly workingDir?: string
  readonly command?: readonly string[]
  readonly args?: readonly string[]
  readonly env?: readonly EnvVar[]
  readonly ports?: readonly { readonly name?: string; readonly containerPort: number }[]
  readonly startupProbe?: Probe
  readonly livenessProbe?: Probe
  readonly readinessProbe?: Probe
  readonly lifecycle?: { readonly preStop?: { readonly exec?: { readonly command: readonly string[] } } }
  readonly resources?: { readonly requests?: Record<string, string>; readonly limits?: Record<string, string> }
  readonly securityContext?: {
    readonly allowPrivilegeEscalation?: boolean
    readonly readOnlyRootFilesystem?: boolean
    readonly privileged?: boolean
    readonly capabilities?: { readonly add?: readonly string[]; readonly drop?: readonly string[] }
  }
}

interface VolumeSource {
  readonly secret?: { readonly name: string; readonly items?: readonly object[]; readonly optional?: boolean }
}

export interface PodSpec {
  readonly automountServiceAccountToken?: boolean
  readonly hostIPC?: boolean
  readonly hostNetwork?: boolean
  readonly hostPID?: boolean
  readonly serviceAccountName?: string
  readonly terminationGracePeriodSeconds?: number
  readonly topologySpreadConstraints?: readonly object[]
  readonly securityContext?: {
    readonly runAsNonRoot?: boolean
    readonly runAsUser?: number
    readonly seccompProfile?: { readonly type: string }
  }
  readonly containers: readonly Container[]
  readonly volumes?: readonly {
    readonly name: string
    readonly hostPath?: object
    readonly projected?: { readonly sources: readonly VolumeSource[] }
  }[]
}

interface PodTemplate {
  readonly metadata?: { readonly labels?: Readonly<Record<string, string>> }
  readonly spec: PodSpec
}

export interface Deployment extends Named {
  readonly kind: 'Deployment'
  readonly spec: {
    readonly replicas?: number
    readonly strategy?: { readonly rollingUpdate?: { readonly maxSurge?: number | string } }
    readonly template: PodTemplate
  }
  readonly status?: {
    readonly observedGeneration?: number
    readonly replicas?: number
    readonly updatedReplicas?: number
    readonly availableReplicas?: number
  }
}

interface StatefulSet extends Named {
  readonly kind: 'StatefulSet'
  readonly spec: {
    readonly template: PodTemplate
    readonly volumeClaimTemplates?: readonly {
      readonly metadata: { readonly name: string }
      readonly spec: {
        readonly accessModes: readonly string[]
        readonly resources: { readonly requests: Readonly<Record<string, string>> }
      }
    }[]
  }
}

export interface Job extends Named {
  readonly kind: 'Job'
  readonly spec: { readonly template: PodTemplate }
  readonly status?: { readonly succeeded?: number }
}

interface CronJob extends Named {
  readonly kind: 'CronJob'
  readonly spec: { readonly jobTemplate: { readonly spec: { readonly template: PodTemplate } } }
}

interface ConfigMap extends Named {
  readonly kind: 'ConfigMap'
  readonly data: Readonly<Record<string, string>>
}

export interface Service extends Named {
  readonly kind: 'Service'
  readonly spec: {
    readonly clusterIP?: string
    readonly ports: readonly { readonly name: string; readonly port: number; readonly targetPort: string | number }[]
  }
}

interface HorizontalPodAutoscaler extends Named {
  readonly kind: 'HorizontalPodAutoscaler'
  readonly spec: { readonly minReplicas: number; readonly maxReplicas: number }
}

export interface NetworkPolicyPeer {
  readonly ipBlock?: { readonly cidr: string }
  readonly namespaceSelector?: Selector
  readonly podSelector?: Selector
}

interface Selector {
  readonly matchLabels?: Readonly<Record<string, string>>
}

export interface NetworkPolicyPort {
  readonly port: number
  readonly protocol: string
}

export interface NetworkPolicy extends Named {
  readonly kind: 'NetworkPolicy'
  readonly spec: {
    readonly podSelector: Selector
    readonly policyTypes: readonly ('Egress' | 'Ingress')[]
    readonly ingress?: readonly {
      readonly from?: readonly NetworkPolicyPeer[]
      readonly ports?: readonly NetworkPolicyPort[]
    }[]
    readonly egress?: readonly {
      readonly to?: readonly NetworkPolicyPeer[]
      readonly ports?: readonly NetworkPolicyPort[]
    }[]
  }
}

/** Of the operator CloudNativePG. */
interface Cluster extends Named {
  readonly kind: 'Cluster'
  readonly spec: {
    readonly inheritedMetadata?: { readonly labels?: Readonly<Record<string, string>> }
    readonly postgresql?: { readonly parameters?: Readonly<Record<string, string>> }
    readonly plugins?: readonly {
      readonly name: string
      readonly isWALArchiver?: boolean
      readonly parameters?: Readonly<Record<string, string>>
    }[]
  }
}

interface ScheduledBackup extends Named {
  readonly kind: 'ScheduledBackup'
  readonly spec: {
    readonly schedule: string
    readonly cluster: { readonly name: string }
    readonly pluginConfiguration?: { readonly name: string }
  }
}

interface ObjectStore extends Named {
  readonly kind: 'ObjectStore'
  readonly spec: {
    readonly retentionPolicy: string
    readonly configuration: { readonly destinationPath: string; readonly endpointURL: string }
  }
}

/** Of cert-manager. */
interface Certificate extends Named {
  readonly kind: 'Certificate'
  readonly spec: { readonly dnsNames?: readonly string[] }
}

/** Of External Secrets. */
interface ExternalSecret extends Named {
  readonly kind: 'ExternalSecret'
  readonly spec: {
    readonly target: { readonly name: string; readonly template?: { readonly type: string } }
    readonly dataFrom: readonly { readonly extract: { readonly key: string } }[]
  }
}

/** Of the Gateway API. */
interface HTTPRoute extends Named {
  readonly kind: 'HTTPRoute'
  readonly spec: { readonly hostnames?: readonly string[] }
}

interface Other extends Named {
  readonly kind: 'Gateway' | 'Issuer' | 'Namespace' | 'PodDisruptionBudget' | 'ServiceAccount'
  readonly spec?: object
}

/** Every kind of object in the manifests, with the fields that tests read. */
export type KubernetesObject =
  | Certificate
  | Cluster
  | ConfigMap
  | CronJob
  | Deployment
  | ExternalSecret
  | HTTPRoute
  | HorizontalPodAutoscaler
  | Job
  | NetworkPolicy
  | ObjectStore
  | Other
  | ScheduledBackup
  | Service
  | StatefulSet

/** Fields of a kustomization file that we use. */
export interface Kustomization {
  readonly resources: readonly string[]
  readonly components?: readonly string[]
  readonly replicas?: readonly { readonly name: string; readonly count: number }[]
  readonly patches?: readonly {
    readonly target: { readonly kind: string; readonly name: string }
    readonly patch: string
  }[]
}

/** All objects of the platform are in one namespace. */
export const namespace = 'seneb'

/** Label with which services and policies select pods. */
export const nameLabel = 'app.kubernetes.io/name'

/**
 * Label for the part of the platform that an object belongs to: `process`, `step`, `bus`, `database`, `mailbox` or
 * `platform`.
 */
export const componentLabel = 'app.kubernetes.io/component'

/** Placeholder for the platform's image; an overlay's `site.env` names the real one. */
export const imagePlaceholder = 'seneb'
