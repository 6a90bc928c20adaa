import { PromiseMeterDocument } from '../graph/generated/graphql.js'
import type { ReadPublished } from '../graph/load-context.js'
import type { Meter } from './promise-meter.js'

/** A page does not wait longer for the meter; without it, it says no figure. */
const timeoutMs = 800

/** The public meter of the 24 hours; null while there are too few enquiries, or while nobody can count them. */
export async function readMeter(read: ReadPublished): Promise<Meter> {
  const reading = await read(PromiseMeterDocument, {}, timeoutMs)
  return reading.unavailable ? null : (reading.data.promiseMeter ?? null)
}
