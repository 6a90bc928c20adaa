import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const sourceFolder = fileURLToPath(new URL('..', import.meta.url))

/** The SDL of the whole graph: every `.graphql` file beside its resolvers, in the order of their paths. */
export function readTypeDefinitions(): string {
  const files = globSync('**/*.graphql', { cwd: sourceFolder }).sort()
  if (files.length === 0) throw new Error('no SDL was found beside the resolvers')
  return files.map((file) => readFileSync(`${sourceFolder}/${file}`, 'utf8')).join('\n')
}
