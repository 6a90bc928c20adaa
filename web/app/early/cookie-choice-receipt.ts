import { documentHash } from '../graph/document-hash.js'
import { RecordCookieChoiceDocument, type RecordCookieChoiceMutation } from '../graph/generated/hashes/graphql.js'
import type { StoredCookieChoice } from './stored-cookie-choice.js'

/**
 * Sends a choice to the receipt log and gives the receipt's id; undefined when the log could not be reached, and then
 * the same key is tried again with the next page (D-03, CONS-11). Plain `fetch`: the graph client weighs more than all
 * of the early script, and this must outlive the page.
 */
export async function sendCookieChoice({
  choice,
  policyVersion,
  key,
}: StoredCookieChoice): Promise<string | undefined> {
  try {
    const response = await fetch('/graphql', {
      method: 'POST',
      keepalive: true,
      headers: { 'content-type': 'application/json', accept: 'application/graphql-response+json, application/json' },
      body: JSON.stringify({
        documentId: documentHash(RecordCookieChoiceDocument),
        operationName: 'RecordCookieChoice',
        variables: { input: { policyVersion, ...choice }, idempotencyKey: key },
      }),
    })
    const { data } = (await response.json()) as { data?: RecordCookieChoiceMutation | null }
    const result = data?.recordCookieChoice
    return result?.__typename === 'CookieChoiceRecorded' ? result.receiptId : undefined
  } catch {
    return undefined
  }
}
