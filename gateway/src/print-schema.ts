import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

import { buildSchema, printSchema } from 'graphql'

import { readTypeDefinitions } from './graphql/type-definitions.js'

const target = fileURLToPath(new URL('../schema.graphql', import.meta.url))

/** The whole graph as one document: the promise to partners, committed as gateway/schema.graphql. */
export function printedSchema(): string {
  return `${asFormatted(printSchema(buildSchema(readTypeDefinitions())))}\n`
}

/** graphql-js prints almost as the formatter wants it: descriptions and long unions stand on lines of their own there. */
function asFormatted(schema: string): string {
  return schema
    .replace(/^( *)"""(.+)"""$/gm, '$1"""\n$1$2\n$1"""')
    .replace(/^(?=.{121})(union \w+ =)(.+)$/gm, (_line, head: string, members: string) =>
      [head, ...members.split(' | ').map((member) => `  | ${member.trim()}`)].join('\n'),
    )
}

if (process.argv[1] === fileURLToPath(import.meta.url)) writeFileSync(target, printedSchema())
