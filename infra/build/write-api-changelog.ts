import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { buildSchema } from 'graphql'

import { root } from '../process/paths.mjs'
import { apiChangelog, type VersionHistory } from './api-changelog.ts'

/** Exports of the built gateway that are used here. */
interface PrintedVersions {
  readonly printedVersions: () => Readonly<Record<string, string>>
}

const { printedVersions } = (await import(join(root, 'gateway/dist/graphql/printed-schema.js'))) as PrintedVersions
const folder = join(root, 'gateway', 'schema')
mkdirSync(folder, { recursive: true })
const frozenOf = (version: string) => join(folder, `${version}.graphql`)
const history: VersionHistory[] = []
for (const [version, now] of Object.entries(printedVersions())) {
  // A frozen schema is a promise and is never overwritten.
  if (!existsSync(frozenOf(version))) writeFileSync(frozenOf(version), now)
  const changelog = readFileSync(join(root, 'gateway', 'changelog', `${version}.md`), 'utf8')
  const frozen = buildSchema(readFileSync(frozenOf(version), 'utf8'))
  history.push({ version, before: history.at(-1)?.frozen, frozen, now: buildSchema(now), changelog })
}
const { text } = await apiChangelog(history)
writeFileSync(join(root, 'docs', 'generated', 'api-changelog.md'), text)
