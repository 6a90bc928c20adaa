import { PromiseMeterDocument } from '../graph/generated/graphql.js'
import type { ReadPublished } from '../graph/load-context.js'
import type { Meter } from './promise-meter.js'

/** Maximum time a page waits for the meter; without it, the page shows no figure. */
const timeoutMs = 800

/** Returns the public meter of the 24-hour promise; null when there are too few enquiries or the request fails. */
export async function readMeter(read: ReadPublished): Promise<Meter> {
  const reading = await read(PromiseMeterDocument, {}, timeoutMs)
  return reading.unavailable ? null : (reading.data.responseTimeStats ?? null)
}
