import type { Input, Output } from '@seneb/contracts/define'
import { CareEnquiryChanged } from '@seneb/contracts/messages/enquiry/care-enquiry.messages'
import type { MergeEnquiries } from '@seneb/contracts/messages/enquiry/merge.messages'
import { AppError } from '@seneb/platform/app-error'
import { permittedBy } from '@seneb/service-kit/requests/access'
import { requireStaff } from '@seneb/service-kit/requests/actors'
import type { Ctx } from '@seneb/service-kit/ctx'
import type { WriteTx } from '@seneb/service-kit/database/db'

import {
  assertNotClaimedByAnother,
  claimFor,
  lockedEnquiry,
  updateCareEnquiry,
  writeChange,
  type Locked,
} from '../care-enquiries/change-care-enquiry.js'
import { recomputeMessages } from '../care-enquiries/recompute-messages.js'
import { writeLine } from '../care-enquiries/write-lines.js'
import { lockBothSql, Merge, mergeFactsSql } from './merge.entity.js'

type MergeInput = Input<typeof MergeEnquiries>

interface Pair {
  readonly target: Locked
  readonly merged: Locked
}

/**
 * Merges an enquiry into another of the same person by a pointer; no row moves. Each keeps its reference, its promise
 * and its address. Merged enquiries form no chains.
 */
export async function mergeEnquiries(request: MergeInput, ctx: Ctx): Promise<Output<typeof MergeEnquiries>> {
  const { enquiryId, mergedId, mergedVersion, version } = request
  return ctx.db.write(async (tx) => {
    await tx.query(lockBothSql, [[enquiryId, mergedId]])
    const target = await lockedEnquiry(enquiryId, version, tx)
    const merged = await lockedEnquiry(mergedId, mergedVersion, tx)
    for (const enquiry of [target, merged]) assertNotClaimedByAnother(enquiry, ctx)
    await assertMergeable({ target, merged }, request, { tx, ctx })
    await point({ target, merged }, tx, ctx)
    const change = {
      patch: claimFor(ctx),
      line: { kind: 'merged', other_enquiry_id: mergedId },
      audit: { action: 'merge-enquiries', after: { mergedReference: merged.reference } },
    } as const
    const changed = await writeChange(target, change, { tx, ctx })
    await recomputeMessages([enquiryId], tx)
    return changed
  })
}

interface Facts {
  readonly isSameAddress: boolean
  /** Whether other enquiries are merged into the one to merge. */
  readonly hasMerged: boolean
}

async function assertMergeable(
  { target, merged }: Pair,
  { isSamePerson }: MergeInput,
  { ctx, tx }: { readonly tx: WriteTx; readonly ctx: Ctx },
): Promise<void> {
  if (target.id === merged.id) throw inputError('mergedId', 'Please choose another enquiry')
  const [facts] = await tx.query<Facts>(mergeFactsSql, [target.id, merged.id])
  if (target.merged_into || merged.merged_into || facts?.hasMerged)
    throw inputError('mergedId', 'One of them is already merged with another enquiry. Please undo that first')
  if (facts?.isSameAddress) return
  const mayConfirm = permittedBy(requireStaff(ctx), 'enquiry:assign') !== undefined
  if (!mayConfirm) throw inputError('isSamePerson', 'Their email addresses differ. A care lead can merge them')
  if (!isSamePerson) throw inputError('isSamePerson', 'Their email addresses differ. Please confirm it is one person')
}

function inputError(path: string, message: string): AppError {
  return new AppError('INPUT_INVALID', { fields: [{ path, message }] })
}

/** The merged enquiry follows the assignee of the target, so that nobody has to claim what no list shows. */
async function point({ target, merged }: Pair, tx: WriteTx, ctx: Ctx): Promise<void> {
  const [at, staffId] = [ctx.now(), requireStaff(ctx).id]
  const patch = { merged_into: target.id, assignee_id: staffId, claimed_until: null, last_activity_at: at }
  const version = await updateCareEnquiry(merged, patch, tx)
  const merge = { id: ctx.newId(), target_id: target.id, merged_id: merged.id, assignee_before: merged.assignee_id }
  await tx.save(Object.assign(new Merge(), { ...merge, merged_version: version, merged_at: at, merged_by: staffId }))
  const line = { id: ctx.newId(), at, kind: 'merged', actor_id: staffId, other_enquiry_id: target.id } as const
  await writeLine({ enquiryId: merged.id, ...line, mirrored_from: line.id }, tx, ctx)
  await tx.publish(CareEnquiryChanged, { enquiryId: merged.id, version })
}
