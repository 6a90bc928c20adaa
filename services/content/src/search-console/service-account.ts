import { readFileSync } from 'node:fs'

import { httpUrl } from '@seneb/platform/config'
import { object, string, type InferType } from 'yup'

const keyFile = object({
  client_email: string().required(),
  private_key: string().required(),
  private_key_id: string().required(),
  token_uri: httpUrl().required(),
})

/** The account that our property in Search Console has let in. */
export type ServiceAccount = InferType<typeof keyFile>

/** Reads the key of a service account as Google gives it; throws a sentence without anything of its contents. */
export function readServiceAccount(path: string): ServiceAccount {
  try {
    return keyFile.validateSync(JSON.parse(readFileSync(path, 'utf8')))
  } catch {
    throw new Error('CONTENT_SEARCH_CONSOLE_KEY_FILE names no readable key of a Google service account')
  }
}
