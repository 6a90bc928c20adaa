import { expect, test } from '@jest/globals'
import { fastify } from 'fastify'

import { sendDocument } from './send-document.js'

test('router data has a content type with charset', async () => {
  const server = fastify()
  server.get('/', (_request, reply) => {
    const response = new Response(null, { headers: { 'content-type': 'text/x-script' } })
    return sendDocument(reply, { response, body: Buffer.from('[]') })
  })
  const response = await server.inject('/')
  expect(response.headers['content-type']).toBe('text/x-script; charset=utf-8')
})
