import type { TreatmentSlug } from '@seneb/contracts/vocabulary/specialties'

/** What a treatment is for, as its page calls it; null where it treats no illness of one name (SEO-15). */
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
