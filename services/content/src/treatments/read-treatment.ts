import type { Output, Input } from '@seneb/contracts/define'
import type { ReadTreatment, ListTreatments } from '@seneb/contracts/messages/content/specialty.messages'
import { specialties, treatmentPages } from '@seneb/contracts/vocabulary/specialties'

import { listedProcedure, specialtyCardsOf, treatmentCardsOf } from '../cards.js'
import { faqsOn } from '../faqs/faqs-on.js'
import { bodyOf } from '../prose/body.js'
import { metaOf } from '../prose/text.rules.js'
import { reviewerOf } from '../publications/medical-review.rules.js'
import { readPublications, type PublishingCtx } from '../publications/read-publications.js'
import { inclusionsOf } from '../site/packages.js'
import { listProceduresOf } from '../treatment-catalogue/list-treatment-types.js'

/** One treatment page in two statements; null for an unknown slug (ROUTE-27, D-33, P9). */
export async function readTreatment(
  { slug }: Input<typeof ReadTreatment>,
  ctx: PublishingCtx,
): Promise<Output<typeof ReadTreatment>> {
  const entry = treatmentPages.find((treatment) => treatment.slug === slug)
  const specialty = specialties.find((one) => one.slug === entry?.specialty)
  if (!entry || !specialty) return { treatment: null }
  const [published, procedures] = await Promise.all([
    readPublications(
      [{ kind: 'treatment', key: slug }, { kind: 'specialty', key: specialty.slug }, ...relatedKinds],
      ctx,
    ),
    listProceduresOf(specialty.treatmentType, ctx),
  ])
  const [page, [card]] = [published.one('treatment', slug), specialtyCardsOf(published)]
  if (!page || !card) return { treatment: null }

  const { content } = page
  const procedure = procedures.find((one) => one.slug === entry.procedure && !one.isRetired)
  return {
    treatment: {
      slug,
      path: `/treatments/${slug}`,
      name: entry.name,
      heading: content.heading,
      summary: content.summary,
      image: content.image,
      meta: metaOf(content),
      ...bodyOf(content),
      reviewer: reviewerOf(content),
      specialty: card,
      procedure: procedure ? listedProcedure(procedure, published.one('specialty', specialty.slug)?.content) : null,
      packageInclusions: inclusionsOf(published, content.packageInclusions),
      faqs: faqsOn(slug, published),
      relatedTopics: [...content.relatedTopics],
      changedAt: published.changedAt(page, ...published.all('package-inclusion')),
    },
  }
}

const relatedKinds = [{ kind: 'package-inclusion' }, { kind: 'faq' }] as const

/** The treatments as cards, all or those of one specialty, in one statement (ROUTE-27, P9). */
export async function listTreatments(
  { specialty }: Input<typeof ListTreatments>,
  ctx: PublishingCtx,
): Promise<Output<typeof ListTreatments>> {
  const published = await readPublications([{ kind: 'treatment', brief: true }], ctx)

  const treatments = treatmentCardsOf(published)
  return { treatments: treatments.filter((card) => specialty === undefined || card.specialty === specialty) }
}
