import { readFileSync } from 'node:fs'

import { expect, test } from '@jest/globals'

interface LockedPackage {
  readonly version?: string
  readonly integrity?: string
  readonly link?: boolean
  readonly resolved?: string
  readonly hasInstallScript?: boolean
  readonly optionalDependencies?: Readonly<Record<string, string>>
}

const lockfile = new URL('../../package-lock.json', import.meta.url)
const { packages } = JSON.parse(readFileSync(lockfile, 'utf8')) as { packages: Record<string, LockedPackage> }
const installed = Object.entries(packages).filter(([path, { link }]) => path.includes('node_modules/') && !link)

test('the lockfile names every optional package of every platform, without which npm ci refuses it', () => {
  const missing = installed.flatMap(([path, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies)
      .filter((name) => !isLocked(path, name))
      .map((name) => `${path} → ${name}`),
  )

  expect(installed.length).toBeGreaterThan(500)
  expect(missing).toEqual([])
})

test('every package of the lockfile has a checksum', () => {
  expect(installed.filter(([, { integrity }]) => !integrity).map(([path]) => path)).toEqual([])
})

test('every package of the lockfile comes from the registry by name, without an address', () => {
  const addressed = installed.filter(([, { resolved }]) => resolved !== undefined)

  expect(addressed.map(([path, { resolved }]) => `${path} ← ${resolved}`)).toEqual([])
  expect(readFileSync(new URL('../../.npmrc', import.meta.url), 'utf8')).toMatch(/^allow-git=none\nallow-remote=none$/m)
})

test('every package that wants to run a script at its installation is allowed to, or refused, by name', () => {
  const { allowScripts } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as {
    allowScripts: Record<string, boolean>
  }
  const wanting = installed.filter(([, { hasInstallScript }]) => hasInstallScript).map(([path]) => nameOf(path))

  expect(wanting.length).toBeGreaterThan(5)
  expect([...new Set(wanting)].toSorted()).toEqual(Object.keys(allowScripts).toSorted())
})

function nameOf(path: string): string {
  return path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)
}

/** Searches as Node does: beside the package, then in each folder above it. */
function isLocked(path: string, name: string): boolean {
  for (let above = path; ; above = above.slice(0, above.lastIndexOf('/node_modules/'))) {
    if (packages[`${above}/node_modules/${name}`]) return true
    if (!above.includes('/node_modules/')) return packages[`node_modules/${name}`] !== undefined
  }
}
