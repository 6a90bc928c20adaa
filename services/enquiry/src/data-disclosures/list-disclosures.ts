import type { Input, Output } from '@seneb/contracts/define'
import { todayInCairo } from '@seneb/contracts/forms/reply-text'
import type { ListDataDisclosures, ListMyDisclosures } from '@seneb/contracts/messages/enquiry/data-disclosure.messages'
import { maxListedDisclosures } from '@seneb/contracts/vocabulary/data-disclosures'
import { AppError } from '@seneb/platform/app-error'
import { requireStaff } from '@seneb/service-kit/requests/actors'
import type { Ctx } from '@seneb/service-kit/ctx'
import type { ReadTx } from '@seneb/service-kit/database/db'

import { requirePatientSession } from '../request-access/request-session.js'
import {
  listCopiesSql,
  listStaffDisclosuresSql,
  otherRecipientsSql,
  recordDisclosureSql,
  type OtherRecipients,
} from './data-disclosure.entity.js'

type Disclosure = Output<typeof ListMyDisclosures>['disclosures'][number]

/** Records that the calling staff member opened an enquiry with its person, once for each day. */
export async function recordDisclosure(enquiryId: string, ctx: Pick<Ctx, 'db' | 'now' | 'staff'>): Promise<void> {
  const { id, roles } = requireStaff(ctx)
  const at = ctx.now()
  await ctx.db.write((tx) => tx.query(recordDisclosureSql, [enquiryId, todayInCairo(at), id, roles[0] ?? '', at]))
}

/** Lists the recipients of a patient's data on their page. */
export function listMyDisclosures(
  { session }: Input<typeof ListMyDisclosures>,
  ctx: Ctx,
): Promise<Output<typeof ListMyDisclosures>> {
  return ctx.db.read(async (tx) => {
    const { enquiryId } = await requirePatientSession(session, tx, ctx)
    return { disclosures: (await findDisclosures(enquiryId, tx)) ?? [] }
  })
}

/** Lists the same for the team. */
export function listDataDisclosures(
  { enquiryId }: Input<typeof ListDataDisclosures>,
  ctx: Ctx,
): Promise<Output<typeof ListDataDisclosures>> {
  return ctx.db.read(async (tx) => {
    const disclosures = await findDisclosures(enquiryId, tx)
    if (!disclosures) throw new AppError('ENQUIRY_UNKNOWN')
    return { disclosures }
  })
}

interface Occasion {
  readonly firstAt: Date
  readonly lastAt: Date
  readonly count: number
}

interface Copy extends Occasion {
  readonly isByPatient: boolean
  /** Role of the staff member who took the copy; null when unknown, and for the patient. */
  readonly role: string | null
}

async function findDisclosures(enquiryId: string, tx: ReadTx): Promise<Disclosure[] | undefined> {
  const [others] = await tx.query<OtherRecipients>(otherRecipientsSql, [enquiryId])
  if (!others) return undefined
  const limits = [enquiryId, maxListedDisclosures]
  const staff = await tx.query<Occasion & { readonly role: string }>(listStaffDisclosuresSql, limits)
  const copies = await tx.query<Copy>(listCopiesSql, [enquiryId])
  return [...staff.map(openingOf), ...copies.map(copyOf), ...processorsOf(others)].toSorted((a, b) =>
    (b.lastAt ?? b.firstAt).localeCompare(a.lastAt ?? a.firstAt),
  )
}

function openingOf({ role, ...occasion }: Occasion & { readonly role: string }): Disclosure {
  return { recipient: 'staff', role, data: ['request'], ...timesOf(occasion) }
}

function copyOf({ isByPatient, role, ...occasion }: Copy): Disclosure {
  const recipient = isByPatient ? 'patient' : 'staff'
  return { recipient, role: role ?? undefined, data: ['copy'], ...timesOf(occasion) }
}

function timesOf({ count, firstAt, lastAt }: Occasion) {
  const isOnce = firstAt.getTime() === lastAt.getTime()
  return { firstAt: firstAt.toISOString(), lastAt: isOnce ? undefined : lastAt.toISOString(), count }
}

/** Returns the companies that work for us, and the partner that handed the request in. */
function processorsOf(others: OtherRecipients): Disclosure[] {
  const { draftConsentAt, lastMailAt, partnerName, planDecidedAt, submittedAt } = others
  const since = (firstAt: Date, lastAt: Date | null) => timesOf({ firstAt, lastAt: lastAt ?? firstAt, count: 1 })
  const recipients: Disclosure[] = [
    { recipient: 'hosting', data: ['request'], ...since(submittedAt, null) },
    { recipient: 'email', data: ['emails'], ...since(submittedAt, lastMailAt) },
  ]
  if (draftConsentAt) {
    recipients.push({ recipient: 'ai-writer', data: ['travel-facts'], ...since(draftConsentAt, null) })
  }
  if (partnerName) {
    const data: Disclosure['data'] = planDecidedAt ? ['receipt', 'plan-decision'] : ['receipt']
    recipients.push({ recipient: 'partner', name: partnerName, data, ...since(submittedAt, planDecidedAt) })
  }
  return recipients
}
