import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { captureOutput } from '../process/run-quietly.ts'
import { root } from '../process/paths.mjs'

interface Part {
  readonly 'bom-ref': string
  readonly name: string
}

/** The parts of a CycloneDX document that are read. */
export interface Bom {
  readonly specVersion: string
  readonly metadata: { readonly component: Part & { readonly version?: string; readonly type?: string } }
  readonly components: readonly Part[]
  readonly dependencies: readonly Edge[]
}

interface Edge {
  readonly ref: string
  readonly dependsOn: readonly string[]
}

/** Bill of materials as npm writes it, including the fields that npm generates differently at each run. */
interface NpmBom extends Omit<Bom, 'dependencies'> {
  readonly serialNumber: string
  readonly metadata: Bom['metadata'] & { readonly timestamp: string }
  readonly dependencies: readonly { readonly ref: string; readonly dependsOn?: readonly string[] }[]
}

/** A workspace that is deployed. */
interface Workspace {
  readonly folder: string
  readonly ref: string
  readonly dependencies: Readonly<Record<string, string>>
}

interface LockedPackage {
  readonly name?: string
  readonly version?: string
  readonly dependencies?: Readonly<Record<string, string>>
}

/**
 * When told to omit packages for tests, npm also leaves out shared ones that production needs, so the command requests
 * all. If a newer npm exists, npm announces it at any log level, and that line is not JSON.
 */
const command = ['sbom', '--sbom-format=cyclonedx', '--package-lock-only', '--loglevel=error', '--no-update-notifier']

/**
 * Returns everything that runs in production and its dependencies, as CycloneDX. It is npm's bill of materials without
 * test-only packages and without the time and serial number that npm generates at each run. It is named after the
 * product, not the folder. It is made from the lockfile, so the same lockfile gives the same bill on every machine.
 */
export async function productionBom(): Promise<Bom> {
  const workspaces = deployedWorkspaces()
  const output = await npmSbom(workspaces.map(({ folder }) => folder))
  return reduceBom(JSON.parse(output.slice(output.indexOf('\n{') + 1)) as NpmBom, workspaces)
}

/**
 * Returns npm's bill of materials for these workspaces. It runs on copies of the files npm reads, in a folder named
 * after the product. npm identifies workspaces and the checkout by the last part of their folder's path. It would
 * therefore take a checkout in a folder called `identity` for the workspace of that name.
 */
async function npmSbom(folders: readonly string[]): Promise<string> {
  const temporary = mkdtempSync(join(tmpdir(), 'seneb-bom-'))
  const copy = join(temporary, 'seneb')
  const read = ['package-lock.json', 'package.json', ...folders.map((folder) => `${folder}/package.json`)]
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('npm_')))
  try {
    for (const file of read) cpSync(join(root, file), join(copy, file))
    return await captureOutput('npm', [...command, ...folders.map((folder) => `--workspace=${folder}`)], {
      cwd: copy,
      env,
    })
  } finally {
    rmSync(temporary, { recursive: true, force: true })
  }
}

/** Our own parts that are deployed; the testkit is not. */
function deployedWorkspaces(): Workspace[] {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
    readonly packages: Readonly<Record<string, LockedPackage>>
  }
  return Object.entries(packages)
    .filter(([folder]) => /^(?:packages|services|gateway|web)\b/.test(folder) && folder !== 'packages/testkit')
    .filter(([folder]) => !folder.includes('node_modules/'))
    .map(([folder, { dependencies = {}, name, version }]) => ({
      folder,
      ref: `${name ?? ''}@${version ?? ''}`,
      dependencies,
    }))
}

function reduceBom(bom: NpmBom, ours: readonly Workspace[]): Bom {
  const { serialNumber: _drawn, metadata, components, dependencies, ...rest } = bom
  const { timestamp: _now, component, ...about } = metadata
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { readonly version: string }
  const top = component['bom-ref']
  const edges = new Map(dependencies.map(({ ref, dependsOn = [] }) => [ref, dependsOn]))
  for (const { dependencies: needed, ref } of ours) {
    edges.set(
      ref,
      (edges.get(ref) ?? []).filter((dependency) => dependency.slice(0, dependency.lastIndexOf('@')) in needed),
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
    components: components.filter((part) => reached.has(part['bom-ref'])).toSorted(compareBy('bom-ref')),
    dependencies: [...reached]
      .map((ref) => ({ ref, dependsOn: (edges.get(ref) ?? []).toSorted() }))
      .toSorted(compareBy('ref')),
  }
}

function reachedFrom(top: string, edges: ReadonlyMap<string, readonly string[]>): Set<string> {
  const reached = new Set<string>()
  const queue = [top]
  for (let ref = queue.pop(); ref !== undefined; ref = queue.pop()) {
    if (reached.has(ref)) continue
    reached.add(ref)
    queue.push(...(edges.get(ref) ?? []))
  }
  return reached
}

function compareBy<Key extends string>(key: Key) {
  return (a: Readonly<Record<Key, string>>, b: Readonly<Record<Key, string>>) =>
    a[key] < b[key] ? -1 : a[key] > b[key] ? 1 : 0
}
