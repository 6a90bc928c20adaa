import type { Verdict } from './attack-case.js'
import type { RawResponse } from './exchange.js'

/** Internal terms that no response may contain. */
const internalTerms =
  /node_modules|\/dist\/|\.[cm]?[jt]s:\d|\bat \w+[\w.]* \(|QueryFailed|typeorm|relation "|ECONNREFUSED|nats:\/\/|postgres:\/\/|Cannot read prop/i

/**
 * Returns the fault of a response that is never acceptable: an internal failure, or one that reveals internal details.
 */
export function firstError(response: RawResponse): string | undefined {
  if (response.status >= 500 && response.status !== 503) return `answered ${response.status}: ${shown(response)}`
  const word = internalTerms.exec(response.text)?.[0]
  return word === undefined ? undefined : `the answer speaks of our insides ('${word}')`
}

/** Refused with one of these statuses and a message. */
export function rejectedWith(...statuses: readonly number[]): (response: RawResponse) => Verdict {
  return (response) => {
    if (!statuses.includes(response.status))
      return `answered ${describeResponse(response)} instead of ${statuses.join(' or ')}`
    return true
  }
}

/** Accepts any response that is not a failure: a page, a rejection or a redirect within the site. */
export function respondedCorrectly(response: RawResponse): Verdict {
  if (response.status === 0) return `no answer (${response.end})`
  return response.status < 500 || `answered ${describeResponse(response)}`
}

/** Response with data and no internal error. */
export function served(response: RawResponse): Verdict {
  if (response.status !== 200) return `answered ${describeResponse(response)}`
  return !response.text.includes('"errors"') || `answered ${shown(response)}`
}

/** The first sentence that is not `true`. */
export function all(...verdicts: readonly Verdict[]): Verdict {
  return verdicts.find((verdict) => verdict !== true) ?? true
}

/** Returns the part of a response that a report shows. */
export function describeResponse(response: RawResponse): string {
  return response.status === 0 ? `nothing (${response.end})` : `${response.status} ${shown(response)}`
}

function shown({ text }: RawResponse): string {
  return JSON.stringify(text.slice(0, 160))
}
