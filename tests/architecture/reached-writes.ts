import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../../', import.meta.url))
const packageFolders = { '@seneb/service-kit/': 'packages/service-kit/src/' } as const

/** A top-level declaration, or a method of a class. */
interface Declaration {
  readonly file: string
  readonly name: string
}

interface Source {
  readonly declarations: ReadonlyMap<string, string>
  /** Imported names by their local names; `file` is a path of the repository, or the specifier of a package. */
  readonly imports: ReadonlyMap<string, Declaration>
}

const sources = new Map<string, Source>()
const begin = /^(?:export )?(?:async )?(?:function\*?|const|let|class|interface|type) (\w+)/

function readSource(file: string): Source {
  const known = sources.get(file)
  if (known) return known
  const text = readFileSync(join(root, file), 'utf8')
  const source = { declarations: declarationsIn(text), imports: importsIn(text, file) }
  sources.set(file, source)
  return source
}

function declarationsIn(text: string): ReadonlyMap<string, string> {
  const declarations = new Map<string, string>()
  let name = ''
  for (const line of text.split('\n')) {
    name = begin.exec(line)?.[1] ?? name
    if (name) declarations.set(name, `${declarations.get(name) ?? ''}${line}\n`)
  }
  return declarations
}

function importsIn(text: string, file: string): ReadonlyMap<string, Declaration> {
  const imports = new Map<string, Declaration>()
  for (const [, names = '', from = ''] of text.matchAll(/^import \{([^}]+)\} from '([^']+)'/gm)) {
    for (const one of names.split(',').map((each) => each.trim())) {
      const [name = '', local = name] = one.split(' as ')
      if (!name.startsWith('type ')) imports.set(local, { name, file: fileOf(from, file) })
    }
  }
  return imports
}

function fileOf(from: string, importer: string): string {
  if (from.startsWith('.')) return normalize(join(dirname(importer), from)).replace(/\.js$/, '.ts')
  const found = Object.entries(packageFolders).find(([prefix]) => from.startsWith(prefix))
  return found ? `${found[1]}${from.slice(found[0].length)}.ts` : from
}

/** Texts that run, as far as names lead, when a text of `file` does; with the names that they import from contracts. */
function reachedFrom(text: string, file: string): { readonly texts: readonly string[]; readonly contracts: string[] } {
  const [texts, contracts, seen] = [[text], new Set<string>(), new Set<string>()]
  const pending: (readonly [string, string])[] = [[text, file]]
  for (let next = pending.pop(); next; next = pending.pop()) {
    const [from, at] = next
    const { declarations, imports } = readSource(at)
    for (const [word] of from.matchAll(/\b[A-Za-z_]\w*\b/g)) {
      const target = declarations.has(word) ? { file: at, name: word } : imports.get(word)
      if (!target || seen.has(`${target.file} ${target.name}`)) continue
      seen.add(`${target.file} ${target.name}`)
      if (target.file.startsWith('@seneb/contracts/messages/')) contracts.add(target.name)
      const found = existsSync(join(root, target.file)) && readSource(target.file).declarations.get(target.name)
      if (!found) continue
      texts.push(found)
      pending.push([found, target.file])
    }
  }
  return { texts, contracts: [...contracts] }
}

/** A method of a class by the decorator above it. */
interface Method {
  readonly file: string
  readonly name: string
  /** Contract that it handles, by its name in contracts; empty for a field of the graph. */
  readonly handles: string
  readonly text: string
}

function methodsIn(pattern: string, decorator: 'Mutation' | 'HandleRequest' | 'HandleEvent'): readonly Method[] {
  const head = new RegExp(`^  @${decorator}\\((.*?)\\)\\n(?:  @.*\\n)*  (?:async )?(\\w+)\\(`, 'gm')
  return globSync(pattern, { cwd: root }).flatMap((file) => {
    const text = readFileSync(join(root, file), 'utf8')
    return [...text.matchAll(head)].map((match) => {
      const [, local = '', name = ''] = match
      const end = text.indexOf('\n  }\n', match.index)
      const handles = readSource(file).imports.get(local)?.name ?? local
      return { file, name, handles, text: text.slice(match.index, end) }
    })
  })
}

const mutations = methodsIn('gateway/src/graph/*.ts', 'Mutation')
const requestHandlers = methodsIn('services/*/src/*.controller.ts', 'HandleRequest')
const eventHandlers = methodsIn('services/*/src/*.controller.ts', 'HandleEvent')
const serviceOf = ({ file }: Method) => file.split('/')[1] ?? ''

/**
 * Returns the texts of a service that run when a mutation is sent, as far as names lead from its resolver: through the
 * handlers of the requests that it sends, and those of the events that these publish.
 */
export function textsReachedBy(mutation: string, service: string): readonly string[] {
  const resolvers = mutations.filter(({ name }) => name === mutation)
  const sent = new Set(resolvers.flatMap(({ file, text }) => reachedFrom(text, file).contracts))
  const pending = requestHandlers.filter(({ handles }) => sent.has(handles))
  const [texts, done] = [new Array<string>(), new Set<Method>()]
  for (let next = pending.pop(); next; next = pending.pop()) {
    if (done.has(next)) continue
    done.add(next)
    const reached = reachedFrom(next.text, next.file)
    if (serviceOf(next) === service) texts.push(...reached.texts)
    const published = reached.texts.join('\n')
    const isPublished = (event: string) => new RegExp(`publish\\(\\s*${event}\\b`).test(published)
    pending.push(...eventHandlers.filter(({ handles }) => reached.contracts.includes(handles) && isPublished(handles)))
  }
  return texts
}

const writing = '(?:insert into|update|delete from) '
const anyTable = new RegExp(`${writing}\\$\\{`, 'i')

/** Whether the texts write a table: by a statement, by one that is given the table, or as the entity of that name. */
export function writesTable(texts: readonly string[], table: string, service: string): boolean {
  const named = new RegExp(`${writing}${table}\\b`, 'i')
  const entity = entityOf(table, service)
  const byEntity = entity && new RegExp(`new ${entity}\\(|\\.(?:update|remove)\\(\\s*${entity}\\b`)
  const isGiven = texts.some((text) => anyTable.test(text)) && texts.some((text) => text.includes(`'${table}'`))
  return isGiven || texts.some((text) => named.test(text) || (byEntity && byEntity.test(text)))
}

function entityOf(table: string, service: string): string | undefined {
  for (const file of globSync(`services/${service}/src/**/*.ts`, { cwd: root })) {
    const found = new RegExp(`@Entity\\('${table}'\\)\\s+export class (\\w+)`).exec(
      readFileSync(join(root, file), 'utf8'),
    )
    if (found) return found[1]
  }
  return undefined
}
