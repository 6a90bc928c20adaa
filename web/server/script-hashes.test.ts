import { createHash } from 'node:crypto'

import { expect, test } from '@jest/globals'

import { hashedDocument } from './security-headers.js'

const nonce = 'aNonceOfOneResponse'
const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

test("a document's own scripts are listed by their hashes, and its nonce is removed [S5, P4]", () => {
  const html = `<head><script nonce="${nonce}">one()</script></head><script nonce="${nonce}" type="module">two()</script><script src="/own.js" nonce="${nonce}"></script>`
  expect(hashedDocument(html, nonce, '')).toEqual({
    html: '<head><script>one()</script></head><script type="module">two()</script><script src="/own.js"></script>',
    sources: ["'self'", hashOf('one()'), hashOf('two()')],
  })
})

test('a script that was brought in without the nonce gets no hash, so it does not run [S5]', () => {
  const html = `<script>evil()</script><script nonce="guessed">evil()</script><script nonce="${nonce}">own()</script>`
  expect(hashedDocument(html, nonce, '')?.sources).toEqual(["'self'", hashOf('own()')])
})

test('scripts of the asset host are named by its origin, and those of no other host [S5, SHELL-28]', () => {
  const own = `<script src="https://files.example/own.js" nonce="${nonce}"></script>`
  expect(hashedDocument(own, nonce, 'https://files.example')?.sources).toEqual(["'self'", 'https://files.example'])
  const alike = own.replace('files.example', 'files.example.evil.example')
  expect(hashedDocument(alike, nonce, 'https://files.example')).toBeUndefined()
})

test('a document with a script from elsewhere, or with its nonce in another place, is not shared [S5]', () => {
  expect(hashedDocument(`<script src="//elsewhere.example/a.js" nonce="${nonce}"></script>`, nonce, '')).toBeUndefined()
  expect(hashedDocument(`<p>${nonce}</p>`, nonce, '')).toBeUndefined()
})
