import { readFileSync } from 'node:fs'

import { parseAllDocuments } from 'yaml'

import type { KubernetesObject, Kustomization } from './kubernetes-object.ts'

/** The two ways of running the platform in a cluster. */
export const overlays = ['local', 'production'] as const
export type Overlay = (typeof overlays)[number]

const root = new URL('../../', import.meta.url)

/** Returns the text of a file by its path from the root of the repository. */
export type Read = (path: string) => string

const committed: Read = (path) => readFileSync(new URL(path, root), 'utf8')

/** Cache of parsed manifests by their text: tests read the same files many times. */
const parsed = new Map<string, readonly KubernetesObject[]>()

/** The documents of one file of manifests. */
export function objectsIn(text: string): readonly KubernetesObject[] {
  const cached = parsed.get(text)
  if (cached) return cached
  const objects = parseAllDocuments(text, { version: '1.1' }).map((document) => document.toJS() as KubernetesObject)
  parsed.set(text, objects)
  return objects
}

/** Returns the objects of an overlay, before kustomize fills in the values of `site.env`. */
export function committedObjects(overlay: Overlay, read = committed): KubernetesObject[] {
  return objectsOf(`overlays/${overlay}`, read)
}

/** The objects of a folder and of the folders that it names. */
export function objectsOf(folder: string, read = committed): KubernetesObject[] {
  return filesOf(folder, read).flatMap((file) => objectsIn(read(file)))
}

/** The files with objects of a folder and of the folders that it names, by their paths from the root. */
export function filesOf(folder: string, read = committed): string[] {
  const { components = [], resources } = kustomizationOf(folder, read)
  return [...resources, ...components].flatMap((name) =>
    name.endsWith('.yaml')
      ? [`k8s/${folder}/${name}`]
      : filesOf(new URL(name, `file:///${folder}/`).pathname.slice(1), read),
  )
}

export function kustomizationOf(folder: string, read = committed): Kustomization {
  const [only] = objectsIn(read(`k8s/${folder}/kustomization.yaml`)) as unknown as readonly Kustomization[]
  if (!only) throw new Error(`${folder} has no kustomization`)
  return only
}

/** Returns the variables of an overlay's `site.env`. */
export function siteOf(overlay: Overlay, read = committed): Readonly<Record<string, string>> {
  const lines = read(`k8s/overlays/${overlay}/site.env`).split('\n')
  const entries = lines.filter((line) => line !== '' && !line.startsWith('#'))
  return Object.fromEntries(entries.map((line) => [line.split('=', 1).join(), line.slice(line.indexOf('=') + 1)]))
}
