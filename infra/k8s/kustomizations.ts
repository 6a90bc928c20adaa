/** What we use of kustomize's own file. */
export interface Kustomization {
  readonly apiVersion: 'kustomize.config.k8s.io/v1beta1' | 'kustomize.config.k8s.io/v1alpha1'
  readonly kind: 'Kustomization' | 'Component'
  readonly resources: readonly string[]
  readonly components?: readonly string[]
  readonly generatorOptions?: { readonly disableNameSuffixHash: boolean }
  readonly configMapGenerator?: readonly {
    readonly name: string
    readonly namespace: string
    readonly envs: readonly string[]
  }[]
  readonly replicas?: readonly { readonly name: string; readonly count: number }[]
  readonly patches?: readonly Patch[]
  readonly replacements?: readonly Replacement[]
}

interface Selected {
  readonly kind: string
  readonly name?: string
  readonly labelSelector?: string
}

interface Patch {
  readonly target: Selected
  readonly patch: string
}

interface Replacement {
  readonly source: {
    readonly kind: 'ConfigMap'
    readonly name: string
    readonly fieldPath: string
    readonly options?: { readonly delimiter: string; readonly index: number }
  }
  readonly targets: readonly { readonly select: Selected; readonly fieldPaths: readonly string[] }[]
}

/** `site.env` becomes a config map of its name; who changes it restarts the processes (docs/kubernetes.md). */
export const fromSite = {
  generatorOptions: { disableNameSuffixHash: true },
  configMapGenerator: [{ name: 'site', namespace: 'seneb', envs: ['site.env'] }],
} as const

const ofProcesses = 'app.kubernetes.io/component=process'
const ofSteps = 'app.kubernetes.io/component=step'
const pod = 'spec.template.spec.containers.0.image'

/** One image for every process and step. */
export const imageReplacement: Replacement = {
  source: { kind: 'ConfigMap', name: 'site', fieldPath: 'data.IMAGE' },
  targets: [
    { select: { kind: 'Deployment', labelSelector: ofProcesses }, fieldPaths: [pod] },
    { select: { kind: 'Job', labelSelector: ofSteps }, fieldPaths: [pod] },
    { select: { kind: 'CronJob', labelSelector: ofSteps }, fieldPaths: [`spec.jobTemplate.${pod}`] },
  ],
}

/** What the objects of the edge are told of `site.env`. */
export const edgeReplacements: readonly Replacement[] = [
  hostReplacement('data.SITE_URL', { listener: 1, host: 0, route: 'web' }),
  hostReplacement('data.API_URL', { listener: 2, host: 1, route: 'gateway' }),
  {
    source: { kind: 'ConfigMap', name: 'site', fieldPath: 'data.GATEWAY_CLASS' },
    targets: [{ select: { kind: 'Gateway', name: 'edge' }, fieldPaths: ['spec.gatewayClassName'] }],
  },
  {
    source: { kind: 'ConfigMap', name: 'site', fieldPath: 'data.CERTIFICATE_ISSUER' },
    targets: [{ select: { kind: 'Certificate', name: 'edge' }, fieldPaths: ['spec.issuerRef.name'] }],
  },
]

/** Where backups go, as `site.env` says it. */
export const backupReplacements: readonly Replacement[] = (
  [
    ['data.BACKUP_DESTINATION', 'destinationPath'],
    ['data.BACKUP_ENDPOINT', 'endpointURL'],
  ] as const
).map(([fieldPath, field]) => ({
  source: { kind: 'ConfigMap', name: 'site', fieldPath },
  targets: [{ select: { kind: 'ObjectStore' }, fieldPaths: [`spec.configuration.${field}`] }],
}))

interface HostPlaces {
  readonly listener: number
  readonly host: number
  readonly route: string
}

/** The host is the third part of an address: `https:`, nothing, host. */
function hostReplacement(fieldPath: string, { host, listener, route }: HostPlaces): Replacement {
  return {
    source: { kind: 'ConfigMap', name: 'site', fieldPath, options: { delimiter: '/', index: 2 } },
    targets: [
      { select: { kind: 'Gateway', name: 'edge' }, fieldPaths: [`spec.listeners.${listener}.hostname`] },
      { select: { kind: 'HTTPRoute', name: 'to-https' }, fieldPaths: [`spec.hostnames.${host}`] },
      { select: { kind: 'HTTPRoute', name: route }, fieldPaths: ['spec.hostnames.0'] },
      { select: { kind: 'Certificate', name: 'edge' }, fieldPaths: [`spec.dnsNames.${host}`] },
    ],
  }
}

/** In production no pod starts before its authority is there; in a trial there is none. */
export function authorityPatches(
  names: Readonly<Record<'Deployment' | 'Job' | 'CronJob', readonly string[]>>,
): Patch[] {
  return Object.entries(names).map(([kind, all]) => {
    const path = `${kind === 'CronJob' ? '/spec/jobTemplate' : ''}/spec/template/spec/volumes/0/projected/sources/0/secret/optional`
    return { target: { kind, name: all.join('|') }, patch: `[{"op":"replace","path":"${path}","value":false}]` }
  })
}
