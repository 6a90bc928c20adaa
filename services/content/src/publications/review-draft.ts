import type { Input } from '@seneb/contracts/define'
import type {
  DiscardPublicationDraft,
  ReturnPublicationDraft,
  SubmitPublicationDraft,
} from '@seneb/contracts/messages/content/publication-version.messages'
import {
  isClaimKind,
  isLegalKind,
  type OpenState,
  type VersionState,
} from '@seneb/contracts/publications/publication-editing'
import { AppError } from '@seneb/platform/app-error'
import { requireStaff } from '@seneb/service-kit/requests/actors'
import type { Patch } from '@seneb/service-kit/database/db'

import {
  approvedRefusal,
  editPublicationVersion,
  refusedAt,
  requireOpen,
  type Change,
  type Editing,
  type Saved,
  type SeenPublication,
} from './edit-version.js'
import { assertChangesStated } from './legal-drafts.js'
import { assertPublishable } from './publication-problems.js'
import { PublicationVersion } from './publication-version.entity.js'
import type { PublishingCtx } from './read-publications.js'

/** Submits the draft for review. Of a legal document, it must pass the rules of publication, as they are today. */
export function submitPublicationDraft(seen: Input<typeof SubmitPublicationDraft>, ctx: PublishingCtx): Promise<Saved> {
  return move(seen, ctx, {
    action: 'submit-text',
    from: ['draft'],
    to: 'in-review',
    refusal: () => 'This draft has been submitted already',
    patch: ({ authors, content }, editing) => {
      if (isLegalKind(seen.kind)) assertPublishable({ ...seen, content }, ctx.now())
      assertChangesStated(seen.kind, content, editing)
      // The person who submits the text of a release answers for it, so that a second person approves it.
      return { return_reason: null, ...(authors.length === 0 && { authors: [requireStaff(ctx).id] }) }
    },
  })
}

/** Returns a version to its author with a reason. An approval ends with it. */
export function returnPublicationDraft(
  { reason, ...seen }: SeenPublication & Pick<Input<typeof ReturnPublicationDraft>, 'reason'>,
  ctx: PublishingCtx,
): Promise<Saved> {
  return move(seen, ctx, {
    action: 'return-text',
    from: ['in-review', 'approved'],
    to: 'draft',
    refusal: () => 'Only a text under review can be returned',
    patch: () => ({ return_reason: reason, approved_at: null, approved_by: null }),
    after: { reason },
  })
}

/** Approves a version under review. None of its authors may, so that two people have read it. */
export function approvePublicationDraft(seen: SeenPublication, ctx: PublishingCtx): Promise<Saved> {
  return move(seen, ctx, {
    action: 'approve-text',
    from: ['in-review'],
    to: 'approved',
    refusal: () => 'Only a text under review can be approved',
    patch: ({ authors, content }, editing) => {
      const { id } = requireStaff(ctx)
      if (authors.includes(id)) throw new AppError('APPROVER_IS_AUTHOR')
      assertPublishable({ ...seen, content }, ctx.now())
      assertChangesStated(seen.kind, content, editing)
      return { approved_at: ctx.now(), approved_by: id }
    },
  })
}

/**
 * Discards the open version, which stays in the history. One that is approved, or of the register of claims or of a
 * legal document and submitted, is first returned, or its schedule cancelled, by those who may publish it.
 */
export function discardPublicationDraft(
  seen: Input<typeof DiscardPublicationDraft>,
  ctx: PublishingCtx,
): Promise<Saved> {
  const owner = isClaimKind(seen.kind) ? 'the register' : isLegalKind(seen.kind) ? 'a legal document' : undefined
  return move(seen, ctx, {
    action: 'discard-text-draft',
    from: owner ? ['draft'] : ['draft', 'in-review'],
    to: 'discarded',
    refusal: ({ state }) => {
      if (owner) return `Only a draft of ${owner} can be discarded. Have this version returned to its author first.`
      if (state === 'approved') return approvedRefusal
      return 'This version is scheduled. Cancel its schedule before you discard it.'
    },
    patch: () => ({}),
  })
}

interface Move {
  readonly action: string
  readonly from: readonly OpenState[]
  readonly to: VersionState
  /** Sentence for a version in another state. */
  readonly refusal: (open: PublicationVersion) => string
  readonly patch: (open: PublicationVersion, editing: Editing) => Patch<PublicationVersion>
  readonly after?: Change['after']
}

/** Moves the open version from one state to another. */
function move(
  seen: SeenPublication,
  ctx: PublishingCtx,
  { action, after, from, patch, refusal, to }: Move,
): Promise<Saved> {
  return editPublicationVersion(seen, ctx, async (editing: Editing) => {
    const { key, kind, tx } = editing
    const open = requireOpen(editing)
    const { number } = open
    if (!from.some((state) => state === open.state)) throw refusedAt('revision', refusal(open))
    await tx.update(PublicationVersion, { kind, key, number }, { ...patch(open, editing), state: to })
    return { action, number, state: to, after }
  })
}
