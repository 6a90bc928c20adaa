import type { KubernetesObject } from './kubernetes-object.ts'

/** One fault that is put into a correct object. */
export interface Sabotage {
  readonly what: string
  readonly spoil: (objects: readonly KubernetesObject[]) => KubernetesObject
}

type Kind = KubernetesObject['kind']

/**
 * Sets the value at a path of the first object of a kind; throws when the path has no value, because nothing would be
 * broken.
 */
function at(kind: Kind, path: readonly (string | number)[], value: unknown): Sabotage['spoil'] {
  return (objects) => {
    const found = objects.find((object) => object.kind === kind && lies(object, path))
    if (!found) throw new Error(`no ${kind} has ${path.join('.')}`)
    return changed(found, path, value) as KubernetesObject
  }
}

function lies(object: unknown, [key, ...rest]: readonly (string | number)[]): boolean {
  if (key === undefined) return true
  return typeof object === 'object' && object !== null && key in object && lies(object[key as keyof object], rest)
}

function changed(object: unknown, [key, ...rest]: readonly (string | number)[], value: unknown): unknown {
  if (key === undefined) return value
  const inner = changed((object as Record<string | number, unknown>)[key], rest, value)
  if (Array.isArray(object)) return object.map((entry: unknown, i) => (i === key ? inner : entry))
  return { ...(object as object), [key]: inner }
}

const container = ['spec', 'template', 'spec', 'containers', 0] as const

/** Sets a field of the first object of a kind that no such object has. */
function withUnknownField(kind: Kind, field: string): Sabotage['spoil'] {
  return (objects) => {
    const found = objects.find((object) => object.kind === kind)
    if (!found) throw new Error(`there is no ${kind}`)
    return { ...found, spec: { ...('spec' in found ? found.spec : {}), [field]: 1 } } as KubernetesObject
  }
}

/** An API server refuses each with its own message; it would accept the last two and drop the fault. */
export const sabotages: readonly Sabotage[] = [
  { what: 'a number of replicas in words', spoil: at('Deployment', ['spec', 'replicas'], 'two') },
  { what: 'a quantity of no unit', spoil: at('Deployment', [...container, 'resources', 'limits', 'memory'], '320Mib') },
  {
    what: 'a limit below what is asked for',
    spoil: at('Deployment', [...container, 'resources', 'limits', 'memory'], '1Mi'),
  },
  { what: 'a name of a port in capitals', spoil: at('Deployment', [...container, 'ports', 0, 'name'], 'HEALTH_PORT') },
  { what: 'a port that no machine has', spoil: at('Service', ['spec', 'ports', 0, 'port'], 70_000) },
  {
    what: 'a selector that its own pods do not fit',
    spoil: at('Deployment', ['spec', 'selector', 'matchLabels'], { a: 'b' }),
  },
  {
    what: 'a mount of a volume that is not there',
    spoil: at('Deployment', [...container, 'volumeMounts', 0, 'name'], 'gone'),
  },
  {
    what: 'a job that is started anew for ever',
    spoil: at('Job', ['spec', 'template', 'spec', 'restartPolicy'], 'Always'),
  },
  {
    what: 'fewer replicas at the most than at least',
    spoil: at('HorizontalPodAutoscaler', ['spec', 'maxReplicas'], 1),
  },
  { what: 'a direction that policies do not know', spoil: at('NetworkPolicy', ['spec', 'policyTypes'], ['Sideways']) },
  { what: 'a deployment of nothing', spoil: at('Deployment', ['spec'], {}) },
  { what: 'a field that a deployment has not', spoil: withUnknownField('Deployment', 'replcias') },
  { what: 'a field that a policy has not', spoil: withUnknownField('NetworkPolicy', 'egres') },
]
