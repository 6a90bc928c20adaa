import { isBuiltin } from 'node:module'
import { basename } from 'node:path'

import type { Plugin } from 'rolldown'

const nodeModule = '\0node:'

/**
 * What Node itself brings is read as `require` gives it. An `import` of it asks for every export, also for those that Node
 * loads only when they are asked for: an import of `node:http` loads the client of `fetch`, which is 30 ms of each start and
 * 2 MB of each heap (ADR 191).
 */
const nodeModules: Plugin = {
  name: 'node-modules',
  resolveId: {
    filter: { id: /^[a-z:_/0-9]+$/ },
    // What the bundler adds of its own (its importer begins as ours does) is what makes `require` work.
    handler: (id, importer) =>
      isBuiltin(id) && !importer?.startsWith('\0') ? `${nodeModule}${id.replace(/^node:/, '')}` : null,
  },
  load: {
    filter: { id: new RegExp(`^${nodeModule}`) },
    handler: (id) => `module.exports = process.getBuiltinModule(${JSON.stringify(id.slice(nodeModule.length))})`,
  },
}

const boundGetter = 'get: ((k) => from[k]).bind(null, key),'
const valueOrGetter = `...('value' in __getOwnPropDesc(from, key) ? { value: from[key] } : { ${boundGetter} }),`

/**
 * A module of the older form gives its exports to one that imports it as values, as Node does. The bundler makes a bound
 * function of each, which the engine calls for every use: a tenth of what a page costs to render (P4, ADR 191). What is a
 * getter by itself stays one, because reading it may load more.
 */
const valuesOfExports: Plugin = {
  name: 'values-of-exports',
  transform: {
    filter: { id: /^\0rolldown[/]runtime[.]js$/ },
    handler(code) {
      if (!code.includes(boundGetter)) throw new Error('The bundler gives exports of older modules in another way now.')
      return { code: code.replace(boundGetter, valueOrGetter), map: null }
    },
  },
}

/**
 * A module of the older form that asks by `module.require` is given what it asks for. The bundler knows `require` alone, so
 * such a module would take that it is not in Node: Apollo reckoned the hash of each query in JavaScript (P2, ADR 199).
 */
const requireOfModules: Plugin = {
  name: 'require-of-modules',
  transform: {
    filter: { id: /[\\/]node_modules[\\/].*[.]c?js$/, code: /\bmodule[.]require\b/ },
    handler: (code) => ({ code: code.replaceAll(/\bmodule[.]require\b/g, 'require'), map: null }),
  },
}

/**
 * TypeORM reads its driver of every database it knows, a fifth of what a service reads and holds; ours is PostgreSQL. In
 * place of each other stands a class that says so (P6, ADR 199).
 */
const driversOfOthers: Plugin = {
  name: 'drivers-of-others',
  load: {
    filter: { id: /[\\/]typeorm[\\/]driver[\\/](?!postgres[\\/])[^\\/]+[\\/]\w+Driver[.]js$/ },
    handler(id) {
      const driver = basename(id, '.js')
      return `exports.${driver} = class ${driver} {
        constructor() { throw new Error('${driver} is not in this bundle, which knows PostgreSQL alone.') } }`
    },
  },
}

const placeTaken = 'delete node.loc;'

/**
 * graphql-tag takes from each node of a document its place. An object that loses a property is kept as a dictionary from
 * then on, which is 6 MB for our graph; one whose property has no value stays as small as it was (P6, ADR 199).
 */
const placelessTrees: Plugin = {
  name: 'placeless-trees',
  transform: {
    filter: { id: /[\\/]graphql-tag[\\/].*[.]js$/, code: /stripLoc/ },
    handler(code) {
      if (!code.includes(placeTaken)) throw new Error('graphql-tag takes places from documents in another way now.')
      return { code: code.replaceAll(placeTaken, 'node.loc = undefined;'), map: null }
    },
  },
}

/** How what Node and others' packages bring is read into a bundle (ADR 191, 199). */
export const packagePlugins: readonly Plugin[] = [
  nodeModules,
  valuesOfExports,
  requireOfModules,
  driversOfOthers,
  placelessTrees,
]
