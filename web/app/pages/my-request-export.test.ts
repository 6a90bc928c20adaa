import { expect, test } from '@jest/globals'
import type { LoaderFunctionArgs } from 'react-router-dom'

import type { CopyFormat, SenebLoadContext } from '../graph/load-context.js'
import { loader } from './my-request-export.js'

function load(path: string, file: Response | undefined) {
  const formats: CopyFormat[] = []
  const readCopy: SenebLoadContext['readCopy'] = (format) => {
    formats.push(format)
    return Promise.resolve(file)
  }
  const request = new Request(`http://localhost${path}`)
  const args = { request, context: { readCopy } } as unknown as LoaderFunctionArgs<SenebLoadContext>
  return { formats, response: loader(args) }
}

test('the copy is passed on as a file with its own protection, and nothing else of the gateway', async () => {
  const headers = {
    'content-type': 'application/json',
    'content-disposition': 'attachment; filename="seneb-record.json"',
    'content-security-policy': 'sandbox',
    'x-request-id': 'inner',
  }
  const { formats, response } = load('/my-request/export.json', new Response('{}', { headers }))
  const file = await response

  expect(formats).toEqual(['json'])
  expect(await file.text()).toBe('{}')
  const { 'x-request-id': _inner, ...passed } = headers
  expect(Object.fromEntries(file.headers)).toEqual(passed)
})

test.each([
  [401, 'ended'],
  [403, 'code-required'],
  [429, 'limited'],
  [503, 'copy'],
  [undefined, 'copy'],
])('a copy that was refused with %s leads to the reason %s', async (status, problem) => {
  const file = status === undefined ? undefined : new Response('no', { status })
  const response = await load('/my-request/export.html', file).response

  expect([response.status, response.headers.get('location')]).toEqual([303, `/my-request?problem=${problem}`])
})
