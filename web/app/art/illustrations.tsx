import { lazyComponent } from '@seneb/ui/lazy-part'
import { Suspense, useId } from 'react'
import type { treatmentTypes } from '@seneb/contracts/vocabulary/treatments'

import { useServerMarkup } from '../hydration/static-island.js'

/** Our illustrations by name, each loaded only when React must render it (P5). */
const pictures = {
  'article-header-map': lazyComponent(async () => (await import('./article-header-map.svg?react')).default),
  'article-header-name': lazyComponent(async () => (await import('./article-header-name.svg?react')).default),
  'article-header-papyrus': lazyComponent(async () => (await import('./article-header-papyrus.svg?react')).default),
  'article-header-smile': lazyComponent(async () => (await import('./article-header-smile.svg?react')).default),
  'care-scene': lazyComponent(async () => (await import('./care-scene.svg?react')).default),
  'cell-emblem': lazyComponent(async () => (await import('./cell-emblem.svg?react')).default),
  'compass-emblem': lazyComponent(async () => (await import('./compass-emblem.svg?react')).default),
  courtyard: lazyComponent(async () => (await import('./courtyard.svg?react')).default),
  'embryo-emblem': lazyComponent(async () => (await import('./embryo-emblem.svg?react')).default),
  'empty-chart': lazyComponent(async () => (await import('./empty-chart.svg?react')).default),
  'eye-emblem': lazyComponent(async () => (await import('./eye-emblem.svg?react')).default),
  'felucca-off-the-chart': lazyComponent(async () => (await import('./felucca-off-the-chart.svg?react')).default),
  'follicle-emblem': lazyComponent(async () => (await import('./follicle-emblem.svg?react')).default),
  'heart-emblem': lazyComponent(async () => (await import('./heart-emblem.svg?react')).default),
  'hero-nile': lazyComponent(async () => (await import('@seneb/ui/art/hero-nile.svg?react')).default),
  'hero-nile-phone': lazyComponent(async () => (await import('./hero-nile-phone.svg?react')).default),
  'joint-emblem': lazyComponent(async () => (await import('./joint-emblem.svg?react')).default),
  lotus: lazyComponent(async () => (await import('./lotus.svg?react')).default),
  'news-clinic': lazyComponent(async () => (await import('./news-clinic.svg?react')).default),
  'news-journey': lazyComponent(async () => (await import('./news-journey.svg?react')).default),
  'news-papers': lazyComponent(async () => (await import('./news-papers.svg?react')).default),
  'news-recovery': lazyComponent(async () => (await import('./news-recovery.svg?react')).default),
  'nile-divider': lazyComponent(async () => (await import('./nile-divider.svg?react')).default),
  'profile-emblem': lazyComponent(async () => (await import('./profile-emblem.svg?react')).default),
  'quiet-harbour': lazyComponent(async () => (await import('./quiet-harbour.svg?react')).default),
  'step-plan': lazyComponent(async () => (await import('./step-plan.svg?react')).default),
  'step-recover': lazyComponent(async () => (await import('./step-recover.svg?react')).default),
  'step-talk': lazyComponent(async () => (await import('./step-talk.svg?react')).default),
  'step-travel': lazyComponent(async () => (await import('./step-travel.svg?react')).default),
  'stomach-emblem': lazyComponent(async () => (await import('./stomach-emblem.svg?react')).default),
  'tooth-emblem': lazyComponent(async () => (await import('./tooth-emblem.svg?react')).default),
}

export type IllustrationName = keyof typeof pictures

export const isIllustration = (name: string): name is IllustrationName => Object.hasOwn(pictures, name)

interface IllustrationProps {
  readonly name: IllustrationName
  readonly className: string
}

/**
 * An illustration whose code loads only when React must render it after navigation. Server-rendered markup stays
 * unchanged, because an illustration is not interactive and never changes.
 */
export function Illustration({ name, className }: IllustrationProps) {
  return <InlineIllustration key={name} name={name} className={className} />
}

function InlineIllustration({ name, className }: IllustrationProps) {
  const id = useId()
  const markup = useServerMarkup(id)
  const Picture = pictures[name]
  if (markup) return <span id={id} className="contents" {...markup} />
  return (
    <span id={id} className="contents">
      <Suspense>
        <Picture className={className} />
      </Suspense>
    </span>
  )
}

/** The hue of the tile that a small picture is shown on (`art-hue-…`). */
export const hues: Partial<Record<IllustrationName, string>> = {
  'cell-emblem': 'oncology',
  'compass-emblem': 'other',
  'embryo-emblem': 'fertility',
  'eye-emblem': 'ophthalmology',
  'follicle-emblem': 'hair',
  'heart-emblem': 'cardiology',
  'joint-emblem': 'orthopedic',
  lotus: 'other',
  'nile-divider': 'other',
  'profile-emblem': 'plastic',
  'stomach-emblem': 'bariatric',
  'tooth-emblem': 'dental',
}

const emblems: Readonly<Record<(typeof treatmentTypes)[number]['slug'], IllustrationName>> = {
  'bariatric-surgery': 'stomach-emblem',
  cardiology: 'heart-emblem',
  'dental-care': 'tooth-emblem',
  'fertility-ivf': 'embryo-emblem',
  oncology: 'cell-emblem',
  ophthalmology: 'eye-emblem',
  'orthopedic-surgery': 'joint-emblem',
  'cosmetic-surgery': 'profile-emblem',
  'hair-transplant': 'follicle-emblem',
  other: 'compass-emblem',
}

const isTreatmentType = (slug: string): slug is keyof typeof emblems => Object.hasOwn(emblems, slug)

/** Returns the emblem of a treatment type; the compass for a slug without a picture (CAT-01). */
export function emblemOf(slug: string): IllustrationName {
  return isTreatmentType(slug) ? emblems[slug] : emblems.other
}
