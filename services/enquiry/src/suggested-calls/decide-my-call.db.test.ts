import { afterAll, beforeAll, expect, test } from '@jest/globals'

import { careDesk, versionOf, type CareDesk } from '../care-enquiry-details/care-desk.fixture.js'
import { readCareEnquiry } from '../care-enquiry-details/read-care-enquiry.js'
import { openSession } from '../plan-decisions/sent-plan.fixture.js'
import { onReplyStatusChanged } from '../replies/on-reply-status-changed.js'
import { queueReplies } from '../replies/queue-replies.js'
import { sendReply } from '../replies/send-reply.js'
import { decideMyCall, listMyCalls } from './decide-my-call.js'

const submittedAt = new Date('2026-11-22T09:00:00Z')
const after = (seconds: number) => new Date(submittedAt.getTime() + seconds * 1000)
const startsAt = '2026-11-25T12:30:00.000Z'
let desk: CareDesk

beforeAll(async () => {
  desk = await careDesk()
})
afterAll(() => desk.postgres.close())

const agent = (seconds: number) => desk.as('Mona', ['care-agent'], after(seconds))

/** Suggests a call by a reply; with `isSent` the mail server has accepted it. */
async function suggestedCall({ isSent }: { readonly isSent: boolean }) {
  const enquiryId = await desk.tripPlan({}, submittedAt)
  const fields = [
    { name: 'day', value: '2026-11-25' },
    { name: 'time', value: '14:30' },
    { name: 'way', value: 'by telephone' },
  ]
  const of = { enquiryId, version: await versionOf(enquiryId, agent(1)), template: 'offer-call', templateVersion: 1 }
  const { replyId: callId } = await sendReply({ ...of, takeOver: false, fields }, agent(2))
  await queueReplies(desk.at(after(60)))
  const ctx = desk.at(after(61))
  const data = { replyId: callId, enquiryId, state: 'sent', at: after(61).toISOString() } as const
  if (isSent) await onReplyStatusChanged({ id: ctx.newId(), at: after(61), data }, ctx)
  return { enquiryId, callId, session: await openSession(desk, enquiryId, after(62)) }
}

test('the person sees a call once its mail was accepted, agrees, and can change their mind', async () => {
  const { callId, enquiryId, session } = await suggestedCall({ isSent: true })
  expect(await listMyCalls({ session }, desk.at(after(63)))).toEqual({
    calls: [{ callId, startsAt, state: 'suggested' }],
  })
  await decideMyCall({ session, callId, decision: 'agreed' }, desk.at(after(64)))
  const again = await decideMyCall({ session, callId, decision: 'agreed' }, desk.at(after(65)))
  expect(again.calls).toEqual([{ callId, startsAt, state: 'agreed', decidedAt: after(64).toISOString() }])
  await decideMyCall({ session, callId, decision: 'declined' }, desk.at(after(66)))

  const { events } = await readCareEnquiry({ enquiryId, eventsAfter: undefined }, agent(70))
  const lines = events.filter(({ kind }) => kind.startsWith('call-'))
  expect(lines.map(({ actorId, kind }) => [kind, actorId])).toEqual([
    ['call-declined', undefined],
    ['call-agreed', undefined],
  ])
})

test('a call whose mail is on its way is not shown, and one that has begun cannot be decided', async () => {
  const unsent = await suggestedCall({ isSent: false })
  expect(await listMyCalls({ session: unsent.session }, desk.at(after(63)))).toEqual({ calls: [] })

  const { callId, enquiryId } = await suggestedCall({ isSent: true })
  const begun = new Date('2026-11-25T12:31:00Z')
  const session = await openSession(desk, enquiryId, begun)
  const deciding = decideMyCall({ session, callId, decision: 'agreed' }, desk.at(begun))
  await expect(deciding).rejects.toMatchObject({ code: 'MY_REQUEST_CONFLICT' })
})

test('a call is decided only by its own person, and only after a code', async () => {
  const [mine, other] = [await suggestedCall({ isSent: true }), await suggestedCall({ isSent: true })]
  const ctx = desk.at(after(70))
  const foreign = decideMyCall({ session: mine.session, callId: other.callId, decision: 'agreed' }, ctx)
  await expect(foreign).rejects.toMatchObject({ code: 'MY_REQUEST_CONFLICT' })
  const look = await openSession(desk, mine.enquiryId, after(62), 'look')
  const looking = decideMyCall({ session: look, callId: mine.callId, decision: 'agreed' }, ctx)
  await expect(looking).rejects.toMatchObject({ code: 'LEVEL_TOO_LOW' })
})
