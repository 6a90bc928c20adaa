import type { Output } from '@seneb/contracts/define'
import type { ListValues } from '@seneb/contracts/messages/content/value.messages'

import { renderProse } from '../prose/render-prose.js'
import { readPublications, type PublishingCtx } from '../publications/read-publications.js'

/** Our values in their order, in one statement (VALS-01, P9). */
export async function listValues(ctx: PublishingCtx): Promise<Output<typeof ListValues>> {
  const published = await readPublications([{ kind: 'value' }], ctx)

  const values = published.all('value').map(({ content }) => content)
  return { values: values.map(({ key, text, title }) => ({ key, title, html: renderProse(text) })) }
}
