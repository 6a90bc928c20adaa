import type { treatmentTypes } from './treatments.js'

type TreatmentType = (typeof treatmentTypes)[number]
type TreatmentTypeSlug = TreatmentType['slug']
type ProcedureSlug = TreatmentType['procedures'][number]['slug']

/** A specialty: its page, its names in links and in forms, and the location of its procedures (D-56). */
export interface Specialty {
  /** The page is at `/<slug>` (ROUTE-24). */
  readonly slug: string
  /** Name in menus, cards, and headings (SPEC-03). */
  readonly navLabel: string
  /** Name that forms show and send. */
  readonly formLabel: string
  /** Treatment type whose procedures the page lists. */
  readonly treatmentType: TreatmentTypeSlug
}

/** The nine specialties, in the order they are listed (SPEC-01, SPEC-03, ROUTE-24). */
export const specialties = [
  { slug: 'dental-care', navLabel: 'Dental Care', formLabel: 'Dental Care', treatmentType: 'dental-care' },
  {
    slug: 'cosmetic-surgery',
    navLabel: 'Plastic Surgery',
    formLabel: 'Plastic Surgery',
    treatmentType: 'cosmetic-surgery',
  },
  { slug: 'ophthalmology', navLabel: 'Ophthalmology', formLabel: 'Ophthalmology', treatmentType: 'ophthalmology' },
  {
    slug: 'orthopedic-surgery',
    navLabel: 'Orthopedic Surgery',
    formLabel: 'Orthopedic Surgery',
    treatmentType: 'orthopedic-surgery',
  },
  { slug: 'ivf-treatment', navLabel: 'Fertility & IVF', formLabel: 'Fertility & IVF', treatmentType: 'fertility-ivf' },
  {
    slug: 'bariatric-surgery',
    navLabel: 'Bariatric Surgery',
    formLabel: 'Bariatric Surgery',
    treatmentType: 'bariatric-surgery',
  },
  { slug: 'cardiology-surgery', navLabel: 'Cardiology', formLabel: 'Cardiology', treatmentType: 'cardiology' },
  {
    slug: 'hair-transplant',
    navLabel: 'Skin & Hair Treatment',
    formLabel: 'Hair Transplant',
    treatmentType: 'hair-transplant',
  },
  { slug: 'oncology', navLabel: 'Oncology', formLabel: 'Oncology', treatmentType: 'oncology' },
] as const satisfies readonly Specialty[]

export type SpecialtySlug = (typeof specialties)[number]['slug']

/** One page under /treatments (ROUTE-27, D-33). */
export interface TreatmentPage {
  /** The page is at `/treatments/<slug>`. */
  readonly slug: string
  readonly name: string
  readonly specialty: SpecialtySlug
  /** Catalogue procedure that the page describes; null when the catalogue has none for it. */
  readonly procedure: ProcedureSlug | null
}

/** The eleven treatments with a separate page, in the order they are listed (ROUTE-27). */
export const treatmentPages = [
  {
    slug: 'heart-bypass',
    name: 'Heart bypass (CABG)',
    specialty: 'cardiology-surgery',
    procedure: 'heart-bypass',
  },
  {
    slug: 'valve-replacement',
    name: 'Heart valve replacement',
    specialty: 'cardiology-surgery',
    procedure: 'valve-replacement',
  },
  { slug: 'tavr-procedure', name: 'TAVR', specialty: 'cardiology-surgery', procedure: 'tavr-procedure' },
  { slug: 'dental-implants', name: 'Dental implants', specialty: 'dental-care', procedure: 'dental-implants' },
  { slug: 'veneers', name: 'Veneers', specialty: 'dental-care', procedure: 'veneers' },
  { slug: 'teeth-whitening', name: 'Teeth whitening', specialty: 'dental-care', procedure: 'teeth-whitening' },
  {
    slug: 'full-mouth-reconstruction',
    name: 'Full mouth reconstruction',
    specialty: 'dental-care',
    procedure: 'full-mouth-reconstruction',
  },
  { slug: 'lasik', name: 'LASIK', specialty: 'ophthalmology', procedure: 'lasik' },
  { slug: 'cataract-surgery', name: 'Cataract surgery', specialty: 'ophthalmology', procedure: 'cataract-surgery' },
  {
    slug: 'corneal-transplant',
    name: 'Corneal transplant',
    specialty: 'ophthalmology',
    procedure: 'corneal-transplant',
  },
  { slug: 'glaucoma-treatment', name: 'Glaucoma treatment', specialty: 'ophthalmology', procedure: null },
] as const satisfies readonly TreatmentPage[]

export type TreatmentSlug = (typeof treatmentPages)[number]['slug']
