import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { fileURLToPath } from 'node:url'

import { describe, expect, test } from '@jest/globals'

import { trackedFiles } from './tracked-text.js'

const root = fileURLToPath(new URL('../../', import.meta.url))
const read = (path: string) => readFileSync(join(root, path), 'utf8')

const documents = trackedFiles('*.md').filter((file) =>
  /^(?:[A-Z]+\.md$|docs\/|(?:services\/[\w-]+|gateway|web)\/README\.md$)/.test(file),
)
const topics = documents.filter((file) => /^docs\/[\w-]+\.md$/.test(file))
const decisions = documents.filter((file) => /^docs\/decisions\/\d/.test(file))

/** Returns the number of words without marks of tables and lists. */
const wordsInText = (text: string) => text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length
const totalOf = (files: readonly string[]) => files.reduce((sum, file) => sum + wordsInText(read(file)), 0)

/** The anchors of a page, as GitHub makes them of its headings. */
function anchorsOf(text: string): readonly string[] {
  return [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}\- _]/gu, '')
      .replaceAll(' ', '-'),
  )
}

/** Folders of the programs behind npm commands that are not named by their script in package.json. */
const commandFolders: Readonly<Record<string, readonly string[]>> = {
  staff: ['services/identity/src/commands'],
  partner: ['services/identity/src/commands'],
  audit: ['services/identity/src/commands'],
  'dead-letters': ['packages/service-kit/src/bin'],
  quarantine: ['gateway/src', 'packages/bus/src'],
  setting: ['services/content/src'],
  republish: ['services/content/src'],
  migrate: ['infra/migrate'],
  'empty-bus': ['packages/bus/src'],
  'test:one': ['infra/local'],
  'test:browser': ['infra/local'],
}
/** Their first argument is a verb. */
const takesVerb = (name: string) =>
  ['staff', 'partner', 'audit', 'dead-letters', 'quarantine', 'keys', 'promise', 'k8s:secrets'].includes(name)

/** The text of the program behind an npm command, its folder included. */
function textOfCommand(name: string): string {
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Readonly<Record<string, string>> }
  const program = scripts[name]?.match(/[\w./-]+\.(?:ts|mjs)/g)?.at(-1) ?? ''
  const folders = commandFolders[name] ?? [dirname(program)]
  return trackedFiles(...folders.flatMap((folder) => [`${folder}/**.ts`, `${folder}/**.mjs`]))
    .filter((file) => !/\.test\.ts$/.test(file))
    .map(read)
    .join('\n')
}

