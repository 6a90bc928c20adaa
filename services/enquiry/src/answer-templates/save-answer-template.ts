import type { Input } from '@seneb/contracts/define'
import type { AnswerTemplateForm } from '@seneb/contracts/forms/edited-template'
import { RestoreAnswerTemplate, SaveAnswerTemplate } from '@seneb/contracts/messages/enquiry/answer-template.messages'
import { AppError } from '@seneb/platform/app-error'
import { findPreviousReply, canonicalJson, executeIdempotently } from '@seneb/service-kit/requests/idempotency'
import type { Ctx } from '@seneb/service-kit/ctx'

import {
  answerTemplateAudit,
  assertWellMade,
  auditOf,
  lockedTemplate,
  versionRow,
  withFreeName,
  type Changing,
  type Saved,
} from './change-answer-template.js'
import { AnswerTemplate, AnswerTemplateVersion, type CurrentTemplate } from './answer-template.entity.js'

type Question = typeof RestoreAnswerTemplate | typeof SaveAnswerTemplate

/** Saves the next version of a template. Of two who saw the same one the second is told, and nothing of theirs is stored. */
export async function saveAnswerTemplate(request: Input<typeof SaveAnswerTemplate>, ctx: Ctx): Promise<Saved> {
  assertWellMade(request.template)
  return once({ contract: SaveAnswerTemplate, request }, ctx, async (changing) => {
    const current = await lockedTemplate(request.key, request.version, changing.tx)
    const { note, template: words } = request
    return writeNext(current, { words, note, action: 'save-template' }, changing)
  })
}

/** Writes the words of an earlier version once more, as the next one: nothing that was stored is changed or lost. */
export async function restoreAnswerTemplate(request: Input<typeof RestoreAnswerTemplate>, ctx: Ctx): Promise<Saved> {
  return once({ contract: RestoreAnswerTemplate, request }, ctx, async (changing) => {
    const { from, key, version } = request
    const current = await lockedTemplate(key, version, changing.tx)
    const words = await changing.tx.findOne(AnswerTemplateVersion, { key, version: from })
    if (!words) throw refused('from', 'Version not found')
    // The rules of subjects may have grown since then.
    assertWellMade(words)
    const note = `Version ${from} again`
    return writeNext(current, { words, note, action: 'restore-template' }, changing)
  })
}

async function once<Q extends Question>(
  asked: { readonly contract: Q; readonly request: Input<Q> },
  ctx: Ctx,
  fn: (changing: Changing) => Promise<Saved>,
): Promise<Saved> {
  try {
    return await withFreeName('template.name', 'Another template has this name already', () =>
      executeIdempotently<Q, Saved>(asked, ctx, (tx) => fn({ tx, ctx })),
    )
  } catch (error) {
    // The first request made the version that a repetition of it does not name.
    const isChanged = error instanceof AppError && error.code === 'CHANGED_MEANWHILE'
    const before = isChanged ? await findPreviousReply<Q, Saved>(asked, ctx) : undefined
    if (before) return before
    throw error
  }
}

interface Next {
  readonly words: AnswerTemplateForm
  readonly note: string | undefined
  readonly action: string
}

async function writeNext(current: CurrentTemplate, { action, note, words }: Next, changing: Changing): Promise<Saved> {
  const { ctx, tx } = changing
  if (wordsOf(words) === wordsOf(current)) throw refused('template', 'Nothing is different from the current version')
  const { key } = current
  const row = versionRow({ key, version: current.version + 1, words, note }, ctx)
  await tx.save(row)
  const { language, name, version } = row
  await tx.update(AnswerTemplate, { key }, { version, name, language })
  const object = { resource: answerTemplateAudit, id: key }
  await ctx.audit(tx, { action, object, before: auditOf(current), after: auditOf(row) })
  return { key, version }
}

function wordsOf({ body, fields, kinds, language, name, subject }: AnswerTemplateForm): string {
  return canonicalJson({ body, fields, kinds, language, name, subject })
}

function refused(path: string, message: string): AppError {
  return new AppError('INPUT_INVALID', { fields: [{ path, message }] })
}
