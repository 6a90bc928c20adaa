import type { Input, Output } from '@seneb/contracts/define'
import type {
  ArchivePublication,
  ReadArchivedPage,
} from '@seneb/contracts/messages/content/publication-version.messages'
import { isExtensible } from '@seneb/contracts/publications/publication-editing'
import { siteRoutes } from '@seneb/contracts/vocabulary/site-routes'
import { AppError } from '@seneb/platform/app-error'
import type { ReadTx } from '@seneb/service-kit/database/db'

import { removePublication } from './store-publications.js'
import { lockPublicationsSql, Publication } from './publication.entity.js'
import { editPublicationVersion, refusedAt, type Saved, type SeenPublication } from './edit-version.js'
import { archivedPathSql, PublicationHead, PublicationVersion } from './publication-version.entity.js'
import type { PublishingCtx } from './read-publications.js'

/**
 * Takes a record off the site. Its address redirects to the given page or answers 410. A later start does not store the
 * shipped text again; restoring a version and publishing it brings the record back.
 */
export function archivePublication(
  { redirectPath, ...seen }: SeenPublication & Pick<Input<typeof ArchivePublication>, 'redirectPath'>,
  ctx: PublishingCtx,
): Promise<Saved> {
  return editPublicationVersion(seen, ctx, async ({ current, lastNumber, open, tx }) => {
    const { key, kind } = seen
    if (!current) throw lastNumber === 0 ? new AppError('PUBLICATION_UNKNOWN') : refusedAt('revision', notOnSite)
    if (!isExtensible(kind)) throw refusedAt('kind', kind === 'email-text' ? sentByUs : partOfNavigation)
    if (open) throw refusedAt('revision', 'There is a draft of this text. Publish or discard it first.')
    // Heads are locked before the content on the site, as everywhere.
    const redirect = redirectPath === undefined ? null : canonicalPath(redirectPath)
    if (current.path !== null) {
      await tx.update(PublicationHead, { redirect_path: current.path }, { redirect_path: redirect })
    }
    await tx.query(lockPublicationsSql)
    if (redirect !== null) await assertRedirect(redirect, current.path, { tx, samples: ctx.samples })
    await removePublication({ kind, key }, tx, ctx)
    await tx.update(PublicationVersion, { kind, key, state: 'published' }, { state: 'archived' })
    const archived = { archived_at: ctx.now(), archived_path: current.path, redirect_path: redirect }
    await tx.update(PublicationHead, { kind, key }, archived)
    const after = { redirectPath: redirect }
    return { action: 'archive-text', number: lastNumber, state: 'archived', before: { state: 'published' }, after }
  })
}

const partOfNavigation = 'This page is part of the navigation and cannot be archived'
const sentByUs = 'The platform sends this email, so its text cannot be archived'
const notOnSite = 'This text is not on the site'

/** Rejects a page that readers cannot get to, and every address of the archived one itself. */
async function assertRedirect(
  redirect: string,
  path: string | null,
  { samples, tx }: { readonly samples: boolean; readonly tx: ReadTx },
): Promise<void> {
  if (path === null || path.includes('#')) throw refusedAt('redirectPath', 'This text has no address of its own')
  if (redirect === path) throw refusedAt('redirectPath', 'Please choose another page than the archived one')
  const onSite = samples ? { path: redirect } : { path: redirect, is_sample: false }
  const isPage = listedPaths.has(redirect) || (await tx.findOne(Publication, onSite)) !== null
  if (!isPage) throw refusedAt('redirectPath', `There is no page at ${redirect}`)
}

/** Pages that the site map names; all others are for one person, or lead elsewhere themselves. */
const listedPaths: ReadonlySet<string> = new Set(
  siteRoutes.filter(({ listed, served }) => listed && served).map(({ paths: [path] }) => path),
)

/** Returns the one path under which the site shows a page; one that it does not know, as it is. */
function canonicalPath(typed: string): string {
  if (/[?#]/.test(typed)) throw refusedAt('redirectPath', 'Please give the path alone, without what follows ? or #')
  const article = /^\/(?:blogs?|news)\/([^/]+)$/.exec(typed)?.[1]
  if (article !== undefined) return `/blogs/${article}`
  const route = siteRoutes.find(({ paths }) => paths.some((path) => path === typed))
  return route?.paths[0] ?? typed
}

/** Returns where the address of an archived record leads; null for an address that was never archived. */
export async function readArchivedPage(
  { path }: Input<typeof ReadArchivedPage>,
  { db }: Pick<PublishingCtx, 'db'>,
): Promise<Output<typeof ReadArchivedPage>> {
  type Archived = { readonly redirectPath: string | null }
  const [archived] = await db.read((tx) => tx.query<Archived>(archivedPathSql, [path]))
  return { archived: archived ?? null }
}
