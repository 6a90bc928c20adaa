/** The line of a procedure's advice that asks for company on the journey; undefined where nobody has to come along. */
export function companionAdvice({ beforeTravel }: { readonly beforeTravel: readonly string[] }): string | undefined {
  return beforeTravel.find((line) => /^(?:Travel with|A companion must)\b/.test(line))
}

/**
 * Slugs of the shipped procedures whose advice asks for company: forms say so beside the question without asking the
 * catalogue. A test of the shipped facts holds the list.
 */
export const companionProcedures: readonly string[] = [
  'gastric-sleeve',
  'gastric-bypass',
  'mini-gastric-bypass',
  'revision-bariatric-surgery',
  'heart-bypass',
  'valve-replacement',
  'tavr-procedure',
  'full-mouth-reconstruction',
  'surgical-oncology',
  'bone-marrow-transplant',
  'lasek',
  'lasik',
  'prk',
  'femto-lasik',
  'cataract-surgery',
  'corneal-transplant',
  'knee-replacement',
  'hip-replacement',
  'shoulder-replacement',
  'knee-arthroscopy',
  'acl-reconstruction',
  'rotator-cuff-repair',
  'spinal-fusion',
  'fracture-repair',
  'rhinoplasty',
  'liposuction',
  'tummy-tuck',
  'breast-surgery',
  'facelift',
]
