import { hostileFiles, type HostileFile } from '../../../../gateway/src/uploads/hostile-files.fixture.js'
import type { AttackCase, Family } from '../attack-case.js'
import { wellFormed, type RawResponse } from '../exchange.js'
import { newClient, type Target } from '../target.js'
import { rejectedWith } from '../verdicts.js'

/** The right to send one file, for one client. */
export interface UploadGrant {
  readonly token: string
  readonly client: string
}

/** Gets an upload grant as pages do. */
export async function anUploadGrant(target: Target, client = newClient()): Promise<UploadGrant> {
  const headers = { 'x-forwarded-for': client }
  const response = await target.send('gateway', { method: 'POST', path: '/uploads/tokens', headers })
  const { token = '' } = JSON.parse(response.text || '{}') as { token?: string }
  if (token === '') throw new Error(`no upload token was given: ${response.status} ${response.text.slice(0, 100)}`)
  return { token, client }
}

/** Sends a file with an upload grant. */
export function sendFile(
  target: Target,
  { token, client }: UploadGrant,
  file: { name: string; bytes: Buffer },
): Promise<RawResponse> {
  const headers = {
    'x-forwarded-for': client,
    'x-upload-token': token,
    'x-file-name': encodeURIComponent(wellFormed(file.name)),
    'content-length': file.bytes.length,
  }
  return target.send('gateway', { method: 'POST', path: '/uploads', headers, body: file.bytes })
}

/** The quick run sends one of this number of files; the tests of the upload endpoint send all of them. */
const quickShare = 6

/** Hostile files, each uploaded (S12); gateway/src/uploads proves that stored ones are passive. */
export const files: Family = {
  name: 'files',
  replays: 'hostile files and names, bombs; findings H1, H2, M6',
  cases: async (size) =>
    (await hostileFiles()).filter((_file, i) => size === 'whole' || i % quickShare === 0).map(asCase),
}

function asCase(file: HostileFile): AttackCase<RawResponse> {
  return {
    name: file.what,
    send: async (target) => {
      const grant = await anUploadGrant(target)
      target.responses.length = 0
      return sendFile(target, grant, file)
    },
    holds: rejectedWith(...(file.expected === 'passive' ? [201] : []), 403, 410, 413, 415, 422),
  }
}
