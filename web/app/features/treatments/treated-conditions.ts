import type { TreatmentSlug } from '@seneb/contracts/vocabulary/specialties'

/** Condition that a treatment is for, as its page names it; null when it treats no single named illness (SEO-15). */
const conditions: Record<TreatmentSlug, string | null> = {
  'heart-bypass': 'Narrowed heart arteries',
  'valve-replacement': 'Heart valve disease',
  'tavr-procedure': 'Narrow aortic valve',
  'dental-implants': 'Missing teeth',
  veneers: null,
  'teeth-whitening': null,
  'full-mouth-reconstruction': null,
  lasik: 'Short sight',
  'cataract-surgery': 'Cataract',
  'corneal-transplant': 'Keratoconus',
  'glaucoma-treatment': 'Glaucoma',
}

export function conditionOf(slug: string): string | null {
  return Object.entries(conditions).find(([treatment]) => treatment === slug)?.[1] ?? null
}
