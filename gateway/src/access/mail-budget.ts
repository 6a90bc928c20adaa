import type { ClientLimits } from './client-limits.js'

/**
 * Asks with a form that makes us write to the address in it, and says that no mail may go there when it was written to
 * for as many forms within an hour as it may be (S20, D-82). The form itself is taken all the same, or anybody could lock
 * the owner of an address out of our forms; only accepted forms count, so wrong ones cannot use the budget up (ADR 0024).
 */
export async function withinMailBudget<Answer>(
  limits: Pick<ClientLimits, 'reserveMailTo'>,
  email: unknown,
  ask: (mail: { readonly withholdMail?: true }) => Promise<Answer>,
): Promise<Answer> {
  // What is no address is refused by the form, which has a sentence for it.
  if (typeof email !== 'string' || !email.includes('@')) return ask({})
  const mail = await limits.reserveMailTo(email)
  let isAccepted = false
  try {
    const answer = await ask(mail.isGranted ? {} : { withholdMail: true })
    isAccepted = true
    return answer
  } finally {
    await mail.settle(isAccepted)
  }
}
