import type { TripFacts } from './ai-plans/trip.rules.js'
import type { CatalogueEntry } from './treatment-catalogue/catalogue-entry.js'

/** Facts of an enquiry for veneers, with changes of the test. */
export const aTrip = (changes: Partial<TripFacts> = {}): TripFacts => ({
  age: '42',
  nationality: 'France',
  travelingFromCountry: 'France',
  travelingFromCity: 'Paris Charles de Gaulle Airport (CDG)',
  treatmentType: 'Dental Care',
  medicalProcedure: 'Veneers',
  accommodationType: 'Hotel',
  hotelPreference: 'Mid-Range',
  numberOfNights: '7',
  isCompanionTraveling: 'No',
  additionalServices: [],
  ...changes,
})

/** Returns the catalogue entry of veneers with the test's changes. */
export const aCatalogueEntry = (changes: Partial<CatalogueEntry['procedure']> = {}): CatalogueEntry => ({
  treatmentType: 'Dental Care',
  procedure: {
    slug: 'veneers',
    name: 'Veneers',
    nights: { min: 5, max: 8 },
    steps: [
      { day: 2, title: 'Consultation', detail: 'Examination, impressions and choice of shade.' },
      { day: 3, title: 'Preparation', detail: 'The teeth are prepared and temporary veneers fitted.' },
      { day: 6, title: 'Fitting', detail: 'The finished veneers are fitted.' },
    ],
    beforeTravel: ['Send recent dental X-rays.'],
    recovery: ['Avoid very hot and very cold food for a few days.'],
    questionsForProvider: ['Which material do you use?'],
    flyingHome: 'You can usually fly the day after the fitting.',
    ...changes,
  },
})
