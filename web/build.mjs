import { spawn } from 'node:child_process'
import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { basename, dirname, extname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { setTimeout } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { constants, createBrotliCompress, createGzip } from 'node:zlib'

const web = dirname(fileURLToPath(import.meta.url))
const dist = join(web, 'dist')
/** Build directory; it replaces `dist` only when the build is complete (react-router.config.ts names it too). */
const draft = join(web, '.local', 'build')
const lock = join(web, '.local', 'build.lock')
const buildTimeoutMs = 120_000
const compressible = new Set(['.js', '.css', '.svg', '.json', '.webmanifest', '.txt', '.html'])
const minCompressedBytes = 1024

/**
 * Builds the web client: pages for browser and server (dist/client, dist/server), the staff desk (dist/admin), and
 * compressed copies of larger files.
 */
async function build() {
  await mkdir(dirname(lock), { recursive: true })
  await runOnce()
  try {
    await rm(draft, { recursive: true, force: true })
    await run('@react-router/dev/react-router', ['build'], web)
    await run('vite/vite', ['build', '--config', 'admin/vite.config.ts'], web)
    await compressFiles(join(draft, 'client'))
    await compressFiles(join(draft, 'admin'))
    await rm(dist, { recursive: true, force: true })
    await rename(draft, dist)
  } finally {
    await rm(lock, { force: true })
  }
}

/** Concurrent builds would overwrite each other: the second waits. A stale lock expires after two minutes. */
async function runOnce() {
  for (;;) {
    try {
      await writeFile(lock, String(process.pid), { flag: 'wx' })
      return
    } catch (error) {
      if (error.code !== 'EEXIST') throw error
    }
    const since = (await stat(lock).catch(() => undefined))?.mtimeMs ?? Date.now()
    if (Date.now() - since > buildTimeoutMs) await rm(lock, { force: true })
    else await setTimeout(200)
  }
}

/** Runs a program of a package (`<package>/<program>`) on this Node, its output only shown when it fails. */
async function run(name, args, cwd) {
  const [packageName, program] = [dirname(name), basename(name)]
  const manifest = createRequire(import.meta.url).resolve(`${packageName}/package.json`)
  const { bin } = JSON.parse(await readFile(manifest, 'utf8'))
  const script = join(dirname(manifest), typeof bin === 'string' ? bin : bin[program])
  // A build inside a test run would otherwise contain the development version of React.
  const env = { ...process.env, NODE_ENV: 'production' }
  const child = spawn(process.execPath, [script, ...args], { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] })
  const lines = []
  child.stdout.on('data', (text) => lines.push(text))
  child.stderr.on('data', (text) => lines.push(text))
  const code = await new Promise((resolve, reject) => child.once('error', reject).once('exit', resolve))
  if (code !== 0) throw new Error(`${program} failed:\n${lines.join('')}`)
}

async function compressFiles(folder) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
  for (const file of files) {
    if (!compressible.has(extname(file)) || (await stat(file)).size < minCompressedBytes) continue
    const brotli = createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: 11 } })
    await pipeline(createReadStream(file), brotli, createWriteStream(`${file}.br`))
    await pipeline(createReadStream(file), createGzip({ level: 9 }), createWriteStream(`${file}.gz`))
  }
}

try {
  await build()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
