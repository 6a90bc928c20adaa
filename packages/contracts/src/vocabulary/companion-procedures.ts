/**
 * Returns the line of a procedure's advice that recommends or requires a companion on the journey; undefined when none
 * is needed.
 */
export function companionAdvice({ beforeTravel }: { readonly beforeTravel: readonly string[] }): string | undefined {
  return beforeTravel.find((line) => /^(?:Travel with|A companion must)\b/.test(line))
}

/**
 * Slugs of the built-in procedures whose advice mentions a companion, so that forms can show it without requesting the
 * catalogue. A test checks the list against the built-in facts.
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
