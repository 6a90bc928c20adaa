import type { TreatmentType } from '@seneb/contracts/vocabulary/treatments'

import type { ProcedureFacts, ProcedureSlug } from './procedure-facts.js'

type Sources = NonNullable<ProcedureFacts['sources']>

/** Source of values that no publication gives day by day: the length of a stay and the intervals between its steps. */
const ourEstimate = { title: 'Days, nights and steps: our estimate' }
const flying = {
  title: 'UK Civil Aviation Authority, surgical conditions',
}
const clots = { title: 'World Health Organization, WRIGHT project on travel and blood clots, 2007' }
const legislation = { title: 'Egypt, Law 5 of 2010 on organ and tissue transplants (as reported)' }

/**
 * Sources of the facts of a treatment type; the pages give their addresses, which are omitted here to keep the event
 * small.
 */
const ofType: Readonly<Record<string, Sources>> = {
  'bariatric-surgery': [
    flying,
    { title: 'NICE NG246, Overweight and obesity management' },
    { title: 'British Obesity and Metabolic Surgery Society, guidance for general practice, 2023' },
  ],
  cardiology: [
    flying,
    { title: 'European Society of Cardiology and EACTS, guidelines on heart valves (2025) and revascularisation' },
    { title: 'NICE NG208, Heart valve disease' },
  ],
  'dental-care': [{ title: 'Oral Health Foundation, dental tourism' }],
  'fertility-ivf': [
    { title: 'NICE CG156, Fertility problems' },
    { title: 'Human Fertilisation and Embryology Authority, fertility treatment 2023' },
    legislation,
  ],
  oncology: [
    { title: 'NICE CG151, Neutropenic sepsis' },
    {
      title: 'National Cancer Institute, types of cancer treatment',
    },
  ],
  ophthalmology: [
    { title: 'NICE NG77, Cataracts in adults' },
    {
      title: 'US Food and Drug Administration, laser eye surgery',
    },
  ],
  'orthopedic-surgery': [
    flying,
    clots,
    { title: 'NICE NG89, Venous thromboembolism' },
    { title: 'NICE NG157, Joint replacement' },
  ],
  'cosmetic-surgery': [
    flying,
    { title: 'Royal College of Surgeons of England, professional standards for cosmetic surgery, 2016' },
  ],
  'hair-transplant': [
    {
      title: 'American Academy of Dermatology, hair transplants',
    },
    { title: 'British Association of Dermatologists, patient information' },
  ],
}

const ofProcedure: Partial<Record<ProcedureSlug, Sources>> = {
  veneers: [{ title: 'Alenezi and others, porcelain veneers, 2021' }],
  'teeth-whitening': [{ title: 'Cochrane review of home whitening, 2018' }],
  'bone-marrow-transplant': [legislation],
  'corneal-transplant': [{ title: 'Egypt, Law 79 of 2003 on eye banks (as reported)' }],
  'spinal-fusion': [{ title: 'NICE NG59, Low back pain and sciatica' }],
}

/** Returns the sources of one procedure's facts, our own estimate first; every figure has a source. */
export function sourcesOf(type: TreatmentType['slug'], slug: ProcedureSlug): Sources {
  return [ourEstimate, ...(ofType[type] ?? []), ...(ofProcedure[slug] ?? [])]
}
