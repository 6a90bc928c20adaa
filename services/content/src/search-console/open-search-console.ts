import type { InferType } from 'yup'

import type { contentSettings } from '../config.js'
import { GoogleSearchConsole } from './google-search-console.js'
import type { SearchConsole } from './search-console.js'
import { readServiceAccount } from './service-account.js'

/** Search Console as the settings have it: undefined without a key; throws what is wrong with one (D-36, D-38). */
export function openSearchConsole({
  CONTENT_SEARCH_CONSOLE_KEY_FILE: keyFile,
  CONTENT_SITE_ORIGIN: origin,
}: Pick<InferType<typeof contentSettings>, 'CONTENT_SEARCH_CONSOLE_KEY_FILE' | 'CONTENT_SITE_ORIGIN'>):
  | SearchConsole
  | undefined {
  if (!keyFile) return undefined
  if (!origin) throw new Error('CONTENT_SEARCH_CONSOLE_KEY_FILE needs CONTENT_SITE_ORIGIN: the site that it is for')
  return new GoogleSearchConsole(readServiceAccount(keyFile), origin)
}
