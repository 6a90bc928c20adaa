import type { Input } from '@seneb/contracts/define'
import type { SchedulePublicationDraft } from '@seneb/contracts/messages/content/publication-version.messages'
import { isLegalKind, needsApproval, publicationBounds } from '@seneb/contracts/publications/publication-editing'
import { AppError } from '@seneb/platform/app-error'
import { requireStaff } from '@seneb/service-kit/requests/actors'

import { assertChangesStated, recordOf, titleOfRecord } from './legal-drafts.js'
import { validityProblem } from './claim-problems.js'
import { storeEdited } from './store-publications.js'
import {
  assertOverCurrent,
  editPublicationVersion,
  refusedAt,
  requireOpen,
  type Editing,
  type Saved,
  type SeenPublication,
} from './edit-version.js'
import { assertPublishable } from './publication-problems.js'
import { PublicationHead, PublicationVersion } from './publication-version.entity.js'
import type { PublishingCtx } from './read-publications.js'

/** Publishes the open version. Pages, site map, search and API follow within seconds. */
export function publishPublicationDraft(seen: SeenPublication, ctx: PublishingCtx): Promise<Saved> {
  return editPublicationVersion(seen, ctx, async (editing) => {
    const open = requireOpen(editing)
    assertApproved(open)
    assertSecondPerson(open, ctx)
    if (open.state === 'scheduled') {
      throw refusedAt('revision', 'This version is scheduled. Cancel its schedule to publish it now.')
    }
    await publishVersion(editing, open, requireStaff(ctx).id)
    return { action: 'publish-text', number: open.number, state: 'published' }
  })
}

/** Schedules the open version. It passes the same checks now, and again when it is published. */
export function schedulePublicationDraft(
  { publishAt, ...seen }: SeenPublication & Pick<Input<typeof SchedulePublicationDraft>, 'publishAt'>,
  ctx: PublishingCtx,
): Promise<Saved> {
  return editPublicationVersion(seen, ctx, async (editing) => {
    const { key, kind, tx } = editing
    const open = requireOpen(editing)
    const { content, number } = open
    assertApproved(open)
    assertSecondPerson(open, ctx)
    assertOverCurrent(editing, open)
    assertPublishable({ kind, key, content }, ctx.now())
    assertChangesStated(kind, content, editing)
    const at = instantToCome(publishAt, ctx.now())
    assertShownFrom(at, content, editing)
    const scheduled = { state: 'scheduled', publish_at: at, scheduled_by: requireStaff(ctx).id } as const
    await tx.update(PublicationVersion, { kind, key, number }, { ...scheduled, return_reason: null })
    return {
      action: 'schedule-text',
      number,
      state: 'scheduled',
      before: { publishAt: open.publish_at?.toISOString() },
      after: { publishAt: at.toISOString() },
    }
  })
}

const dayMs = 24 * 60 * 60 * 1000

function instantToCome(publishAt: string, now: Date): Date {
  const at = new Date(publishAt)
  const days = (at.getTime() - now.getTime()) / dayMs
  if (days > 0 && days <= publicationBounds.scheduleDays) return at
  throw refusedAt('publishAt', days > 0 ? 'Please choose a time within a year' : 'Please choose a time to come')
}

/** Cancels the schedule; the version keeps its approval. */
export function cancelPublicationSchedule(seen: SeenPublication, ctx: PublishingCtx): Promise<Saved> {
  return editPublicationVersion(seen, ctx, async (editing) => {
    const { key, kind, tx } = editing
    const open = requireOpen(editing)
    const { number } = open
    if (open.state !== 'scheduled') throw refusedAt('revision', 'This version is not scheduled')
    const state = unscheduledState(open)
    await tx.update(PublicationVersion, { kind, key, number }, { state, publish_at: null, scheduled_by: null })
    return { action: 'cancel-text-schedule', number, state, before: { publishAt: open.publish_at?.toISOString() } }
  })
}

/** State of a version once its schedule ended without publication. */
export function unscheduledState({ approved_at }: PublicationVersion): 'approved' | 'draft' {
  return approved_at ? 'approved' : 'draft'
}

/** Rejects a record of the register that the site would not show from then on. Without samples, it never showed one. */
function assertShownFrom(at: Date, content: PublicationVersion['content'], { ctx, current }: Editing): void {
  const isOnSite = current !== null && (ctx.samples || !current.is_sample)
  const problem = validityProblem(content, { at, samples: ctx.samples, current: isOnSite ? current.content : null })
  if (problem) throw new AppError('INPUT_INVALID', { fields: [problem] })
}

/** Rejects with APPROVAL_NEEDED for content that no second person approved but has to; no schedule passes this. */
function assertApproved({ approved_at, content, kind }: PublicationVersion): void {
  if (needsApproval(kind, content) && !approved_at) throw new AppError('APPROVAL_NEEDED')
}

/** Rejects with APPROVER_IS_AUTHOR for a legal document, which none of its authors publishes or schedules. */
function assertSecondPerson({ authors, kind }: PublicationVersion, ctx: PublishingCtx): void {
  if (!isLegalKind(kind) || !authors.includes(requireStaff(ctx).id)) return
  const message = 'You wrote part of this text, so someone else has to publish it.'
  throw new AppError('APPROVER_IS_AUTHOR', { message })
}

/** Puts a version on the site in place of the one before, in the transaction of its event. */
export async function publishVersion(
  editing: Editing,
  version: PublicationVersion,
  publishedBy: string | null,
): Promise<void> {
  const { ctx, key, kind, stored, tx } = editing
  const { content, number, title } = version
  assertPublishable({ kind, key, content }, ctx.now())
  assertChangesStated(kind, content, editing)
  assertShownFrom(ctx.now(), content, editing)
  assertApproved(version)
  assertOverCurrent(editing, version)
  const record = recordOf(kind, content, { at: ctx.now(), stored })
  await storeEdited({ kind, key, record }, tx, ctx)
  await tx.update(PublicationVersion, { kind, key, state: 'published' }, { state: 'superseded' })
  const published = {
    state: 'published',
    published_at: ctx.now(),
    published_by: publishedBy,
    publish_at: null,
    title: titleOfRecord(kind, title, record),
  } as const
  await tx.update(PublicationVersion, { kind, key, number }, published)
  await tx.update(PublicationHead, { kind, key }, { archived_at: null, archived_path: null, redirect_path: null })
}
