import { partnerAuthErrors, staffAuthErrors, type RequestContract } from '../define.js'
import type { ErrorCode } from '../errors.js'

/** Error codes shared by most requests, keyed by the phrase that replaces them in generated lists. */
const usual: Readonly<Record<string, readonly ErrorCode[]>> = {
  'nearly every request': ['INPUT_INVALID', 'UNAVAILABLE'],
  'requests for staff': staffAuthErrors,
  'requests for partners': partnerAuthErrors,
}

/** The errors of a request that other requests do not share. */
export function ownErrors({ errors }: Pick<RequestContract, 'errors'>): readonly ErrorCode[] {
  const shared = Object.values(usual).flat()
  return errors.filter((code) => !shared.includes(code))
}

/** Words for the requests that can fail with a shared code; undefined for any other code. */
export function usualSource(code: string): string | undefined {
  return Object.keys(usual).find((words) => usual[words]?.some((one) => one === code))
}