/** Commands of Docker, Kubernetes and Node.js, in blocks and within sentences. */
function commandsIn(text: string): readonly string[] {
  const lines = [...text.matchAll(/^```(?:sh)?\n([^]*?)^```/gm)].flatMap(([, block = '']) => block.split('\n'))
  const inline = [...outsideCode(text).matchAll(/`([^`\n]+)`/g)].map(([, code = '']) => code)
  return [...lines, ...inline].filter((line) => /^(?:[A-Z_]+=\S+ )*(?:docker|kubectl|node|OVERLAY=)/.test(line.trim()))
}

/** Names of a command that the repository lacks. */
function missingOf(command: string): readonly string[] {
  const all = (pattern: RegExp) => [...command.matchAll(pattern)].map(([, name = '']) => name)
  const compose = read('docker-compose.yml')
  const manifests = trackedFiles('k8s/**.yaml').map(read).join('\n')
  const programs = trackedFiles('services/**.ts').map((file) => file.replace(/\.ts$/, '.js'))
  const exists = (path: string) => existsSync(join(root, path))
  const isProgram = (path: string) => programs.some((file) => file.endsWith(path.replace(/^dist/, 'src')))
  return [
    ...all(/--profile (\S+)/g).flatMap((name) => (compose.includes(`profiles: [${name}]`) ? [] : [`profile ${name}`])),
    ...all(/compose .*\brun (?:--[\w-]+ )*([a-z][\w-]*)/g).flatMap((name) =>
      compose.includes(`\n  ${name}:\n`) ? [] : [`service ${name}`],
    ),
    ...all(/ -[fk] ([\w./-]+\w)|^OVERLAY=(\S+)/g).filter((path) => path !== '' && !exists(path)),
    ...all(/\b((?:service|deployment|job)\/[a-z-]+)/g).filter(
      (name) => !manifests.includes(`name: ${name.split('/')[1]}\n`),
    ),
    ...all(/\bnode (dist\/[\w./-]+)/g).flatMap((path) => (isProgram(path) ? [] : [`program ${path}`])),
    ...all(/(node_modules\/[\w./-]+)/g).filter((path) => !exists(path)),
  ]
}

const outsideCode = (text: string) => text.replaceAll(/^```[^]*?^```/gm, '')

describe('documents', () => {
  test('link to files and headings that exist', () => {
    const broken = documents.flatMap((file) =>
      [...outsideCode(read(file)).matchAll(/\]\(([^)\s]+)\)/g)]
        .map(([, target = '']) => target)
        .filter((target) => !/^[a-z]+:/.test(target))
        .filter((target) => {
          const [path = '', anchor] = target.split('#')
          const page = path === '' ? file : normalize(join(dirname(file), path))
          if (!existsSync(join(root, page))) return true
          return anchor !== undefined && page.endsWith('.md') && !anchorsOf(read(page)).includes(anchor)
        })
        .map((target) => `${file}: ${target}`),
    )

    expect(documents.length).toBeGreaterThan(80)
    expect(broken).toEqual([])
  })

  test('name files in step lists that exist', () => {
    const named = [...read('docs/contracts.md').matchAll(/`((?:docs|gateway|packages|services|tests|web)\/[\w./-]+)`/g)]
      .map(([, path = '']) => path)
      .filter((path) => !path.includes('<'))

    expect(named.length).toBeGreaterThan(20)
    expect(named.filter((path) => !existsSync(join(root, path)))).toEqual([])
  })

  test('name npm commands that exist, and all of them are listed', () => {
    const { scripts } = JSON.parse(read('package.json')) as { scripts: Readonly<Record<string, string>> }
    const named = documents.flatMap((file) =>
      [...read(file).matchAll(/\bnpm run (?:-s )?([a-z][\w:-]*)( -w)?/g)].flatMap(([, name = '', workspace]) =>
        workspace ? [] : [name],
      ),
    )
    const listed = read('docs/commands.md')

    expect([...new Set(named)].filter((name) => !(name in scripts))).toEqual([])
    expect(Object.keys(scripts).filter((name) => !new RegExp(`npm (?:run )?${name}\\b`).test(listed))).toEqual([])
  })

  test('name existing options and verbs of the commands', () => {
    const commands = documents.flatMap((file) =>
      [...read(file).matchAll(/\bnpm (?:run (?:-s )?)?([a-z][\w:-]*) -- ([^`\n#|]+)/g)].map(
        ([command, name = '', args = '']) => ({ file, command, name, args }),
      ),
    )
    const unknown = commands.flatMap(({ args, command, file, name }) => {
      const text = textOfCommand(name)
      const options = [...args.matchAll(/(?<=^|\s)--([a-z][\w-]*)/g)].map(([, option = '']) => option)
      const verb = takesVerb(name) ? (/^[a-z-]+/.exec(args.trim())?.[0] ?? '') : ''
      const tokens = [...options, verb].filter(Boolean)
      return tokens
        .filter((word) => !new RegExp(`['"\`]${word}['"\`]|\\b${word}: |--${word}\\b`).test(text))
        .map((word) => `${file}: ${command}: ${word}`)
    })

    expect(commands.length).toBeGreaterThan(40)
    expect(unknown).toEqual([])
  })

  test('name files, services and profiles that commands of deployments find', () => {
    const commands = documents.flatMap((file) => commandsIn(read(file)).map((command) => `${file}: ${command}`))
    const missing = commands.flatMap((command) =>
      missingOf(command.replace(/^[^:]+: /, '')).map((name) => `${command}: ${name}`),
    )

    expect(commands.length).toBeGreaterThan(25)
    expect(missing).toEqual([])
    expect(missingOf('docker compose --profile gone run --rm nobody node dist/none.js')).toEqual([
      'profile gone',
      'service nobody',
      'program dist/none.js',
    ])
    expect(missingOf('kubectl apply -k k8s/none && kubectl rollout status deployment/none')).toEqual([
      'k8s/none',
      'deployment/none',
    ])
  })

  test('send requests on the pages whose commands tests/system runs as written', () => {
    const sending = documents.filter((file) => /^curl /m.test(read(file)))

    expect(sending).toEqual(['docs/admin-api.md', 'docs/one-request.md', 'docs/partners.md'])
    for (const file of sending) expect(read('tests/system/partner-commands.test.ts')).toContain(file)
  })

  test('are short enough to be read', () => {
    const entryPoint = ['README.md', 'CONTRIBUTING.md', 'docs/architecture.md', 'docs/one-request.md']

    expect(totalOf(entryPoint)).toBeLessThanOrEqual(9000)
    expect(totalOf(documents)).toBeLessThanOrEqual(60_000)
    expect(topics.filter((file) => wordsInText(read(file)) > 2500)).toEqual([])
    expect(read('README.md').split('\n').length).toBeLessThanOrEqual(121)
  })
})

