import type { Input, Output } from '@seneb/contracts/define'
import type { PreviewPublication } from '@seneb/contracts/messages/content/publication-version.messages'

import { readArticle } from '../articles/read-article.js'
import type { ContentCtx } from '../content-ctx.js'
import { readLegalDocument } from '../legal-documents/read-legal-document.js'
import { readPage } from '../pages/read-page.js'
import { readOpenRecord } from '../publications/read-publication-versions.js'
import { readSpecialty } from '../specialties/read-specialty.js'
import { readTreatment } from '../treatments/read-treatment.js'

/** Reads a public page with the open version of a record in place of the published one, by the page's own use case. */
export async function previewPublication(
  { key, kind, page, slug }: Input<typeof PreviewPublication>,
  ctx: ContentCtx,
): Promise<Output<typeof PreviewPublication>> {
  const preview = { ...ctx, previewed: await readOpenRecord({ kind, key }, ctx) }
  const emptyPreview = { article: null, legalDocument: null, page: null, specialty: null, treatment: null }
  switch (page) {
    case 'article':
      return { ...emptyPreview, ...(await readArticle({ slug }, preview)) }
    case 'legal-document':
      return { ...emptyPreview, ...(await readLegalDocument({ slug }, preview)) }
    case 'specialty':
      return { ...emptyPreview, ...(await readSpecialty({ slug }, preview)) }
    case 'treatment':
      return { ...emptyPreview, ...(await readTreatment({ slug }, preview)) }
    default:
      return { ...emptyPreview, ...(await readPage({ slug }, preview)) }
  }
}
