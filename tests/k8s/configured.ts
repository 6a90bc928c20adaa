import type { Container } from './kubernetes-object.ts'

/** Sources of a pod's environment besides the manifests. */
export interface Sources {
  /** Config maps by name. */
  readonly config: Readonly<Record<string, Readonly<Record<string, string>>>>
  /** Contents of the secret that is mounted into the pod. */
  readonly files: Readonly<Record<string, string>>
}

/** Returns the environment of a process in its pod, with the contents of its files in place of their names. */
export function configuredFor({ env = [] }: Container, { config, files }: Sources): Record<string, string> {
  const entries = env.map(({ name, value, valueFrom }): [string, string] => {
    const { key, name: map = '' } = valueFrom?.configMapKeyRef ?? { key: '' }
    const plain = value ?? config[map]?.[key] ?? ''
    const file = /^\/run\/seneb\/(?!ca\.pem$)(.*)$/.exec(plain)?.[1]
    return file === undefined ? [name, plain] : [name.replace(/_FILE$/, ''), files[file] ?? '']
  })
  // The certificate authority is a file of the cluster that nothing reads here.
  return Object.fromEntries(entries.filter(([name]) => !name.endsWith('_NATS_CA_FILE')))
}
