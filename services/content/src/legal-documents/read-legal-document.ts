import type { Output, Input } from '@seneb/contracts/define'
import type { ReadLegalDocument, ListLegalDocuments } from '@seneb/contracts/messages/content/page.messages'

import { bodyOf } from '../prose/body.js'
import { metaOf } from '../prose/text.rules.js'
import { readPublications, type PublishingCtx } from '../publications/read-publications.js'

/** One legal document, newest or as it once was; null for an unknown slug or version (LEGAL-01, D-65). */
export async function readLegalDocument(
  { slug, version }: Input<typeof ReadLegalDocument>,
  ctx: PublishingCtx,
): Promise<Output<typeof ReadLegalDocument>> {
  const published = await readPublications([{ kind: 'legal-document', key: slug, version }], ctx)
  const row = published.one('legal-document', slug)
  if (!row) return { legalDocument: null }
  const { versions } = row.content
  const latest = latestOf(versions)
  const shown = version === undefined ? latest : versions.find((one) => one.version === version)
  if (!shown) return { legalDocument: null }
  const { meta, summary, title } = { ...row.content, ...shown }

  return {
    legalDocument: {
      slug,
      path: `/${slug}`,
      title,
      summary,
      meta: metaOf({ meta, heading: title, summary, sections: shown.sections }),
      ...bodyOf(shown),
      version: shown.version,
      publishedOn: shown.publishedOn,
      isLatest: shown === latest,
      versions: versions.toReversed().map((one) => ({
        version: one.version,
        publishedOn: one.publishedOn,
        changes: one.changes ?? null,
      })),
    },
  }
}

/** The legal documents with the date of their newest version, in one statement (LEGAL-01, D-65, P9). */
export async function listLegalDocuments(ctx: PublishingCtx): Promise<Output<typeof ListLegalDocuments>> {
  const published = await readPublications([{ kind: 'legal-document', brief: true }], ctx)

  const legalDocuments = published.all('legal-document').map(({ content }) => {
    const { slug, title, versions } = content
    const { publishedOn, version } = latestOf(versions)
    return { slug, path: `/${slug}`, title, version, publishedOn }
  })
  return { legalDocuments }
}

/** The newest version, which comes last (D-65). */
function latestOf<V>(versions: readonly [V, ...V[]]): V {
  return versions.at(-1) ?? versions[0]
}
