import type { IContainer, IEnvVar, IPodSpec, IPodTemplateSpec, IVolumeProjection } from 'kubernetes-models/v1'

import { appUser, ownFiles } from '../compose/compose-parts.ts'
import { labelsOf, selectorOf, type Component } from './kubernetes-object.ts'

/** What stands for the platform's image; `site.env` of an overlay names the real one. */
export const imagePlaceholder = 'seneb'

/** The secret with the authority that signs the certificates of NATS and PostgreSQL, and the name of its file. */
export const authoritySecret = 'nats-tls'
const authorityFile = { key: 'ca.crt', path: 'ca.pem' } as const

/** Sooner than this no new request comes: those who send them have to hear first that the pod is going. */
export const stopDelaySeconds = 5

/** After that whoever is heard goes on answering for so long, so that clients give up the connections they keep open. */
export const drainSeconds = 5

/** From the order to stop until whatever still runs is killed. */
export const graceSeconds = 40

/** What the profile "restricted" of Kubernetes demands of a container, and a file system that cannot be written. */
export const hardenedContainer = {
  allowPrivilegeEscalation: false,
  capabilities: { drop: ['ALL'] },
  readOnlyRootFilesystem: true,
} as const satisfies IContainer['securityContext']

/** The same of a pod: nobody of the image, under the default filter of system calls. */
export function hardenedPod(user: number) {
  return {
    automountServiceAccountToken: false,
    enableServiceLinks: false,
    securityContext: {
      runAsNonRoot: true,
      runAsUser: user,
      runAsGroup: user,
      fsGroup: user,
      fsGroupChangePolicy: 'OnRootMismatch',
      seccompProfile: { type: 'RuntimeDefault' },
    },
  } satisfies Partial<IPodSpec>
}

/** What a container is sure of, and what it may not exceed; processors are not capped, because a cap delays answers. */
export function resourcesOf(cpu: string, memory: readonly [string, string]) {
  return { requests: { cpu, memory: memory[0] }, limits: { memory: memory[1] } }
}

/** One process or step of our image. */
export interface Program {
  readonly name: string
  readonly component: Component
  /** Path in the image. */
  readonly folder: string
  readonly command: readonly string[]
  readonly env: readonly IEnvVar[]
  /** Whose secret it reads, if anybody's. */
  readonly secret?: string
  readonly resources: IContainer['resources']
  /** Ports, probes and whatever else the kind of process has. */
  readonly more?: Partial<IContainer>
}

/** The pod of a process or step of ours. */
export function podOf(program: Program, more: Partial<IPodSpec> = {}): IPodTemplateSpec {
  const { command, component, env, folder, name, resources, secret } = program
  return {
    metadata: { labels: labelsOf(name, component) },
    spec: {
      ...hardenedPod(appUser),
      serviceAccountName: name,
      ...more,
      containers: [
        {
          name,
          image: imagePlaceholder,
          workingDir: folder,
          command: [...command],
          env: [...env],
          ...program.more,
          resources,
          securityContext: hardenedContainer,
          volumeMounts: [
            ...(secret === undefined ? [] : [{ name: 'own', mountPath: ownFiles, readOnly: true }]),
            { name: 'tmp', mountPath: '/tmp' },
          ],
        },
      ],
      volumes: [
        ...(secret === undefined ? [] : [{ name: 'own', projected: { defaultMode: 0o440, sources: filesOf(secret) } }]),
        { name: 'tmp', emptyDir: { medium: 'Memory', sizeLimit: '64Mi' } },
      ],
    },
  }
}

/** The authority comes first, because production demands it by its place (production-overlay.ts). */
function filesOf(secret: string): IVolumeProjection[] {
  return [
    { secret: { name: authoritySecret, items: [authorityFile], optional: true } },
    { secret: { name: secret, optional: false } },
  ]
}

/** Replicas are spread over zones and machines as far as there are any. */
export function spreadOf(name: string): IPodSpec['topologySpreadConstraints'] {
  return ['topology.kubernetes.io/zone', 'kubernetes.io/hostname'].map((topologyKey) => ({
    maxSkew: 1,
    topologyKey,
    whenUnsatisfiable: 'ScheduleAnyway',
    labelSelector: selectorOf(name),
  }))
}
