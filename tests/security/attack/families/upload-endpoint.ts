import { setTimeout as pause } from 'node:timers/promises'

import { aPhoto } from '../../../../gateway/src/uploads/sample-files.fixture.js'
import type { AttackCase, Family, Size, Verdict } from '../attack-case.js'
import type { RawResponse } from '../exchange.js'
import { newClient, type Target } from '../target.js'
import { rejectedWith, describeResponse } from '../verdicts.js'
import { anUploadGrant, sendFile } from './files.js'

const uploadSlots = 8
const megabyte = 2 ** 20

const post = async (target: Target, token: string | undefined) => {
  const bytes = await aPhoto()
  const headers = { 'x-file-name': 'photo.jpg', 'content-length': bytes.length }
  const grant = token === undefined ? {} : { 'x-upload-token': token }
  return target.send('gateway', { method: 'POST', path: '/uploads', headers: { ...headers, ...grant }, body: bytes })
}

const forged: readonly (readonly [string, (token: string) => string | undefined])[] = [
  ['no token', () => undefined],
  ['an empty token', () => ''],
  ['a token that is none', () => 'bogus'],
  ['a token with another signature', (token) => `${token.slice(0, -4)}AAAA`],
  ['a token with another id', (token) => token.replace(/^.{8}/, '00000000')],
  ['a token that lives longer', (token) => token.replace(/\.([0-9a-z]+)\./, '.zzzzzzzz.')],
  ['a token without signature', (token) => token.replace(/\.[^.]+$/, '.')],
  ['a token twice as long', (token) => token + token],
  ['a token of 6,000 letters', () => 'a'.repeat(6000)],
]

/** The upload endpoint, attacked at its tokens, slots and time limits (S12, H1, H5, M9). */
export const uploadEndpoint: Family = {
  name: 'upload door',
  replays: 'tokens; findings H1, H5',
  cases: (size) => [
    ...forged.map(([name, change]): AttackCase<RawResponse> => ({
      name,
      send: async (target) => {
        const token = change((await anUploadGrant(target)).token)
        target.responses.length = 0
        return post(target, token)
      },
      holds: rejectedWith(400, 403),
    })),
    oneGrantTenFiles,
    oneGrantManyRefusals,
    manyScalarFields,
    twelveMegabytesInChunks,
    occupiedByStrangers(size),
  ],
}

const oneGrantTenFiles: AttackCase<readonly RawResponse[]> = {
  name: 'one token for ten files at once',
  send: async (target) => {
    const grant = await anUploadGrant(target)
    const bytes = await aPhoto()
    return Promise.all(Array.from({ length: 10 }, () => sendFile(target, grant, { name: 'photo.jpg', bytes })))
  },
  holds: (responses) => {
    const stored = responses.filter(({ status }) => status === 201).length
    return stored === 1 || `${stored} of ten were stored: ${responses.map(({ status }) => status).join()}`
  },
}

const oneGrantManyRefusals: AttackCase<readonly RawResponse[]> = {
  name: 'one token for 12 files that are refused, then a good one',
  send: async (target) => {
    const grant = await anUploadGrant(target)
    const responses: RawResponse[] = []
    for (let i = 0; i < 12; i++)
      responses.push(await sendFile(target, grant, { name: 'cv.pdf', bytes: Buffer.from('%PDF-') }))
    responses.push(await sendFile(target, grant, { name: 'photo.jpg', bytes: await aPhoto() }))
    return responses
  },
  holds: (responses) => responses.at(-1)?.status !== 201 || 'a token that was refused 12 times still takes a file',
}

const manyScalarFields: AttackCase<readonly RawResponse[]> = {
  name: '60 tokens for one client',
  send: async (target) => {
    const headers = { 'x-forwarded-for': newClient() }
    const requests = Array.from({ length: 60 }, () =>
      target.send('gateway', { method: 'POST', path: '/uploads/tokens', headers }),
    )
    return Promise.all(requests)
  },
  holds: (responses) => responses.some(({ status }) => status === 429) || 'none of 60 was refused',
}

const twelveMegabytesInChunks: AttackCase<RawResponse> = {
  name: '12 MB in chunks without a length',
  send: async (target) => {
    const { client, token } = await anUploadGrant(target)
    target.responses.length = 0
    const bytes = Buffer.concat([await aPhoto(), Buffer.alloc(12 * megabyte)])
    const headers = {
      'x-forwarded-for': client,
      'x-upload-token': token,
      'x-file-name': 'photo.jpg',
      'transfer-encoding': 'chunked',
    }
    return target.send('gateway', { method: 'POST', path: '/uploads', headers, body: bytes })
  },
  // Cutting the connection while much of the body is still unsent also counts as a refusal.
  holds: (response) => response.status === 0 || rejectedWith(411, 413, 422)(response),
}

/** Sockets that announce a large body and send nothing must not prevent others from uploading (H5). */
function occupiedByStrangers(size: Size): AttackCase<Verdict> {
  const storedForMs = size === 'quick' ? 2000 : 12_000
  return {
    name: `${2 * uploadSlots} silent sockets with an invalid token, and a person who sends a photo`,
    send: async (target) => {
      const head = `POST /uploads HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Upload-Token: bogus\r\nX-File-Name: a.jpg\r\nContent-Length: ${9 * megabyte}\r\n`
      const opened = Array.from({ length: 2 * uploadSlots }, async () => {
        const socket = await target.connect('gateway')
        socket.resume().write(`${head}X-Forwarded-For: ${newClient()}\r\n\r\nx`)
        return socket
      })
      const sockets = await Promise.all(opened)
      try {
        await pause(storedForMs)
        const response = await sendFile(target, await anUploadGrant(target), {
          name: 'photo.jpg',
          bytes: await aPhoto(),
        })
        return response.status === 201 || `the person was answered ${describeResponse(response)}`
      } finally {
        for (const socket of sockets) socket.destroy()
      }
    },
    holds: (verdict) => verdict,
  }
}
