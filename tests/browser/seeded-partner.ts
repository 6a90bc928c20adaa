import { randomUUID } from 'node:crypto'

import { readLocation } from './config.js'
import { withDatabase } from './site-database.js'

/**
 * Returns the error code of the API for an operation with this key. Free-form documents are refused for the key here,
 * so a valid key gets that far: DOCUMENT_REFUSED.
 */
export async function codeByKey(key: string): Promise<string> {
  const response = await fetch(`${readLocation().gatewayUrl}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${key}` },
    body: JSON.stringify({ query: '{ partner { name } }' }),
  })
  const { errors = [] } = (await response.json()) as { errors?: { extensions: { code: string } }[] }
  return errors[0]?.extensions.code ?? 'answered'
}

/** Stores a partner without keys. */
export async function aPartner(): Promise<{ readonly id: string; readonly name: string }> {
  const [id, name] = [randomUUID(), `Delta Health ${randomUUID().slice(0, 8)}`]
  await withDatabase(
    `insert into identity.partners (id, name, created_at, created_by) values ($1, $2, now(), 'system:command')`,
    [id, name],
  )
  return { id, name }
}
