import { leadsSomewhere } from '@seneb/contracts/vocabulary/site-routes'
import { treatmentPages } from '@seneb/contracts/vocabulary/specialties'

interface Suggestion {
  readonly label: string
  readonly to: string
}

/** Suggestions by the terms in a path (NF-03..12, D-67). */
const suggestionsByTerm: readonly { readonly terms: readonly string[]; readonly offers: readonly Suggestion[] }[] = [
  {
    terms: ['about'],
    offers: [
      { label: 'About Us', to: '/our-values' },
      { label: 'Our Team', to: '/our-team' },
    ],
  },
  { terms: ['contact'], offers: [{ label: 'Contact Us', to: '/contact-us' }] },
  {
    terms: ['treatment', 'medical', 'cancer', 'oncology'],
    offers: [
      { label: 'Medical Tourism', to: '/medical-tourism' },
      { label: 'Oncology', to: '/oncology' },
      { label: 'Budget Estimator', to: '/budget-estimator' },
    ],
  },
  { terms: ['blog'], offers: [{ label: 'Blog', to: '/blogs' }] },
  { terms: ['hair'], offers: [{ label: 'Hair Transplant', to: '/hair-transplant' }] },
  { terms: ['dental'], offers: [{ label: 'Dental Care', to: '/dental-care' }] },
  { terms: ['eye', 'vision'], offers: [{ label: 'Ophthalmology', to: '/ophthalmology' }] },
  { terms: ['ambassador'], offers: [{ label: 'Become a Health Access Ambassador', to: '/affiliate-guide' }] },
  { terms: ['admin'], offers: [{ label: 'Admin Panel', to: '/admin' }] },
  { terms: ['affiliate', 'partner'], offers: [{ label: 'Affiliate Guide', to: '/affiliate-guide' }] },
]

/** Suggestions when no word of the path matches. */
const popular: readonly Suggestion[] = [
  { label: 'Plan your trip', to: '/trip-planner' },
  { label: 'Treatments', to: '/medical-tourism' },
  { label: 'Cost Estimator', to: '/budget-estimator' },
  { label: 'Contact Us', to: '/contact-us' },
]

/** Returns the pages that a nonexistent path may have meant; only existing pages (NF-03, D-67). */
export function suggestionsFor(
  path: string,
  serves: (path: string) => boolean = leadsSomewhere,
): readonly Suggestion[] {
  const lower = path.toLowerCase()
  const named = treatmentPages
    .filter(({ slug }) => lower.includes(slug))
    .map(({ name, slug }) => ({ label: name, to: `/treatments/${slug}` }))
  const meant = suggestionsByTerm.flatMap(({ terms, offers }) =>
    terms.some((word) => lower.includes(word)) ? offers : [],
  )
  const found = [...named, ...meant].filter(({ to }) => serves(to))
  return found.length > 0 ? found : popular.filter(({ to }) => serves(to))
}

/** Returns the words of a path as a search query; '' for a path that cannot be decoded. */
export function textOfPath(path: string): string {
  try {
    return (
      decodeURIComponent(path)
        .match(/[\p{L}\p{N}]+/gu)
        ?.join(' ')
        .slice(0, 80) ?? ''
    )
  } catch {
    return ''
  }
}
