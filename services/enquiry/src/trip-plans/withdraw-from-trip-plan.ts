import type { Payload } from '@seneb/contracts/define'
import type { ConsentWithdrawn } from '@seneb/contracts/messages/enquiry/consent.messages'
import type { WriteTx } from '@seneb/service-kit/storing/db'

import { endTripPlan } from '../retention/end-enquiry.js'
import { TripPlan } from './trip-plan.entity.js'

type Told = Payload<typeof ConsentWithdrawn>

/**
 * Does to a trip plan what the withdrawal of a consent means, and gives what the team is told of it. A trip plan rests
 * on its one consent, health included, so it ends whole unless the draft alone was withdrawn (TRIP-54, D-66).
 */
export async function withdrawFromTripPlan(
  { effect, id }: { readonly id: string; readonly effect: Told['effect'] },
  tx: WriteTx,
): Promise<Pick<Told, 'reference' | 'contact'>> {
  const plan = await tx.findOne(TripPlan, { id })
  if (!plan) throw new Error('a consent that can be withdrawn has no trip plan')

  const { email, full_name: fullName, phone_number: phoneNumber, reference } = plan
  if (effect === 'draft-erased')
    return { reference, contact: { fullName, email, phoneNumber: phoneNumber ?? undefined } }
  await endTripPlan(id, tx)
  return { reference }
}
