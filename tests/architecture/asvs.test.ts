import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DEFAULT_MAX_VERSION, DEFAULT_MIN_VERSION } from 'node:tls'
import { fileURLToPath } from 'node:url'

import { describe, expect, test } from '@jest/globals'

import { testTitles } from './test-titles.js'

const root = fileURLToPath(new URL('../../', import.meta.url))
const read = (path: string) => readFileSync(join(root, path), 'utf8')
const lines = read('docs/registers/asvs.md')
  .split('\n')
  .map((line) =>
    line
      .split('|')
      .slice(1)
      .map((cell) => cell.trim()),
  )
  .filter(([item]) => /^\d+\.\d+\.\d+$/.test(item ?? ''))

describe('docs/registers/asvs.md', () => {
  test('has the 70 requirements of level 1, 64 of them shown by tests', () => {
    const passed = lines.filter(([, , result]) => result === 'pass')
    const later = lines.filter(([, , result]) => /^not applicable yet: .{20}/.test(result ?? ''))

    expect(new Set(lines.map(([item]) => item)).size).toBe(70)
    expect([passed.length, later.length]).toEqual([64, 6])
  })

  test('covers goal G1 of docs/registers/rulings.md: level 1', () => {
    const goal = /^- \*\*G1\*\* (.+)$/m.exec(read('docs/registers/rulings.md'))?.[1] ?? ''

    expect(/ASVS 5\.0, (levels? [\d and]+)/.exec(goal)?.[1]).toBe('level 1')
    expect(read('docs/registers/asvs.md').split('\n')[0]).toBe('# OWASP ASVS 5.0, level 1')
  })

  test('names tests that are there, at least one for each requirement that applies', () => {
    const named = lines
      .filter(([, , result]) => result === 'pass')
      .map(([item, , , shown = '']) => ({
        item,
        tests: [...shown.matchAll(/`([^`]+\.(?:test|spec)\.tsx?)` "([^"]+)"/g)].map(([, file = '', title = '']) => ({
          file,
          title,
        })),
      }))

    expect(named.filter(({ tests }) => tests.length === 0)).toEqual([])
    const missing = named.flatMap(({ tests }) => tests).filter(({ file, title }) => !titlesOf(file).includes(title))
    expect(missing).toEqual([])
  })
})

/** Program text of everything that is deployed, without tests and generated files. */
const deployed = execFileSync('git', ['ls-files', 'packages', ':!packages/testkit', 'services', 'gateway/src', 'web'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => /\.tsx?$/.test(file) && !/\.(?:test|fixture|d)\.tsx?$/.test(file))
  .map((file) => ({ file, text: read(file) }))

const filesWith = (pattern: RegExp) => deployed.filter(({ text }) => pattern.test(text)).map(({ file }) => file)

describe('everything that is deployed', () => {
  test('there is something to look at', () => {
    expect(deployed.length).toBeGreaterThan(500)
  })

  test('no deployed code starts another program', () => {
    expect(filesWith(/child_process/)).toEqual([])
  })

  test('no deployed code evaluates text as a program', () => {
    expect(filesWith(/\beval\(|new Function\(|node:vm['"/]/)).toEqual([])
  })

  test('no deployed code parses XML', () => {
    expect(filesWith(/DOMParser|xml2js|fast-xml-parser|xmlMode: true/)).toEqual([])
  })

  test('only approved ciphers and hashes are named', () => {
    const named = deployed.flatMap(({ text }) =>
      [...text.matchAll(/create(?:Hash|Hmac|Cipheriv|Decipheriv)\(\s*('[^']+'|\w+)|hkdfSync\(\s*('[^']+'|\w+)/g)].map(
        ([, a, b]) => a ?? b,
      ),
    )
    const ciphers = deployed.flatMap(({ text }) =>
      [...text.matchAll(/const cipher = ('[^']+')/g)].map(([, name]) => name),
    )

    expect(named.length).toBeGreaterThan(5)
    expect(new Set(named)).toEqual(new Set(["'sha256'", 'cipher']))
    expect(new Set(ciphers)).toEqual(new Set(["'aes-256-gcm'"]))
  })

  test('pages and emails bypass React for HTML only in four known files', () => {
    expect(filesWith(/dangerouslySetInnerHTML/).toSorted()).toEqual([
      'services/notification/src/emails/email-template.tsx',
      'web/app/hydration/static-island.tsx',
      'web/app/root.tsx',
      'web/app/ui/select.tsx',
    ])
  })

  test('password fields are masked and allow pasting and password managers', () => {
    const fields = deployed.flatMap(({ file, text }) =>
      [...text.matchAll(/<(?:input|\w*Field)\b[^>]*?name="password"|type="password"/g)].map(() => ({ file, text })),
    )

    expect(fields.length).toBeGreaterThan(3)
    for (const { file, text } of fields)
      expect({
        file,
        isMasked: text.includes('type="password"'),
        isFilled: /autoComplete="(?:current|new)-password"/.test(text),
      }).toEqual({
        file,
        isMasked: true,
        isFilled: true,
      })
    expect(filesWith(/onPaste/).filter((file) => fields.some((field) => field.file === file))).toEqual([])
  })

  test('Node supports only TLS 1.2 and 1.3', () => {
    expect([DEFAULT_MIN_VERSION, DEFAULT_MAX_VERSION]).toEqual(['TLSv1.2', 'TLSv1.3'])
    expect(filesWith(/minVersion|maxVersion|secureProtocol|secureOptions/)).toEqual([])
  })
})

function titlesOf(file: string): string {
  return existsSync(join(root, file)) ? testTitles(file, read(file)).join('\n') : ''
}
