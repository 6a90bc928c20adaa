import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { promisify } from 'node:util'

import { javaProgram } from '../../infra/programs/programs.ts'

/** A document of the site and its name. */
export interface NamedDocument {
  readonly name: string
  readonly html: string
}

interface CheckerMessage {
  readonly type: string
  readonly url: string
  readonly lastLine?: number
  readonly message: string
  readonly extract?: string
}

const run = promisify(execFile)
const checker = createRequire(import.meta.url).resolve('vnu-jar/build/dist/vnu.jar')

/** Returns all errors of the W3C's Nu HTML checker, as `document, line: problem (element)`. */
export async function htmlErrors(documents: readonly NamedDocument[]): Promise<readonly string[]> {
  const folder = await mkdtemp(join(tmpdir(), 'seneb-html-'))
  try {
    const files = documents.map((_document, index) => join(folder, `${index}.html`))
    await Promise.all(documents.map(({ html }, index) => writeFile(files[index] ?? '', html)))
    const options = ['--format', 'json', '--stdout', '--exit-zero-always']
    const java = await javaProgram(() => undefined)
    const { stdout } = await run(java, ['-jar', checker, ...options, ...files], { maxBuffer: 50_000_000 })
    const { messages } = JSON.parse(stdout) as { readonly messages: readonly CheckerMessage[] }
    return messages.filter(({ type }) => type !== 'info').map((message) => messageOf(message, documents))
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

function messageOf({ url, lastLine, message, extract }: CheckerMessage, documents: readonly NamedDocument[]): string {
  const document = documents[Number(basename(url, '.html'))]
  return `${document?.name ?? url}, line ${lastLine ?? '?'}: ${message} (${extract?.trim() ?? ''})`
}
