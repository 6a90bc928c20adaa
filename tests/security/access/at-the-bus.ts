import { createAsker, type Asker } from '@seneb/bus/ask'
import { connectBus } from '@seneb/bus/bus'
import type { Question } from '@seneb/contracts/define'
import { everyQuestion } from '@seneb/contracts/messages/every-message'
import { VerifySession } from '@seneb/contracts/messages/identity/session.messages'
import { partnerScopes } from '@seneb/contracts/vocabulary/partner-access'
import { staffRoles } from '@seneb/contracts/vocabulary/staff-access'
import { AppError } from '@seneb/platform/app-error'
import { silentLogger } from '@seneb/testkit/silent-logger'
import { testKey } from '@seneb/testkit/test-keys'
import { testKeyPass, testPass } from '@seneb/testkit/test-pass'

import { passKeyName } from '../../../infra/deployables.ts'
import type { Caller } from './callers.js'
import { cellOf, compare, type Cell, type Table, type Verdict } from './matrix.js'

/**
 * Asks every question with every pass as the NATS user of the gateway, as somebody could who has taken it over. What is
 * asked is not readable, so nothing has an effect, and who is let in hears INPUT_INVALID.
 */
export async function compareAtBus(
  table: Table,
  natsUrl: string,
  callers: ReadonlyMap<string, Caller>,
): Promise<Verdict> {
  const bus = await connectBus({ name: 'gateway', url: natsUrl, log: silentLogger })
  try {
    const asker = createAsker(bus)
    const passes = new Map([...madePasses(), ['disabled', await passOfDisabled(asker, callers)] as const])
    const questions = new Map(everyQuestion.map((question) => [question.subject, question]))
    return await compare(table, [...questions.keys()], (subject, caller) =>
      ask(asker, questions.get(subject), passes.get(caller)),
    )
  } finally {
    await bus.drain()
  }
}

const signedBy = testKey(passKeyName)

function madePasses(): (readonly [string, string | undefined])[] {
  const all = { roles: staffRoles, signedBy }
  return [
    ['nobody', undefined],
    ...staffRoles.map((role) => [role, testPass({ roles: [role], signedBy })] as const),
    ['stale', testPass({ ...all, provenAgoS: 660 })],
    ['late', testPass({ ...all, ageS: 90 })],
    ['other-key', testPass({ ...all, signedBy: testKey('a key of somebody else') })],
    ['unsigned', testPass({ ...all, isUnsigned: true })],
    ['partner', testKeyPass({ signedBy })],
    ['partner-usage', testKeyPass({ scopes: ['usage:read'], signedBy })],
    ['partner-submit', testKeyPass({ scopes: ['enquiries:submit'], signedBy })],
    ['partner-follow', testKeyPass({ scopes: ['enquiries:read'], signedBy })],
    ['late-key', testKeyPass({ scopes: partnerScopes, ageS: 90, signedBy })],
    ['other-key-partner', testKeyPass({ scopes: partnerScopes, signedBy: testKey('a key of somebody else') })],
  ]
}

/** What identity gives somebody who may not enter any more: nothing. */
async function passOfDisabled(asker: Asker, callers: ReadonlyMap<string, Caller>): Promise<string | undefined> {
  const token = callers.get('disabled')?.token ?? ''
  const verified = await asker.ask(VerifySession, { token, isBackground: false }).catch(() => undefined)
  return verified?.pass
}

async function ask(asker: Asker, question: Question | undefined, pass: string | undefined): Promise<Cell> {
  if (!question) return 'no such question'
  try {
    await asker.ask(question, 'no object' as never, { pass })
    return '+'
  } catch (error) {
    // A question without fields has no INPUT_INVALID among its failures: what cannot be read is a failure of ours then.
    const code = error instanceof AppError ? error.code : 'INTERNAL'
    return code === 'INTERNAL' && !question.mayFail.includes('INPUT_INVALID') ? '+' : cellOf(code)
  }
}
