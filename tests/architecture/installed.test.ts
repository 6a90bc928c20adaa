import { readFileSync } from 'node:fs'

import { expect, test } from '@jest/globals'

interface Installed {
  readonly link?: boolean
  readonly resolved?: string
  readonly dependencies?: Readonly<Record<string, string>>
  readonly optionalDependencies?: Readonly<Record<string, string>>
  readonly peerDependencies?: Readonly<Record<string, string>>
  readonly peerDependenciesMeta?: Readonly<Record<string, { readonly optional?: boolean }>>
}

const { packages } = JSON.parse(readFileSync(new URL('../../package-lock.json', import.meta.url), 'utf8')) as {
  packages: Readonly<Record<string, Installed>>
}

/**
 * Returns the names of everything that `npm ci --omit=dev` installs for one workspace, with all transitive
 * dependencies.
 */
function installedFor(workspace: string): Set<string> {
  const seen = new Set<string>()
  const names = new Set<string>()
  const open = [workspace]
  for (let folder = open.pop(); folder !== undefined; folder = open.pop()) {
    if (seen.has(folder)) continue
    seen.add(folder)
    for (const name of neededBy(packages[folder] ?? {})) {
      const found = placeOf(name, folder)
      if (found === undefined) continue
      names.add(name)
      open.push(found)
    }
  }
  return names
}

/** npm installs peers too, but for those that are called optional. */
function neededBy({ dependencies, optionalDependencies, peerDependencies = {}, peerDependenciesMeta }: Installed) {
  const peers = Object.keys(peerDependencies).filter((name) => !peerDependenciesMeta?.[name]?.optional)
  return [...Object.keys({ ...dependencies, ...optionalDependencies }), ...peers]
}

/** Returns the folder in which Node finds a package: the nearest `node_modules` above. */
function placeOf(name: string, from: string): string | undefined {
  for (let folder = from; ; folder = folder.replace(/(?:^|\/)[^/]+$/, '')) {
    const path = [folder, 'node_modules', name].filter(Boolean).join('/')
    const found = packages[path]
    if (found) return found.link ? found.resolved : path
    if (folder === '') return undefined
  }
}

const database = ['pg', 'typeorm']
const bus = ['@nats-io/transport-node', '@nats-io/jetstream']
const among = (names: readonly string[], installed: Set<string>) => names.filter((name) => installed.has(name))

test('web installs neither a database driver nor the bus nor Nest', () => {
  const web = installedFor('web')

  expect(among(['@seneb/platform', 'pino', 'yup', 'react'], web)).toHaveLength(4)
  expect(among(['@seneb/service-kit', '@seneb/bus', '@nestjs/core', ...database, ...bus], web)).toEqual([])
})

test('the gateway installs the bus and no database driver', () => {
  const gateway = installedFor('gateway')

  expect(among(['@seneb/platform', '@seneb/bus', ...bus], gateway)).toHaveLength(4)
  expect(among(['@seneb/service-kit', '@seneb/testkit', ...database], gateway)).toEqual([])
})

test('a service installs all three, and the dependencies of the bus and the platform include no database', () => {
  expect(
    among(['@seneb/platform', '@seneb/bus', '@seneb/service-kit', ...database], installedFor('services/enquiry')),
  ).toHaveLength(5)
  expect(among(database, installedFor('packages/bus'))).toEqual([])
  expect(among([...database, ...bus], installedFor('packages/platform'))).toEqual([])
})
