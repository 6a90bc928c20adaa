import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'

import { Sealing } from '@seneb/platform/sealing'

import { identityTokenKeyName } from '../deployables.ts'
import { plainFailure } from '../process/plain-failure.mjs'
import { secretsFile, writeSecrets, type Secrets } from './secrets.ts'

/** Name of the key that encrypts uploaded documents. */
const documents = 'documents'

/**
 * Steps of replacing a key, in order; after each, all processes receive the changed keys
 * (docs/runbooks/rotate-keys.md).
 */
export const keySteps = ['add', 'promote', 'retire'] as const
export type KeyStep = (typeof keySteps)[number]

/** A key by its purpose, with the ids of its parts; the first part encrypts, all decrypt. */
export interface ListedKey {
  readonly name: string
  readonly ids: readonly string[]
}

/** Every encryption key of a folder of secrets, without the keys themselves. */
export function listKeys(folder: string): readonly ListedKey[] {
  return [...ringsOf(readSecrets(folder))].map(([name, keys]) => ({ name, ids: new Sealing(keys).keyIds }))
}

/** Performs one step of replacing a key and returns the ids it has afterwards. */
export function changeKey(folder: string, step: KeyStep, name: string): readonly string[] {
  const secrets = readSecrets(folder)
  const rings = ringsOf(secrets)
  const keys = rings.get(name)
  if (keys === undefined)
    throw plainFailure(`There is no key called "${name}"; there are: ${[...rings.keys()].join(', ')}.`)
  const changed = stepped(
    keys.split(',').map((key) => key.trim()),
    step,
  ).join(',')
  const ring = name === documents ? { documentKey: changed } : { sealing: { ...secrets.sealing, [name]: changed } }
  writeSecrets(folder, { ...secrets, ...ring })
  return new Sealing(changed).keyIds
}

/** A new key first only decrypts and later encrypts, so that no process meets data encrypted with a key it lacks. */
function stepped(keys: readonly string[], step: KeyStep): readonly string[] {
  const last = keys.at(-1) ?? ''
  if (step === 'add') return [...keys, randomBytes(32).toString('base64')]
  if (keys.length < 2) throw plainFailure('There is one key alone; add another first.')
  return step === 'promote' ? [last, ...keys.slice(0, -1)] : keys.slice(0, -1)
}

/**
 * Returns the encryption keys by name; the key that signs identity tokens is left out, because nothing is stored under
 * it.
 */
function ringsOf({ documentKey, sealing }: Secrets): ReadonlyMap<string, string> {
  const others = Object.entries(sealing).filter(([name]) => name !== identityTokenKeyName)
  return new Map([[documents, documentKey], ...others])
}

function readSecrets(folder: string): Secrets {
  const file = secretsFile(folder)
  if (!existsSync(file)) throw plainFailure(`There are no secrets in ${folder}.`)
  return JSON.parse(readFileSync(file, 'utf8')) as Secrets
}
