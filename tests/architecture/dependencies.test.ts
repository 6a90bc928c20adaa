import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

import { expect, test } from '@jest/globals'

const root = new URL('../../', import.meta.url)
const page = readFileSync(new URL('docs/registers/dependencies.md', root), 'utf8')

/** The cells of the tables below a heading. */
function tableUnder(heading: string): string[][] {
  const section = page.split(/^## /m).find((text) => text.startsWith(heading)) ?? ''
  const rows = section.split('\n').filter((line) => line.startsWith('| '))
  return rows.slice(2).map((row) =>
    row
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  )
}

/** Returns the direct dependencies of the deployables and their packages; excludes testkit, which is for tests. */
function directDependencies(): Set<string> {
  const files = execFileSync('git', ['ls-files', '*/package.json'], { cwd: root, encoding: 'utf8' }).split('\n')
  const deployed = files.filter(
    (file) => /^(?:packages|services|gateway|web)\b/.test(file) && !file.includes('testkit'),
  )
  const names = deployed.flatMap((file) => {
    const { dependencies = {} } = JSON.parse(readFileSync(new URL(file, root), 'utf8')) as {
      dependencies?: Record<string, string>
    }
    return Object.keys(dependencies)
  })
  return new Set(names.filter((name) => !name.startsWith('@seneb/')))
}

test('every direct production dependency is in the table, and nothing else', () => {
  const listed = tableUnder('Used in production').map(([name = '']) => name.replaceAll('`', ''))

  expect(listed.length).toBeGreaterThan(50)
  expect(listed).toEqual([...directDependencies()].toSorted())
})

test('each has its purpose, its maintainers and its replacement', () => {
  const short = tableUnder('Used in production').filter(
    (cells) => cells.length !== 4 || cells.some((cell) => cell.length < 4),
  )

  expect(short).toEqual([])
})

test('packages that lead to the watched ones are watched', () => {
  const watched = tableUnder('Watched').map(([name]) => name)
  const led = tableUnder('Used in production').filter(([, , , without]) => without === 'See watched')

  expect(led.length).toBeGreaterThan(3)
  expect(led.map(([name]) => name).filter((name) => !watched.includes(name))).toEqual([])
})

test('every version that is not free to move, and every override, has a reason and a date', () => {
  const files = execFileSync('git', ['ls-files', 'package.json', '*/package.json'], { cwd: root, encoding: 'utf8' })
  const fixedVersions = files
    .split('\n')
    .filter(Boolean)
    .flatMap((file) => {
      const { overrides = {}, ...manifest } = JSON.parse(readFileSync(new URL(file, root), 'utf8')) as Manifest
      const named = Object.entries({ ...manifest.dependencies, ...manifest.devDependencies })
      const pinned = named.filter(([, range]) => !/^(?:\^|npm:.*@\^|\*$)/.test(range))
      return [...pinned, ...Object.entries(overrides).map(([name, range]) => [`${name} (override)`, range] as const)]
    })
  const listed = tableUnder('Pinned')

  expect([...new Set(fixedVersions.map(([name, range]) => `${name} ${range}`))].toSorted()).toEqual(
    listed.map(([name = '', range]) => `${name.replaceAll('`', '')} ${range}`),
  )
  expect(listed.filter(([, , why = '', until = '']) => why.length < 6 || !/^\d{4}-\d\d-\d\d$/.test(until))).toEqual([])
})

interface Manifest {
  readonly dependencies?: Readonly<Record<string, string>>
  readonly devDependencies?: Readonly<Record<string, string>>
  readonly overrides?: Readonly<Record<string, string>>
}

test('the time frames for updates are written down', () => {
  const frames = tableUnder('How soon updates come').map(([, within = '']) => Number(/^(\d+) days/.exec(within)?.[1]))

  expect(frames).toEqual([2, 7, 30, 30, 90, 90])
})
