import type { treatmentTypes } from '@seneb/contracts/vocabulary/treatments'
import type { ArtProps } from '@seneb/ui/art/art-svg'
import type { ComponentType } from 'react'

import { CellEmblem } from './cell-emblem.js'
import { CompassEmblem } from './compass-emblem.js'
import { EmbryoEmblem } from './embryo-emblem.js'
import { EyeEmblem } from './eye-emblem.js'
import { FollicleEmblem } from './follicle-emblem.js'
import { HeartEmblem } from './heart-emblem.js'
import { JointEmblem } from './joint-emblem.js'
import { ProfileEmblem } from './profile-emblem.js'
import { StomachEmblem } from './stomach-emblem.js'
import { ToothEmblem } from './tooth-emblem.js'

export type SpecialtySlug = (typeof treatmentTypes)[number]['slug']

const emblems: Readonly<Record<SpecialtySlug, ComponentType<ArtProps>>> = {
  'bariatric-surgery': StomachEmblem,
  cardiology: HeartEmblem,
  'dental-care': ToothEmblem,
  'fertility-ivf': EmbryoEmblem,
  oncology: CellEmblem,
  ophthalmology: EyeEmblem,
  'orthopedic-surgery': JointEmblem,
  'cosmetic-surgery': ProfileEmblem,
  'hair-transplant': FollicleEmblem,
  other: CompassEmblem,
}

const isSpecialtySlug = (slug: string): slug is SpecialtySlug => Object.hasOwn(emblems, slug)

/** The emblem of a treatment type by its slug; the compass for a slug the pictures do not know yet (CAT-01). */
export function SpecialtyEmblem({ slug, className }: ArtProps & { readonly slug: string }) {
  const Emblem = isSpecialtySlug(slug) ? emblems[slug] : CompassEmblem
  return <Emblem className={className} />
}
