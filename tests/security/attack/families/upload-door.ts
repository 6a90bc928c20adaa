import { setTimeout as pause } from 'node:timers/promises'

import { aPhoto } from '../../../../gateway/src/uploads/sample-files.fixture.js'
import type { AttackCase, Family, Size, Verdict } from '../attack-case.js'
import type { Answer } from '../exchange.js'
import { newClient, type Target } from '../target.js'
import { refused, told } from '../verdicts.js'
import { anUploadGrant, sendFile } from './files.js'

const places = 8
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

/** The door for files, attacked at its tokens, its places and its patience (S12, H1, H5, M9). */
export const uploadEndpoint: Family = {
  name: 'upload door',
  replays: 'tokens; findings H1, H5',
  cases: (size) => [
    ...forged.map(([name, change]): AttackCase<Answer> => ({
      name,
      send: async (target) => {
        const token = change((await anUploadGrant(target)).token)
        target.answers.length = 0
        return post(target, token)
      },
      holds: refused(400, 403),
    })),
    oneGrantTenFiles,
    oneGrantManyRefusals,
    manyScalarFields,
    twelveMegabytesInChunks,
    occupiedByStrangers(size),
  ],
}

const oneGrantTenFiles: AttackCase<readonly Answer[]> = {
  name: 'one token for ten files at once',
  send: async (target) => {
    const grant = await anUploadGrant(target)
    const bytes = await aPhoto()
    return Promise.all(Array.from({ length: 10 }, () => sendFile(target, grant, { name: 'photo.jpg', bytes })))
  },
  holds: (answers) => {
    const stored = answers.filter(({ status }) => status === 201).length
    return stored === 1 || `${stored} of ten were stored: ${answers.map(({ status }) => status).join()}`
  },
}

const oneGrantManyRefusals: AttackCase<readonly Answer[]> = {
  name: 'one token for 12 files that are refused, then a good one',
  send: async (target) => {
    const grant = await anUploadGrant(target)
    const answers: Answer[] = []
    for (let i = 0; i < 12; i++)
      answers.push(await sendFile(target, grant, { name: 'cv.pdf', bytes: Buffer.from('%PDF-') }))
    answers.push(await sendFile(target, grant, { name: 'photo.jpg', bytes: await aPhoto() }))
    return answers
  },
  holds: (answers) => answers.at(-1)?.status !== 201 || 'a token that was refused 12 times still takes a file',
}

const manyScalarFields: AttackCase<readonly Answer[]> = {
  name: '60 tokens for one client',
  send: async (target) => {
    const headers = { 'x-forwarded-for': newClient() }
    const asked = Array.from({ length: 60 }, () =>
      target.send('gateway', { method: 'POST', path: '/uploads/tokens', headers }),
    )
    return Promise.all(asked)
  },
  holds: (answers) => answers.some(({ status }) => status === 429) || 'none of 60 was refused',
}

const twelveMegabytesInChunks: AttackCase<Answer> = {
  name: '12 MB in chunks without a length',
  send: async (target) => {
    const { client, token } = await anUploadGrant(target)
    target.answers.length = 0
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
  holds: (answer) => answer.status === 0 || refused(411, 413, 422)(answer),
}

/** H5: sockets that announce a large body and send nothing must not prevent others from sending. */
function occupiedByStrangers(size: Size): AttackCase<Verdict> {
  const storedForMs = size === 'quick' ? 2000 : 12_000
  return {
    name: `${2 * places} silent sockets with an invalid token, and a person who sends a photo`,
    send: async (target) => {
      const head = `POST /uploads HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Upload-Token: bogus\r\nX-File-Name: a.jpg\r\nContent-Length: ${9 * megabyte}\r\n`
      const opened = Array.from({ length: 2 * places }, async () => {
        const socket = await target.connect('gateway')
        socket.resume().write(`${head}X-Forwarded-For: ${newClient()}\r\n\r\nx`)
        return socket
      })
      const sockets = await Promise.all(opened)
      try {
        await pause(storedForMs)
        const answer = await sendFile(target, await anUploadGrant(target), { name: 'photo.jpg', bytes: await aPhoto() })
        return answer.status === 201 || `the person was answered ${told(answer)}`
      } finally {
        for (const socket of sockets) socket.destroy()
      }
    },
    holds: (verdict) => verdict,
  }
}
