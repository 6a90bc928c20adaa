import type { Output, Input } from '@seneb/contracts/define'
import type { ReadPage } from '@seneb/contracts/messages/content/page.messages'

import { faqsOn } from '../faqs/faqs-on.js'
import { bodyOf, pointsOf } from '../prose/body.js'
import { metaOf } from '../prose/text.rules.js'
import { readPublications, type PublishingCtx } from '../publications/read-publications.js'

/** Returns a standalone page, read with one statement; null for an unknown slug (SPEC-07, SPEC-08). */
export async function readPage({ slug }: Input<typeof ReadPage>, ctx: PublishingCtx): Promise<Output<typeof ReadPage>> {
  const published = await readPublications([{ kind: 'page', key: slug }, { kind: 'faq' }], ctx)
  const page = published.one('page', slug)
  if (!page) return { page: null }

  const { content } = page
  return {
    page: {
      slug,
      path: `/${slug}`,
      heading: content.heading,
      summary: content.summary,
      image: content.image ?? null,
      meta: metaOf(content),
      ...bodyOf(content),
      benefits: pointsOf(content.benefits),
      faqs: faqsOn(slug, published),
      relatedTopics: [...content.relatedTopics],
      changedAt: published.changedAt(page),
    },
  }
}
