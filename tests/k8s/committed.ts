import { readFileSync } from 'node:fs'

import { parseAllDocuments } from 'yaml'

import type { Kustomization } from '../../infra/k8s/kustomizations.ts'
import type { KubernetesObject } from '../../infra/k8s/kubernetes-object.ts'

/** The two ways of running the platform in a cluster. */
export const overlays = ['local', 'production'] as const
export type Overlay = (typeof overlays)[number]

const k8s = new URL('../../k8s/', import.meta.url)

export function committedText(path: string): string {
  return readFileSync(new URL(path, k8s), 'utf8')
}

/** The documents of one file of manifests. */
export function objectsIn(text: string): KubernetesObject[] {
  return parseAllDocuments(text, { version: '1.1' }).map((document) => document.toJS() as KubernetesObject)
}

/** The objects that an overlay is made of, before kustomize fills in what `site.env` says. */
export function committedObjects(overlay: Overlay): KubernetesObject[] {
  return objectsOf(`overlays/${overlay}`)
}

/** The objects of a folder and of the folders that it names. */
export function objectsOf(folder: string): KubernetesObject[] {
  const { components = [], resources } = kustomizationOf(folder)
  const named = [...resources, ...components]
  return named.flatMap((name) =>
    name.endsWith('.yaml')
      ? objectsIn(committedText(`${folder}/${name}`))
      : objectsOf(new URL(name, `file:///${folder}/`).pathname.slice(1)),
  )
}

export function kustomizationOf(folder: string): Kustomization {
  const [only] = objectsIn(committedText(`${folder}/kustomization.yaml`)) as unknown as Kustomization[]
  if (!only) throw new Error(`${folder} has no kustomization`)
  return only
}

/** What `site.env` of an overlay says. */
export function siteOf(overlay: Overlay): Readonly<Record<string, string>> {
  const lines = committedText(`overlays/${overlay}/site.env`).split('\n')
  const said = lines.filter((line) => line !== '' && !line.startsWith('#'))
  return Object.fromEntries(said.map((line) => [line.split('=', 1).join(), line.slice(line.indexOf('=') + 1)]))
}
