import type { Output, Input } from '@seneb/contracts/define'
import type { ReadSpecialty, ListSpecialties } from '@seneb/contracts/messages/content/specialty.messages'
import { specialties } from '@seneb/contracts/vocabulary/specialties'

import { treatmentCardsOf, listedProcedure, specialtyCardsOf } from '../cards.js'
import { faqsOn } from '../faqs/faqs-on.js'
import { bodyOf, pointsOf } from '../prose/body.js'
import { renderProse } from '../prose/render-prose.js'
import { metaOf } from '../prose/text.rules.js'
import { reviewerOf } from '../publications/medical-review.rules.js'
import { readPublications, type PublishingCtx } from '../publications/read-publications.js'
import { inclusionsOf, packagesOf, sellerSetting } from '../site/packages.js'
import { listProceduresOf } from '../treatment-catalogue/list-treatment-types.js'

/** One specialty page with everything on it, in two statements; null for an unknown slug (SPEC-01..09, P9). */
export async function readSpecialty(
  { slug }: Input<typeof ReadSpecialty>,
  ctx: PublishingCtx,
): Promise<Output<typeof ReadSpecialty>> {
  const specialty = specialties.find((candidate) => candidate.slug === slug)
  if (!specialty) return { specialty: null }
  const [published, procedures] = await Promise.all([
    readPublications([{ kind: 'specialty', key: slug }, ...relatedKinds], ctx),
    listProceduresOf(specialty.treatmentType, ctx),
  ])
  const page = published.one('specialty', slug)
  if (!page) return { specialty: null }

  const { content } = page
  const packages = packagesOf(published, ctx.now()).filter((offered) => offered.specialty === slug)
  const treatments = treatmentCardsOf(published).filter((treatment) => treatment.specialty === slug)
  return {
    specialty: {
      slug,
      path: `/${slug}`,
      name: specialty.navLabel,
      formLabel: specialty.formLabel,
      heading: content.heading,
      summary: content.summary,
      image: content.image,
      meta: metaOf(content),
      ...bodyOf(content),
      reviewer: reviewerOf(content),
      noticeHtml: content.notice === undefined ? null : renderProse(content.notice),
      needsConsultationNotice: content.needsConsultationNotice ?? false,
      procedures: procedures
        .filter(({ isRetired }) => !isRetired)
        .map((procedure) => listedProcedure(procedure, content)),
      whyEgypt: pointsOf(content.whyEgypt),
      packageInclusions: inclusionsOf(published, content.packageInclusions),
      packages,
      treatments,
      faqs: faqsOn(slug, published),
      relatedTopics: [...content.relatedTopics],
      changedAt: published.changedAt(page, ...published.all('package'), ...published.all('package-inclusion')),
    },
  }
}

const relatedKinds = [
  { kind: 'treatment', brief: true },
  { kind: 'package' },
  sellerSetting,
  { kind: 'package-inclusion' },
  { kind: 'faq' },
] as const

/** The nine specialties as cards, in one statement (SPEC-01, P9). */
export async function listSpecialties(ctx: PublishingCtx): Promise<Output<typeof ListSpecialties>> {
  const published = await readPublications([{ kind: 'specialty', brief: true }], ctx)

  return { specialties: specialtyCardsOf(published) }
}
