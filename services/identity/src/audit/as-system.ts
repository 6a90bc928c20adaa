import { changedFields } from '@seneb/service-kit/answering/audited-noun'
import type { Acting } from '@seneb/service-kit/answering/acting'

import type { IdentityCtx } from '../identity-ctx.js'
import { noteOwnAct } from './note-own-act.js'

/** The world as it is for whoever runs the platform and works at its terminal: what they do is an act of `system` (S10). */
export function asSystem(ctx: IdentityCtx): IdentityCtx {
  const act: Acting = (tx, { action, after, before, object: { id, noun } }) => {
    const [object, fields] = [{ kind: noun.kind, id }, changedFields(noun, before, after)]
    return noteOwnAct({ action, object, fields, actor: { id: 'system', name: 'system' } }, tx, ctx)
  }
  return { ...ctx, actor: 'system:command', act }
}
