import { isLegalKind, openStates, type PublicationContent } from '@seneb/contracts/publications/publication-editing'
import type { Ctx } from '@seneb/service-kit/ctx'
import type { WriteTx } from '@seneb/service-kit/database/db'

import { digestOf, type ShippedRow } from '../seed.rules.js'
import { baseDigestOf, nameOfContent } from './edit-version.js'
import { editedContentOf, editedVersionsOf } from './legal-drafts.js'
import type { Publication } from './publication.entity.js'
import { addHeadSql, lockHeadSql, PublicationHead, PublicationVersion } from './publication-version.entity.js'
import type { PublicationContent as ShippedPublication } from './shipped-publications.js'

const kind = 'legal-document'

interface Writing {
  readonly tx: WriteTx
  readonly ctx: Ctx
}

/**
 * Stores the newest text that a release has of a legal document, where staff published versions of their own: as a draft
 * of the next version, or in the history while there is a draft. Nothing is stored twice.
 */
export async function storeReleasedTexts(
  shipped: readonly ShippedRow<ShippedPublication>[],
  stored: readonly Publication[],
  write: Writing,
): Promise<void> {
  for (const row of stored.filter((one) => isLegalKind(one.kind) && one.seeded_hash === null)) {
    const released = shipped.find(({ key }) => key === `${kind}/${row.key}`)?.content
    if (released) await storeReleased(editedContentOf({ ...released, kind, changed_at: write.ctx.now() }), row, write)
  }
}

async function storeReleased(content: PublicationContent, stored: Publication, { ctx, tx }: Writing): Promise<void> {
  const { key } = stored
  const versions = await tx.find(PublicationVersion, { where: { kind, key } })
  const known = new Set([...editedVersionsOf(stored), ...versions].map((version) => digestOf(textOf(version.content))))
  if (known.has(digestOf(textOf(content)))) return
  const hasDraft = versions.some(({ state }) => openStates.some((open) => open === state))
  await tx.query(addHeadSql, [kind, key])
  const [head] = await tx.query<{ revision: number }>(lockHeadSql, [kind, key])
  await tx.update(PublicationHead, { kind, key }, { revision: (head?.revision ?? 0) + 1 })
  const version = {
    ...nameOfContent(kind, key, content),
    number: Math.max(0, ...versions.map(({ number }) => number)) + 1,
    state: hasDraft ? ('discarded' as const) : ('draft' as const),
    content,
    note: hasDraft ? `${note} There was a draft; make one of this text when it is done.` : note,
    authors: [],
    base_digest: baseDigestOf({ ...stored, content: editedContentOf(stored) }),
    written_at: ctx.now(),
  }
  await tx.save(Object.assign(new PublicationVersion(), { kind, key, ...version }))
  ctx.log.warn({ id: key, revision: version.number }, 'the text of a release waits on the desk for publication')
}

const note = 'Text of a release. The site keeps the version that staff published.'

/** Returns the part of a version that people read; its description may be that of the draft. */
function textOf({ intro, sections }: PublicationContent): PublicationContent {
  return { intro, sections }
}
