import type { Output } from '@seneb/contracts/define'
import type { ListLegalDocuments } from '@seneb/contracts/messages/content/legal-document.messages'

import { readPublications, type PublishingCtx } from '../publications/read-publications.js'
import { latestOf } from './legal-version.rules.js'

/** The legal documents with the date of their newest version, in one statement (LEGAL-01, D-65, P9). */
export async function listLegalDocuments(ctx: PublishingCtx): Promise<Output<typeof ListLegalDocuments>> {
  const published = await readPublications([{ kind: 'legal-document' }], ctx)

  const legalDocuments = published.all('legal-document').map(({ content }) => {
    const { slug, title, versions } = content
    const { publishedOn, version } = latestOf(versions)
    return { slug, path: `/${slug}`, title, version, publishedOn }
  })
  return { legalDocuments }
}
