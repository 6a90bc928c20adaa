import { join } from 'node:path'

import type { KubernetesObject } from './kubernetes-object.ts'
import { root } from '../../infra/process/places.mjs'
import { runQuietly } from '../../infra/process/run-quietly.ts'
import { objectsIn, type Overlay } from './committed.ts'

/** A program that renders a folder of manifests: `kubectl kustomize` or `kustomize build`. */
export type Renderer = readonly [command: string, ...args: string[]]

const renderers: readonly Renderer[] = [
  ['kubectl', 'kustomize'],
  ['kustomize', 'build'],
]

/** The first of them that this machine has. */
export async function findRenderer(): Promise<Renderer | undefined> {
  for (const renderer of renderers) {
    const [command, ...args] = renderer
    const works = await runQuietly(command, [...args, '--help']).then(
      () => true,
      () => false,
    )
    if (works) return renderer
  }
  return undefined
}

/** An overlay as a cluster would be given it. */
export function render([command, ...args]: Renderer, overlay: Overlay): Promise<readonly KubernetesObject[]> {
  return runQuietly(command, [...args, join(root, 'k8s', 'overlays', overlay)]).then(objectsIn)
}
