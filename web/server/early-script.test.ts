import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

import { afterAll, expect, test } from '@jest/globals'

import { builtEarlyScript } from './early-script.js'

const client = mkdtempSync(join(tmpdir(), 'client-'))
afterAll(() => rmSync(client, { recursive: true }))

function write(manifest: object): void {
  mkdirSync(join(client, '.vite'), { recursive: true })
  writeFileSync(join(client, '.vite', 'manifest.json'), JSON.stringify(manifest))
}

test("the early script is listed with its direct imports, at the address of the site's files [SHELL-28]", async () => {
  write({
    'app/entry.early.ts': { file: 'assets/entry.early-1.js', imports: ['_early-2.js'], dynamicImports: ['later.ts'] },
    '_early-2.js': { file: 'assets/early-2.js' },
    'later.ts': { file: 'assets/later-3.js' },
  })

  expect(await builtEarlyScript(pathToFileURL(`${client}/`), '')).toEqual({
    src: '/assets/entry.early-1.js',
    imports: ['/assets/early-2.js'],
  })
  expect(await builtEarlyScript(pathToFileURL(`${client}/`), 'https://assets.example')).toEqual({
    src: 'https://assets.example/assets/entry.early-1.js',
    imports: ['https://assets.example/assets/early-2.js'],
  })
})

test('a build without it is refused at the start', async () => {
  write({})
  await expect(builtEarlyScript(pathToFileURL(`${client}/`), '')).rejects.toThrow('entry.early')
})
