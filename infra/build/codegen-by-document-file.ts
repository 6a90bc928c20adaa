import { basename } from 'node:path'

import * as add from '@graphql-codegen/add'
import type { CodegenConfig } from '@graphql-codegen/cli'
import { Kind } from 'graphql'

type Output = Extract<CodegenConfig['generates'][string], { readonly preset?: unknown }>
type Preset = Exclude<Output['preset'], string | undefined>
type Options = Parameters<Preset['buildGeneratesSection']>[0]
type Section = Awaited<ReturnType<Preset['buildGeneratesSection']>>[number]

const typesPlugin = 'typescript-operations'
const heading = { add: { content: '// Written by `npm run generate`.' } }

/**
 * Types in `operations.ts`, and typed documents in one file for each `.graphql` file, so that a page loads the documents
 * it asks and not those of every page. `operations.ts` names them all; the bundler follows a name to its file.
 */
export const preset: Preset = {
  buildGeneratesSection: (given) => {
    const options = { ...given, pluginMap: { ...given.pluginMap, add } }
    return [operations(options), ...options.documents.map((file) => documents(file, options))]
  },
}

function operations(options: Options): Section {
  const names = options.documents.map(fileName).sort()
  const twice = names.find((name, index) => name === names[index - 1])
  if (twice !== undefined) throw new Error(`two files of operations are called ${twice}.graphql`)
  const content = names.map((name) => `export * from './documents/${name}.js'`).join('\n')
  return {
    ...options,
    filename: `${options.baseOutputDir}operations.ts`,
    plugins: [heading, { add: { content } }, ...options.plugins.filter((plugin) => typesPlugin in plugin)],
  }
}

function documents(file: Options['documents'][number], options: Options): Section {
  const others = options.documents.filter((other) => other !== file)
  return {
    ...options,
    filename: `${options.baseOutputDir}documents/${fileName(file)}.ts`,
    plugins: [
      heading,
      { add: { content: "import type * as Types from '../operations.js'" } },
      ...options.plugins.filter((plugin) => !(typesPlugin in plugin)),
    ],
    documents: [file],
    config: { ...options.config, importOperationTypesFrom: 'Types', externalFragments: others.flatMap(fragmentsOf) },
  }
}

const fileName = ({ location = '' }: Options['documents'][number]) => basename(location, '.graphql')

const fragmentsOf = ({ document }: Options['documents'][number]) =>
  (document?.definitions ?? []).flatMap((node) =>
    node.kind === Kind.FRAGMENT_DEFINITION
      ? [{ node, name: node.name.value, onType: node.typeCondition.name.value, isExternal: true, importFrom: null }]
      : [],
  )
