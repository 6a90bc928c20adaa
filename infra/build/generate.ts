import { existsSync } from 'node:fs'
import { join } from 'node:path'

import { noArguments, readCommandLine } from '../process/command-line.ts'
import { root } from '../process/paths.mjs'
import { plainFailure, textFor } from '../process/plain-failure.mjs'
import { outputOf, captureOutput } from '../process/run-quietly.ts'
import { build } from './build.ts'
import { generateDocuments } from './graphql-documents.ts'
import { writeMigrationLists } from './migration-lists.ts'

const tools = join(root, 'node_modules', '.bin')

/** Generators, in the order in which they run. */
const generators = [
  {
    target: 'docs/generated/flow.md, docs/generated/errors.md and the messages in the READMEs of services',
    needs: 'packages/contracts/dist/generate/write-docs.js',
    command: process.execPath,
    args: ['packages/contracts/dist/generate/write-docs.js'],
  },
  {
    target: 'the frozen schemas of new events',
    needs: 'packages/contracts/dist/generate/freeze-events.js',
    command: process.execPath,
    args: ['packages/contracts/dist/generate/freeze-events.js'],
  },
  {
    target: 'the days on which shipped texts were written anew',
    needs: 'services/content/dist/generate/write-revisions.js',
    command: process.execPath,
    args: ['services/content/dist/generate/write-revisions.js', new Date().toISOString().slice(0, 10)],
  },
  {
    target: 'the shipped email texts in services/notification',
    needs: 'services/content/dist/generate/write-email-texts.js',
    command: process.execPath,
    args: ['services/content/dist/generate/write-email-texts.js'],
  },
  {
    target: 'the schemas of partners, the website and the staff desk, and the staff API page, in gateway/',
    needs: 'gateway/dist/print-schema.js',
    command: process.execPath,
    args: ['gateway/dist/print-schema.js'],
  },
  {
    target: 'docs/generated/api-changelog.md, and the frozen file of a version that has none',
    needs: 'gateway/dist/graphql/printed-schema.js',
    command: process.execPath,
    args: ['infra/build/write-api-changelog.ts'],
  },
]

const committed = [
  'docs/generated/flow.md',
  'docs/generated/errors.md',
  'gateway/schema.graphql',
  'gateway/site-schema.graphql',
  'gateway/staff-schema.graphql',
  'services/content/content/revisions.json',
  'services/notification/src/email-texts/shipped-email-texts.ts',
  'services/*/README.md',
  'packages/contracts/frozen-events/*.json',
]

readCommandLine(
  {
    usage: 'npm run generate',
    about: 'Writes everything that is generated, formatted as the rest; a second run changes nothing.',
  },
  noArguments,
)
try {
  await generate()
} catch (error) {
  console.error(textFor(error))
  process.exitCode = 1
}

/** `npm run generate`: writes and formats all generated files; a second run changes nothing. */
async function generate(): Promise<void> {
  await writeMigrationLists()
  // Before they are compiled: another text is another program to the build, and all services would be bundled twice.
  await format(['services/*/src/migrations/index.ts'])
  console.log("wrote the lists of the services' migrations")
  // Documents are checked against the schema, which may be outdated until it is printed below.
  await build({ web: false, documents: false })
  for (const { target, needs, command, args } of generators) {
    if (!existsSync(join(root, needs))) throw plainFailure(`${target} cannot be generated: ${needs} is missing.`)
    try {
      await captureOutput(command, args, { cwd: root })
    } catch (error) {
      throw plainFailure(`${target} could not be generated:\n${outputOf(error)}`)
    }
    console.log(`wrote ${target}`)
  }
  await generateDocuments().catch((error: unknown) => {
    throw plainFailure(`The types of GraphQL documents could not be generated:\n${outputOf(error)}`)
  })
  console.log('wrote the types and hashes of GraphQL documents')
  await format(committed)
}

async function format(files: readonly string[]): Promise<void> {
  await captureOutput(join(tools, 'oxfmt'), [...files], { cwd: root })
}
