import type { Verdict } from './attack-case.js'
import type { Answer } from './exchange.js'

/** Words of our insides that no answer may carry. */
const internalTerms =
  /node_modules|\/dist\/|\.[cm]?[jt]s:\d|\bat \w+[\w.]* \(|QueryFailed|typeorm|relation "|ECONNREFUSED|nats:\/\/|postgres:\/\/|Cannot read prop/i

/**
 * Returns the fault of a response that is never acceptable: an internal failure, or one that reveals internal details.
 */
export function firstError(answer: Answer): string | undefined {
  if (answer.status >= 500 && answer.status !== 503) return `answered ${answer.status}: ${shown(answer)}`
  const word = internalTerms.exec(answer.text)?.[0]
  return word === undefined ? undefined : `the answer speaks of our insides ('${word}')`
}

/** Refused with one of these statuses and a sentence. */
export function refused(...statuses: readonly number[]): (answer: Answer) => Verdict {
  return (answer) => {
    if (!statuses.includes(answer.status)) return `answered ${told(answer)} instead of ${statuses.join(' or ')}`
    return true
  }
}

/** Any answer will do that is none of a failure: a page, a refusal, a redirection on the site. */
export function respondedCorrectly(answer: Answer): Verdict {
  if (answer.status === 0) return `no answer (${answer.end})`
  return answer.status < 500 || `answered ${told(answer)}`
}

/** Answered with data and no error of ours. */
export function served(answer: Answer): Verdict {
  if (answer.status !== 200) return `answered ${told(answer)}`
  return !answer.text.includes('"errors"') || `answered ${shown(answer)}`
}

/** The first sentence that is not `true`. */
export function all(...verdicts: readonly Verdict[]): Verdict {
  return verdicts.find((verdict) => verdict !== true) ?? true
}

/** As far as a report shows an answer. */
export function told(answer: Answer): string {
  return answer.status === 0 ? `nothing (${answer.end})` : `${answer.status} ${shown(answer)}`
}

function shown({ text }: Answer): string {
  return JSON.stringify(text.slice(0, 160))
}
