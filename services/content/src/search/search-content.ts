import type { Output, Input } from '@seneb/contracts/define'
import type { SearchContent } from '@seneb/contracts/messages/content/search.messages'
import { specialties, treatmentPages } from '@seneb/contracts/vocabulary/specialties'
import { distance } from 'fastest-levenshtein'

import type { ContentCtx } from '../content-ctx.js'
import { suggestedTerms } from './query-expansion.js'
import { findPublishedSql, foundMarkers } from './search.queries.js'
import { namesReference, toTextPieces, readQuery, shortened, tsQueriesOf, type TermReading } from './search.rules.js'
import { toolsFor, type Tool } from './tools.js'

type Found = Output<typeof SearchContent>

interface FoundRow {
  readonly kind: Found['hits'][number]['kind']
  readonly path: string
  readonly total: number
  readonly title: string
  readonly excerpt: string
}

/**
 * Returns the hits for a query, best first, with at most two statements regardless of the number of hits (ROUTE-30,
 * D-33). A mistyped word is searched as typed, and a correction is only suggested, so that a correct word is never
 * replaced.
 */
export async function searchContent({ first, query }: Input<typeof SearchContent>, ctx: ContentCtx): Promise<Found> {
  const { isShortened, words } = readQuery(query)
  if (words.length === 0) return { ...nothing, isShortened }

  const isAboutRequest = namesReference(query)
  const meant = isAboutRequest ? requestTerms : suggestedTerms(words)
  return ctx.db.read(async (tx) => {
    const suggestion = suggestedQuery(await ctx.termReadings.of(meant, ctx.now(), tx))
    const { every, some } = tsQueriesOf(meant)
    const rows = await tx.query<FoundRow>(findPublishedSql, [every, some, ctx.samples, ...procedurePages, first])
    const tools = toolsFor(isAboutRequest ? requestTerms : words).map(toolHit)
    return {
      query: (isAboutRequest ? words : meant).join(' '),
      isCorrected: !isAboutRequest && meant.join(' ') !== words.join(' '),
      suggestion,
      isShortened,
      totalCount: tools.length + (rows[0]?.total ?? 0),
      hits: [...tools, ...rows.map(publishedHit)].slice(0, first),
    }
  })
}

const nothing = { query: '', isCorrected: false, totalCount: 0, hits: [] }

/** Searched for in place of a reference, about which no page may reveal anything. */
const requestTerms = ['request', 'reference']

function publishedHit({ excerpt, kind, path, title }: FoundRow): Found['hits'][number] {
  const pieces = { title: toTextPieces(title, foundMarkers), excerpt: shortened(toTextPieces(excerpt, foundMarkers)) }
  return { kind, path, ...pieces }
}

/** Returns a tool as a hit; tools come first, because people who search for prices want to calculate, not to read. */
function toolHit({ path, text, title }: Tool): Found['hits'][number] {
  const plain = (content: string) => [{ text: content, isMatch: false }]
  return { kind: 'TOOL', path, title: plain(title), excerpt: plain(text) }
}

const ownPages = treatmentPages.filter(({ procedure }) => procedure !== null)

/** Specialty page of each treatment type, and treatment page of each procedure that has one. */
const procedurePages = [
  specialties.map(({ treatmentType }) => treatmentType),
  specialties.map(({ slug }) => slug),
  ownPages.map(({ procedure }) => procedure),
  ownPages.map(({ slug }) => slug),
] as const

/** Shorter words are unchanged: with four letters one more or less makes another word ('boob', 'book'). */
const shortestSuggested = 5

/**
 * Returns the query that may have been meant, for a page to suggest. A word that no publication contains is replaced by
 * a known word so similar that the user cannot well have meant another one. Undefined when every word is known, or is a
 * correct word that our pages do not contain.
 */
export function suggestedQuery(readings: readonly TermReading[]): string | undefined {
  const suggested = readings.map(suggestedTerm)
  return suggested.some((word, i) => word !== readings[i]?.word) ? suggested.join(' ') : undefined
}

function suggestedTerm({ isKnown, nearest, word }: TermReading): string {
  if (isKnown || nearest === null || word.length < shortestSuggested || existingTerms.has(word)) return word
  return distance(word, nearest) <= (word.length > shortestSuggested ? 2 : 1) ? nearest : word
}

/** Words of health and travel that our pages may not hold and that are no mistyped ones: 'colon' is not 'color'. */
const lines = `
  abdomen adrenal airway anemia aneurysm angina ankle anus aorta appendix artery arthritis asthma autism bladder bleed
  bleeding blister blood bowel brain breast breath bruise burn bursitis calf cancer cardiac cartilage cheek chest chin
  cholera clot colic colitis collar colon colonoscopy coma cornea cortex cough cramp cramps crohn cyst cystic deaf
  dementia dengue dialysis diabetes diarrhea disc dizzy duodenum eczema elbow embolism endoscopy enema epilepsy facial
  faint fasting femur fetus fever fibroid finger fistula flu foot forearm gallbladder gallstone gland glands goiter gout
  groin gums heard hearing heart heel hemorrhoid hemorrhoids hepatitis hernia herpes hip hormone hospice humerus insulin
  intestine iris itching jaundice jaw joint kidney kidneys labia larynx leukemia ligament limb lips liver lumbar lung
  lungs lupus lymph malaria measles meniscus menopause midwife migraine miscarriage mole mouth mumps muscle myopia nasal
  nausea navel neck nerve nerves nipple nose numb obese ovary ovaries pain palsy pancreas paralysis patella pelvis penis
  piles placenta plague plasma pleurisy pneumonia polio polyp polyps prostate psoriasis pubic pulse pupil rabies rash
  rectum renal retina rheuma sarcoma scalp scar sciatica scrotum sepsis shin shingles shoulder sinus skull sleep sore
  speech spine spleen sprain squint sternum stones stool stroke stutter sweat swelling tendon testicle testis tetanus
  thigh throat throats thumb thymus thyroid tinnitus tissue toe toes tongue tonsil tonsils torso trachea tumor tumour
  typhoid ulcer ulcers ureter urethra urine uterus vagina vein veins vertigo virus vomit vulva waist warts wheeze womb
  wrist
  absent address airline arabic beach border brother budget cairo camel cancel career center centre checks child cheap
  color colour cousin credit cruise dates dinner driver embassy empty faith family father female flight french friend
  german giza hotel invoice islam italian kids label letter license luxor march mother muslim museum nurse online
  parent passport payment pension photo policy prayer price prison pyramid receipt refund rental report review sailing
  school senior sister status statue student survey taxi ticket toilet tourist train travel trust unpaid upload visas
  weather wedding weekend whales woman women worker
`

const existingTerms: ReadonlySet<string> = new Set(lines.split(/\s+/).filter(Boolean))
