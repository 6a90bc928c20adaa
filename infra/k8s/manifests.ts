import { stringify } from 'yaml'

import { folders } from './folders.ts'

const head =
  '# Written by `npm run generate` from infra/deployables.ts and infra/k8s; docs/kubernetes.md tells how it is used.\n'

/** Every generated file below `k8s`, by its path there. */
export function manifests(): ReadonlyMap<string, string> {
  const all = Object.entries(folders()).flatMap(([folder, { files, kustomization }]) => [
    [`${folder}/kustomization.yaml`, [kustomization]] as const,
    ...Object.entries(files).map(([name, objects]) => [`${folder}/${name}`, objects] as const),
  ])
  return new Map(all.map(([path, objects]) => [path, `${head}${objects.map(inYaml).join('---\n')}`]))
}

/** Version 1.1 is what the cluster reads: `on` and `0440` are quoted or written so that it takes them as we mean them. */
function inYaml(object: object): string {
  return stringify(object, { version: '1.1', aliasDuplicateObjects: false, lineWidth: 0, singleQuote: true })
}