/** Returns sentences of prose: without code, generated lists, tables of words to replace, quotes and front matter. */
function messagesOf(text: string): readonly string[] {
  const prose = outsideCode(text)
    .replace(/^---\n[^]*?\n---\n/, '')
    .replace(/^<!-- messages: [^]*?^<!-- \/messages -->$/m, '')
    .replaceAll(/^\s+```[^]*?^\s+```/gm, '')
    .replaceAll(/^\| Instead of [^]*?\n\n/gm, '')
    .replaceAll(/`[^`]*`/g, 'Code')
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll(/"[^"\n]*"/g, 'quote')
    .replaceAll('**', '')
  return prose
    .split('\n')
    .filter((line) => !line.startsWith('#') && !/^\| ?-/.test(line))
    .flatMap((line) => (line.startsWith('|') ? line.split('|') : [line]))
    .flatMap((part) =>
      part
        .trim()
        .replace(/^(?:[-*]|\d+\.)\s+/, '')
        .split(/(?<=[.!?:])\s+(?=[A-Z("])/),
    )
}

describe('the prose of documents', () => {
  const written = documents.filter((file) => !/^docs\/(?:registers|generated)\//.test(file))
  const sentences = written.flatMap((file) => messagesOf(read(file)).map((sentence) => ({ file, sentence })))

  test('has sentences of at most thirty words', () => {
    expect(sentences.length).toBeGreaterThan(2000)
    expect(sentences.filter(({ sentence }) => wordsInText(sentence) > 30)).toEqual([])
  })

  test('names its actors instead of beginning with What, Who or Where', () => {
    const vague = /^(?:What|Who|Whose|Whom|Whoever|Where|How)\b[^?]*[.:]$|\b(?:[Ww]hoever|anew|[Mm]eanwhile)\b/

    expect(sentences.filter(({ sentence }) => vague.test(sentence))).toEqual([])
  })
})

describe('decisions', () => {
  test('are at most thirty, each with status, date, and at most 200 words', () => {
    const faulty = decisions.filter((file) => {
      const [, status, date, body = ''] =
        /^---\nstatus: (accepted|superseded by \d+)\ndate: (\d{4}-\d\d-\d\d)\n---\n\n# \d+\. .+\n([^]*)$/.exec(
          read(file),
        ) ?? []
      return !status || !date || wordsInText(body) > 200
    })

    expect(decisions.length).toBeGreaterThan(10)
    expect(decisions.length).toBeLessThanOrEqual(30)
    expect(faulty).toEqual([])
  })

  test('are listed in their index by title', () => {
    const index = read('docs/decisions/README.md')
    const titles = decisions.map((file) => /^# \d+\. (.+)$/m.exec(read(file))?.[1] ?? '')

    expect(titles.filter((title) => title === '' || !index.includes(title))).toEqual([])
  })
})
