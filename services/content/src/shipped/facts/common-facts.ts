import { createHash } from 'node:crypto'

import type { commonFacts as contract } from '@seneb/contracts/messages/content/treatment-catalogue.messages'
import type { TreatmentType } from '@seneb/contracts/vocabulary/treatments'
import type { InferType } from 'yup'

import { ask, before, warning } from './phrases.js'
import type { ProcedureSlug, WrittenFacts } from './procedure-facts.js'

type CommonFacts = InferType<typeof contract>
type Lines = Partial<Omit<CommonFacts, 'kind'>>

/** Facts that hold for a whole kind of treatment, so that no procedure can lack them. */
const linesOfKinds = {
  every: {
    beforeTravel: [before.insurance, before.vaccines, before.controlledMedicines],
    recovery: [warning.medicinesHome, warning.ambulance],
    questionsForProvider: [ask.records],
  },
  /** Treatments that are nothing for children. */
  'for-adults': { beforeTravel: [before.adults] },
  /** Anaesthetics, X-rays and medicines that an unborn child must not meet. */
  'harms-unborn': { beforeTravel: [before.pregnancy] },
  /** Operations, mostly under general anaesthesia. */
  operation: {
    beforeTravel: [before.sleepApnoea],
    recovery: [warning.clots, warning.lateInfection],
    questionsForProvider: [ask.infection, ask.numbers],
  },
  wound: { beforeTravel: [before.homeDoctor], questionsForProvider: [ask.stitches] },
  'wound-of-body': { recovery: [warning.water] },
  'wound-of-eye': { recovery: [warning.waterEyes] },
  overnight: { recovery: [warning.germs] },
  'long-stay': { beforeTravel: [before.visa] },
} satisfies Record<string, Lines>

type Kind = keyof typeof linesOfKinds

/**
 * The published name of a kind ends in a digest of its lines. When a line changes, every procedure of that kind changes
 * too, and the catalogue is published again (D-55).
 */
const publishedName = (kind: Kind): string =>
  `${kind}-${createHash('sha256').update(JSON.stringify(linesOfKinds[kind])).digest('hex').slice(0, 8)}`

/** The common facts as they are published with the catalogue. */
export const commonFacts: readonly CommonFacts[] = (Object.keys(linesOfKinds) as Kind[]).map((kind) => {
  const lines: Lines = linesOfKinds[kind]
  return {
    kind: publishedName(kind),
    beforeTravel: lines.beforeTravel ?? [],
    recovery: lines.recovery ?? [],
    questionsForProvider: lines.questionsForProvider ?? [],
  }
})

/** Nights that a tourist visa commonly allows. */
const visaNights = 30

const operations: ReadonlySet<ProcedureSlug> = new Set<ProcedureSlug>([
  'gastric-sleeve',
  'gastric-bypass',
  'mini-gastric-bypass',
  'revision-bariatric-surgery',
  'heart-bypass',
  'valve-replacement',
  'tavr-procedure',
  'pacemaker-implantation',
  'surgical-oncology',
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
])
const woundsOfMouth: ReadonlySet<ProcedureSlug> = new Set<ProcedureSlug>([
  'dental-implants',
  'full-mouth-reconstruction',
])
const woundsOfEye: ReadonlySet<ProcedureSlug> = new Set<ProcedureSlug>([
  'cataract-surgery',
  'corneal-transplant',
  'lasik',
  'lasek',
  'prk',
  'femto-lasik',
])
const othersHarmingUnborn: ReadonlySet<ProcedureSlug> = new Set<ProcedureSlug>([
  'coronary-angioplasty',
  'cardiac-catheterization',
  'dental-implants',
  'full-mouth-reconstruction',
  'chemotherapy',
  'immunotherapy',
  'bone-marrow-transplant',
])
const laserEyes: ReadonlySet<ProcedureSlug> = new Set<ProcedureSlug>(['lasik', 'lasek', 'prk', 'femto-lasik'])
const typesForAdults: ReadonlySet<string> = new Set(['bariatric-surgery', 'cosmetic-surgery', 'hair-transplant'])

/** The kinds a procedure belongs to, by the names they are published under. */
export function kindsOf(type: TreatmentType['slug'], slug: ProcedureSlug, facts: WrittenFacts): string[] {
  const isOperation = operations.has(slug)
  const belongs: Record<Kind, boolean> = {
    every: true,
    'for-adults': typesForAdults.has(type) || laserEyes.has(slug),
    'harms-unborn': isOperation || othersHarmingUnborn.has(slug) || type === 'hair-transplant',
    operation: isOperation,
    wound: isOperation || woundsOfMouth.has(slug) || woundsOfEye.has(slug),
    'wound-of-body': isOperation || woundsOfMouth.has(slug),
    'wound-of-eye': woundsOfEye.has(slug),
    overnight: facts.inHospital !== undefined,
    'long-stay': facts.nights.max > visaNights,
  }
  return (Object.keys(belongs) as Kind[]).filter((kind) => belongs[kind]).map(publishedName)
}
