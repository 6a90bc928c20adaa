import { distance } from 'fastest-levenshtein'

import type { WordReading } from './search.rules.js'

/** Shorter words are left as they are: of four letters one more or less makes another word ('boob', 'book'). */
const shortestSuggested = 5

/**
 * Returns the query that may have been meant, for a page to suggest. A word that no publication contains is replaced by
 * a known word so similar that the user cannot well have meant another one. Undefined when every word is known, or is a
 * correct word that our pages do not contain.
 */
export function suggestedQuery(readings: readonly WordReading[]): string | undefined {
  const words = readings.map(meantWord)
  return words.some((word, i) => word !== readings[i]?.word) ? words.join(' ') : undefined
}

function meantWord({ isKnown, nearest, word }: WordReading): string {
  if (isKnown || nearest === null || word.length < shortestSuggested || existingWords.has(word)) return word
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

const existingWords: ReadonlySet<string> = new Set(lines.split(/\s+/).filter(Boolean))
