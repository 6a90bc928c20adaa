import { readFileSync } from 'node:fs'

import { expect, test } from '@jest/globals'

interface LockedPackage {
  readonly version?: string
  readonly integrity?: string
  readonly link?: boolean
  readonly optionalDependencies?: Readonly<Record<string, string>>
}

const lockfile = new URL('../../package-lock.json', import.meta.url)
const { packages } = JSON.parse(readFileSync(lockfile, 'utf8')) as { packages: Record<string, LockedPackage> }
const installed = Object.entries(packages).filter(([place, { link }]) => place.includes('node_modules/') && !link)

test('the lockfile names every optional package of every platform, without which npm ci refuses it', () => {
  const missing = installed.flatMap(([place, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies)
      .filter((name) => !isLocked(place, name))
      .map((name) => `${place} → ${name}`),
  )

  expect(installed.length).toBeGreaterThan(500)
  expect(missing).toEqual([])
})

test('every package of the lockfile has its checksum', () => {
  expect(installed.filter(([, { integrity }]) => !integrity).map(([place]) => place)).toEqual([])
})

/** Looks where Node would: beside the package, then in each folder above it. */
function isLocked(place: string, name: string): boolean {
  for (let above = place; ; above = above.slice(0, above.lastIndexOf('/node_modules/'))) {
    if (packages[`${above}/node_modules/${name}`]) return true
    if (!above.includes('/node_modules/')) return packages[`node_modules/${name}`] !== undefined
  }
}
