import type { Input, Output } from '@seneb/contracts/define'
import type { SaveOwnViews, SaveTeamViews, ListSavedViews } from '@seneb/contracts/messages/enquiry/saved-view.messages'
import { AppError } from '@seneb/platform/app-error'
import { canonicalJson } from '@seneb/service-kit/requests/idempotency'
import { requireStaff } from '@seneb/service-kit/requests/actors'
import type { Ctx } from '@seneb/service-kit/ctx'
import type { WriteTx } from '@seneb/service-kit/database/db'
import { In } from 'typeorm'
import { defineAuditedResource } from '@seneb/service-kit/requests/audited-resource'

import { countViews } from '../care-enquiries/count-care-enquiries.js'
import { SavedViews, type Views, saveViewsSql } from './saved-views.entity.js'

type TeamViewsInput = Input<typeof SaveTeamViews>
type Saved = Output<typeof SaveTeamViews>

/** Saves the caller's own views. Only the caller sees them, so there is no audit entry (S10). */
export async function saveOwnViews(input: Input<typeof SaveOwnViews>, ctx: Ctx): Promise<Saved> {
  return ctx.db.write(async (tx) => (await save(requireStaff(ctx).id, input, { tx, ctx })).saved)
}

/** Saves the views of the team; they apply to every member, so the change is audited. */
export async function saveTeamViews(input: TeamViewsInput, ctx: Ctx): Promise<Saved> {
  return ctx.db.write(async (tx) => {
    const { before, isChanged, saved } = await save(team, input, { tx, ctx })
    if (isChanged) {
      const [was, is] = [inWords(before), inWords(input.views)]
      const object = { resource: savedViewAudit, id: team }
      await ctx.audit(tx, { action: 'save-team-views', object, before: { views: was }, after: { views: is } })
    }
    return saved
  })
}

interface Saving {
  readonly tx: WriteTx
  readonly ctx: Ctx
}

/**
 * Saves a list over the version the caller saw; the second of two saves from the same version is rejected (R8). Saving
 * the stored content again succeeds without a change, so a retry after a lost response works.
 */
async function save(owner: string, { version, views }: TeamViewsInput, { ctx, tx }: Saving) {
  const stored = await tx.findOne(SavedViews, { owner })
  const before = stored?.views ?? []
  if (stored && canonicalJson(stored.views) === canonicalJson(views)) {
    return { before, isChanged: false, saved: { version: stored.version } }
  }
  const params = [owner, version, JSON.stringify(views), ctx.now()]
  const [saved] = await tx.query<Saved>(saveViewsSql, params)
  if (!saved) throw new AppError('CHANGED_MEANWHILE')
  return { before, isChanged: true, saved }
}

/** Returns each view's name and filter, so that the audit trail shows changes to either. */
function inWords(views: Views): string[] {
  return views.map(({ filter, name }) => `${name} (${filterTerms(filter).join(' ')})`)
}

function filterTerms({ kind, show, ...flags }: Views[number]['filter']): string[] {
  const set = Object.entries(flags).flatMap(([flag, isOn]) => (isOn ? [flag] : []))
  return [show, ...(kind ? [kind] : []), ...set]
}

/** Owner of the views that are shown to the whole team. */
const team = 'team'

type Listed = Output<typeof ListSavedViews>

/**
 * Returns the caller's own views, shown only to the caller, and the team's, each with the number of enquiries the
 * caller sees in it. It uses two statements, however many views there are.
 */
export async function listSavedViews(ctx: Pick<Ctx, 'db' | 'now' | 'staff'>): Promise<Listed> {
  const own = requireStaff(ctx).id
  return ctx.db.read(async (tx) => {
    const lists = await tx.find(SavedViews, { where: { owner: In([own, team]) } })
    const listOf = (owner: string) => {
      const list = lists.find((one) => one.owner === owner)
      return { version: list?.version ?? 0, views: list?.views ?? [] }
    }
    const listed = { own: listOf(own), team: listOf(team) }
    const filters = [...listed.own.views, ...listed.team.views].map(({ filter }) => filter)
    const counts = await countViews(filters, tx, ctx)
    const ofOwn = listed.own.views.length
    return { ...listed, counts: { own: counts.slice(0, ofOwn), team: counts.slice(ofOwn) } }
  })
}

/** Audit format of the team's views: their names in order. */
const savedViewAudit = defineAuditedResource('saved-views', { views: 'plain' })
