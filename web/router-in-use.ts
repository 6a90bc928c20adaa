import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

import type { Plugin } from 'vite'

const folder = join(dirname(createRequire(import.meta.url).resolve('react-router/package.json')), 'dist/production')

/** The router's entries, and the files of its production build that they are taken from. */
const builds: ReadonlyMap<string, string> = new Map([
  ['react-router', join(folder, 'index.mjs')],
  ['react-router/dom', join(folder, 'dom-export.mjs')],
])

const failure = `${import.meta.dirname}/app/shell/document-failure.tsx`

/**
 * Functions of the router that no document of ours runs in a browser, and what each is replaced by. What only they need
 * (the router's `<Scripts>`, what fetches links ahead, what asks for more routes) then falls out of the build by itself.
 */
export const unusedParts: ReadonlyMap<string, string> = new Map([
  // Routes are all named in the document (react-router.config.ts), so no more of them are asked for.
  ['useFogOFWarDiscovery', '{}'],
  ['getPatchRoutesOnNavigationFunction', '{}'],
  // Only while somebody develops.
  ['warning', '{}'],
  ['warnOnce', '{}'],
  ['createClientRoutesWithHMRRevalidationOptOut', '{}'],
  // No link says `prefetch`.
  ['PrefetchPageLinks', '{}'],
  ['usePrefetchBehavior', '{return [false,void 0,{}]}'],
  // The entry hands over no instrumentations.
  ['instrumentClientSideRouter', '{}'],
  ['getRouteInstrumentationUpdates', '{}'],
  // No server components, and no application without a server.
  ['RSCErrorHandler', '{}'],
  ['nonSsrStrategy', '{}'],
  // The root has a boundary and data of its own; what it cannot catch is told in a sentence (document-failure.tsx).
  ['DefaultErrorComponent', '{}'],
  ['RemixRootDefaultHydrateFallback', '{}'],
  ['RemixRootDefaultErrorBoundary', '{return documentFailure()}'],
])

/** Functions whose first argument decides and whose second only tells a developer why. */
const tellers = new Set(['invariant', 'invariant2', 'warning', 'warnOnce'])

/** A part of a syntax tree. */
export interface SyntaxNode {
  readonly type: string
  readonly start: number
  readonly end: number
  readonly [key: string]: unknown
}

interface Edit {
  readonly start: number
  readonly end: number
  readonly text: string
}

/**
 * React Router as our documents use it, in the browser alone (P5): its production build, which its package does not name;
 * without the functions above; without the words to developers in its checks, which throw as ever; and without the names
 * of components, which hold on to those that nobody uses. A release that has no such function any more stops the build.
 */
export function routerInUse(): Plugin {
  return {
    name: 'seneb:router-in-use',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    resolveId: (source) => builds.get(source) ?? null,
    transform(code, id) {
      if (!id.startsWith(folder)) return null
      return { code: lightRouter(code, this.parse(code) as unknown as SyntaxNode), map: null }
    },
  }
}

/** A file of the router as it goes into the build; `tree` is its syntax. */
export function lightRouter(code: string, tree: SyntaxNode): string {
  const edits: Edit[] = []
  const found = new Set<string>()
  visit(tree, (node) => {
    const part = partOf(node)
    if (part !== undefined) found.add(part.name)
    const edit = part ?? nameOf(node) ?? wordsOf(node) ?? unusedRef(node)
    if (edit !== undefined) edits.push(edit)
    return edit === undefined || edit.start === edit.end
  })
  // The file that makes routers has them all; the others are its entries.
  if (!code.includes('function createRouter(')) return edited(code, edits)
  const missing = [...unusedParts.keys()].filter((name) => !found.has(name))
  if (missing.length > 0) throw new Error(`React Router is made otherwise than it was: no ${missing.join(', ')}`)
  return `import { documentFailure } from ${JSON.stringify(failure)};\n${edited(code, edits)}`
}

function visit(node: unknown, look: (node: SyntaxNode) => boolean): void {
  if (Array.isArray(node)) for (const part of node) visit(part, look)
  else if (isNode(node) && look(node)) for (const part of Object.values(node)) visit(part, look)
}

function isNode(value: unknown): value is SyntaxNode {
  return typeof value === 'object' && value !== null && 'type' in value && 'start' in value
}

/** The function to be replaced that is declared here. */
function partOf({ type, id, body }: SyntaxNode): (Edit & { readonly name: string }) | undefined {
  if (type !== 'FunctionDeclaration' || !isNode(id) || !isNode(body)) return undefined
  const name = String(id['name'])
  const text = unusedParts.get(name)
  return text === undefined ? undefined : { name, start: body.start, end: body.end, text }
}

/** `Link.displayName = 'Link'` */
function nameOf({ type, start, end, expression }: SyntaxNode): Edit | undefined {
  if (type !== 'ExpressionStatement' || !isNode(expression) || expression.type !== 'AssignmentExpression')
    return undefined
  const { left } = expression
  if (!isNode(left) || !isNode(left['property']) || left['property']['name'] !== 'displayName') return undefined
  return { start, end, text: '' }
}

/** `invariant(condition, 'why')` */
function wordsOf({ type, end, callee, arguments: args }: SyntaxNode): Edit | undefined {
  if (type !== 'CallExpression' || !isNode(callee) || !tellers.has(String(callee['name']))) return undefined
  const [condition] = args as readonly SyntaxNode[]
  return condition && { start: condition.end, end, text: ')' }
}

/** `var NavLink = React.forwardRef(…)`, which the build would keep as an act of its own. */
function unusedRef({ type, init }: SyntaxNode): Edit | undefined {
  if (type !== 'VariableDeclarator' || !isNode(init) || !isNode(init['callee'])) return undefined
  const { property } = init['callee']
  if (!isNode(property) || property['name'] !== 'forwardRef') return undefined
  return { start: init.start, end: init.start, text: '/* @__PURE__ */ ' }
}

/** From the end to the start, so that places stay what they were. */
function edited(code: string, edits: readonly Edit[]): string {
  return edits
    .toSorted((a, b) => b.start - a.start)
    .reduce((text, edit) => text.slice(0, edit.start) + edit.text + text.slice(edit.end), code)
}
