import type { WriteTx } from '@seneb/service-kit/database/db'

import type { NotificationCtx } from '../notification-ctx.js'
import { eraseLinksSql, insertLinkSql, replaceLinkSql } from './request-link.entity.js'
import { sealLink } from './sealed-link.js'

interface IssuedLink {
  readonly enquiryId: string
  readonly token: string
  /** Time of the event that carried the secret. */
  readonly issuedAt: string
}

/** Stores the secret of an enquiry's first link; a later one stays. */
export async function storeFirstLink(link: IssuedLink, tx: WriteTx, ctx: Pick<NotificationCtx, 'atRest'>) {
  await tx.query(insertLinkSql, linkColumns(link, ctx))
}

/** Replaces the secret of an enquiry's link unless a newer one is stored. */
export async function replaceLink(link: IssuedLink, tx: WriteTx, ctx: Pick<NotificationCtx, 'atRest'>) {
  await tx.query(replaceLinkSql, linkColumns(link, ctx))
}

function linkColumns({ enquiryId, issuedAt, token }: IssuedLink, { atRest }: Pick<NotificationCtx, 'atRest'>) {
  return [enquiryId, sealLink(token, enquiryId, atRest), issuedAt]
}

/** Erases the secrets of enquiries. */
export async function eraseLinks(enquiryIds: readonly string[], tx: WriteTx): Promise<void> {
  await tx.query(eraseLinksSql, [enquiryIds])
}
