import { AppError } from '@seneb/platform/app-error'

import type { IdentityTestCtx } from '../../../services/identity/src/identity.fixture.js'

/** One known attack on sign-ins; `At` is its target. */
export interface AuthAttack<At = IdentityTestCtx> {
  readonly name: string
  /** True when it measures a time or a size, and so runs only on an otherwise idle machine, not among other tests. */
  readonly isMeasured?: true
  /** True when the attacker obtained something they have no right to. */
  readonly succeeds: (at: At) => Promise<boolean>
}

/** Several variants of one attack, tried one after another; it succeeds when one of them does. */
export function anyOf<At>(...ways: readonly AuthAttack<At>['succeeds'][]): AuthAttack<At>['succeeds'] {
  return async (at) => {
    for (const way of ways) if (await way(at)) return true
    return false
  }
}

/**
 * Returns `taken` when a request was accepted, or the code of its refusal. Rejects with any other error, which is an
 * internal one.
 */
export async function outcomeOf(request: Promise<unknown>): Promise<string> {
  try {
    await request
    return 'taken'
  } catch (error) {
    if (error instanceof AppError) return error.code
    throw error
  }
}

/** Returns the number of accepted requests. */
export async function acceptedOf(requests: readonly Promise<unknown>[]): Promise<number> {
  const outcomes = await Promise.all(requests.map(outcomeOf))
  return outcomes.filter((outcome) => outcome === 'taken').length
}
