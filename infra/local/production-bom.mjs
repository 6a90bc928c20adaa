import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { runQuietly } from './run-quietly.mjs'
import { root } from './places.mjs'

/** npm leaves out every package that tests need as well when it is told to omit theirs, so it is asked for all. */
const command = ['sbom', '--sbom-format=cyclonedx', '--package-lock-only', '--loglevel=error']

/**
 * What runs in production and what that stands on, as CycloneDX: npm's bill of materials without what only tests reach,
 * without the time and the number npm draws anew at each run, and named after the product, not the folder. Made from the
 * lockfile, so the same lockfile gives the same bill on every machine.
 */
export async function productionBom() {
  const ours = deployedWorkspaces()
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('npm_')))
  const chosen = ours.map(({ folder }) => `--workspace=${folder}`)
  const output = await runQuietly('npm', [...command, ...chosen], { cwd: root, env })
  return reduced(JSON.parse(output.slice(output.indexOf('\n{') + 1)), ours)
}

/** Our own parts that are deployed; the testkit is not. */
function deployedWorkspaces() {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'))
  return Object.entries(packages)
    .filter(([folder]) => /^(?:packages|services|gateway|web)\b/.test(folder) && folder !== 'packages/testkit')
    .filter(([folder]) => !folder.includes('node_modules/'))
    .map(([folder, { dependencies = {}, name, version }]) => ({ folder, ref: `${name}@${version}`, dependencies }))
}

function reduced({ serialNumber: _drawn, metadata, components, dependencies, ...rest }, ours) {
  const { timestamp: _now, component, ...about } = metadata
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  const top = component['bom-ref']
  const edges = new Map(dependencies.map(({ ref, dependsOn = [] }) => [ref, dependsOn]))
  for (const { dependencies: needed, ref } of ours) {
    edges.set(
      ref,
      (edges.get(ref) ?? []).filter((on) => on.slice(0, on.lastIndexOf('@')) in needed),
    )
  }
  edges.set(
    top,
    ours.map(({ ref }) => ref),
  )
  const reached = reachedFrom(top, edges)
  return {
    ...rest,
    metadata: { ...about, component: { ...component, name: 'seneb', version, type: 'application' } },
    components: components.filter((part) => reached.has(part['bom-ref'])).toSorted(by('bom-ref')),
    dependencies: [...reached]
      .map((ref) => ({ ref, dependsOn: (edges.get(ref) ?? []).toSorted() }))
      .toSorted(by('ref')),
  }
}

function reachedFrom(top, edges) {
  const reached = new Set()
  const open = [top]
  while (open.length > 0) {
    const ref = open.pop()
    if (reached.has(ref)) continue
    reached.add(ref)
    open.push(...(edges.get(ref) ?? []))
  }
  return reached
}

function by(key) {
  return (a, b) => (a[key] < b[key] ? -1 : a[key] > b[key] ? 1 : 0)
}
