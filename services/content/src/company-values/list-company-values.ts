import type { Output } from '@seneb/contracts/define'
import type { ListCompanyValues } from '@seneb/contracts/messages/content/page.messages'

import { renderProse } from '../prose/render-prose.js'
import { readPublications, type PublishingCtx } from '../publications/read-publications.js'

/** Our values in their order, in one statement (VALS-01, P9). */
export async function listCompanyValues(ctx: PublishingCtx): Promise<Output<typeof ListCompanyValues>> {
  const published = await readPublications([{ kind: 'company-value' }], ctx)

  const companyValues = published.all('company-value').map(({ content }) => content)
  return { companyValues: companyValues.map(({ key, text, title }) => ({ key, title, html: renderProse(text) })) }
}
