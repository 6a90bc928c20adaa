import type { treatmentTypes } from '@seneb/contracts/vocabulary/treatments'

import {
  CellEmblem,
  CompassEmblem,
  EmbryoEmblem,
  EyeEmblem,
  FollicleEmblem,
  HeartEmblem,
  JointEmblem,
  ProfileEmblem,
  StomachEmblem,
  ToothEmblem,
  type Illustration,
} from './illustrations.js'

/** A small picture with the hue of the tile it is shown on (`art-hue-…`). */
export type Emblem = readonly [Picture: Illustration, hue: string]

const compass: Emblem = [CompassEmblem, 'other']

const emblems: Readonly<Record<(typeof treatmentTypes)[number]['slug'], Emblem>> = {
  'bariatric-surgery': [StomachEmblem, 'bariatric'],
  cardiology: [HeartEmblem, 'cardiology'],
  'dental-care': [ToothEmblem, 'dental'],
  'fertility-ivf': [EmbryoEmblem, 'fertility'],
  oncology: [CellEmblem, 'oncology'],
  ophthalmology: [EyeEmblem, 'ophthalmology'],
  'orthopedic-surgery': [JointEmblem, 'orthopedic'],
  'cosmetic-surgery': [ProfileEmblem, 'plastic'],
  'hair-transplant': [FollicleEmblem, 'hair'],
  other: compass,
}

const isTreatmentType = (slug: string): slug is keyof typeof emblems => Object.hasOwn(emblems, slug)

/** Returns the emblem of a treatment type; the compass for a slug without a picture (CAT-01). */
export function emblemOf(slug: string): Emblem {
  return isTreatmentType(slug) ? emblems[slug] : compass
}
