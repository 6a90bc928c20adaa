import { counter, labelled, type Counter } from '@seneb/platform/metrics'

/** Requests that were refused because there was too much at once: at work, on their way in, or of one client. */
export function countRefusals(): Counter {
  return counter('seneb_http_refused', {
    description: 'Requests refused because too much came at once, by what there was too much of',
    labels: labelled('reason', ['in-flight', 'bodies', 'bodies-of-client']),
  })
}
