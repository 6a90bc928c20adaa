import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import { consultationForm } from '@seneb/contracts/forms/consultation.form'
import { readForm } from '@seneb/contracts/forms/read-form'
import { tripPlanForm } from '@seneb/contracts/forms/trip-plan.form'
import { treatmentTypes } from '@seneb/contracts/vocabulary/treatments'
import { aConsultation } from '@seneb/testkit/a-partner-enquiry'
import { aTripPlan } from '@seneb/testkit/a-trip-plan'
import { statementsOf } from '@seneb/testkit/statements-of'
import { testCtx } from '@seneb/testkit/test-ctx'
import { testDb, type TestDb } from '@seneb/testkit/test-db'

import { requestConsultation } from '../consultations/request-consultation.js'
import { enquiryEntities } from '../enquiry.module.js'
import { migrations } from '../migrations/index.js'
import { TripPlan } from '../trip-plans/trip-plan.entity.js'
import { submitTripPlan } from '../trip-plans/submit-trip-plan.js'
import { ifOffered, storeOfferedTreatments } from './offered-treatments.js'

const now = new Date('2026-11-21T09:00:00Z')
let postgres: TestDb
let revision = 0

beforeAll(async () => {
  postgres = await testDb({ schema: 'enquiry', entities: enquiryEntities, migrations })
})
beforeEach(() => offer({}))
afterAll(() => postgres.close())

const ctxWith = (idempotencyKey?: string) => ({
  ...testCtx({ db: postgres.db }),
  now: () => now,
  ...(idempotencyKey === undefined ? {} : { idempotencyKey }),
})

type Types = Parameters<typeof storeOfferedTreatments>[0]['treatmentTypes']

/** Stores the shipped catalogue with changed procedures, as the event of a change does. */
async function offer(changes: Readonly<Record<string, object>>, types: readonly object[] = []) {
  const changed = <T extends { slug: string }>(one: T) => ({ ...one, ...changes[one.slug] })
  const shipped = treatmentTypes.map((type) => ({ ...changed(type), procedures: type.procedures.map(changed) }))
  const catalogue = [...shipped, ...types] as unknown as Types
  await storeOfferedTreatments({ revision: ++revision, treatmentTypes: catalogue }, { db: postgres.db })
}

function aPlan(changes: object = {}) {
  const { value, problems } = readForm(tripPlanForm, aTripPlan(changes, now), { now })
  if (!value) throw new Error(JSON.stringify(problems))
  return value
}
const aRequest = (changes: object) =>
  readForm(consultationForm, aConsultation(changes, now), { now }).value ?? ({} as never)
const rejectedAt = (path: string, message: string) => ({
  code: 'INPUT_INVALID',
  fields: [expect.objectContaining({ path, message })],
})
const retired = 'This is no longer offered. Please choose another one.'
const veneers = { treatmentType: 'Dental Care', medicalProcedure: 'Veneers' }

test('a form that was opened before a treatment was renamed is accepted', async () => {
  await offer({
    'dental-care': { name: 'Dentistry', formerNames: ['Dental Care'] },
    veneers: { name: 'Veneers of porcelain', formerNames: ['Veneers'] },
  })

  await expect(submitTripPlan(aPlan(veneers), ctxWith())).resolves.toMatchObject({ id: expect.any(String) })
  const unknown = submitTripPlan(aPlan({ ...veneers, medicalProcedure: 'LASIK' }), ctxWith())
  await expect(unknown).rejects.toMatchObject(rejectedAt('medicalProcedure', 'Medical procedure is required'))
})

test('a retired procedure is rejected with a clear sentence, and earlier enquiries keep its name', async () => {
  const { id } = await submitTripPlan(aPlan(veneers), ctxWith())
  await offer({ veneers: { isRetired: true } })

  await expect(submitTripPlan(aPlan(veneers), ctxWith())).rejects.toMatchObject(rejectedAt('medicalProcedure', retired))
  expect(await postgres.db.read((tx) => tx.findOne(TripPlan, { id }))).toMatchObject({ medical_procedure: 'Veneers' })
})

test('an enquiry that is repeated after its procedure was retired gets its receipt', async () => {
  const first = await submitTripPlan(aPlan(veneers), ctxWith('one'))
  await offer({ veneers: { isRetired: true } })

  expect(await submitTripPlan(aPlan(veneers), ctxWith('one'))).toEqual(first)
})

test('a procedure and a treatment type that staff added are accepted', async () => {
  const dermatology = {
    slug: 'dermatology',
    name: 'Dermatology',
    procedures: [{ slug: 'moles', name: 'Mole removal' }],
  }
  const chosen = { treatmentType: 'Dermatology', medicalProcedure: 'Mole removal' }
  await expect(submitTripPlan(aPlan(chosen), ctxWith())).rejects.toMatchObject(
    rejectedAt('treatmentType', 'Treatment type is required'),
  )
  await offer({}, [dermatology])

  expect(await submitTripPlan(aPlan(chosen), ctxWith())).toMatchObject({ reference: expect.stringMatching(/^SNB-/) })
  expect(await requestConsultation(aRequest({ treatmentType: 'Dermatology' }), ctxWith())).toMatchObject({
    reference: expect.stringMatching(/^SNB-/),
  })
})

test('a retired treatment type is rejected for a consultation, and a procedure of another type [TRIP-39]', async () => {
  await expect(submitTripPlan(aPlan({ ...veneers, medicalProcedure: 'LASIK' }), ctxWith())).rejects.toMatchObject(
    rejectedAt('medicalProcedure', 'Medical procedure is required'),
  )
  await offer({ 'dental-care': { isRetired: true } })
  await expect(requestConsultation(aRequest({ treatmentType: 'Dental Care' }), ctxWith())).rejects.toMatchObject(
    rejectedAt('treatmentType', retired),
  )
  await expect(requestConsultation(aRequest({ treatmentType: 'Astrology' }), ctxWith())).rejects.toMatchObject(
    rejectedAt('treatmentType', 'Please select a treatment'),
  )
})

test('an older catalogue never replaces a newer one, and the list is read once for many enquiries', async () => {
  await offer({ veneers: { isRetired: true } })
  await storeOfferedTreatments({ revision: 1, treatmentTypes: treatmentTypes as unknown as Types }, { db: postgres.db })
  await expect(submitTripPlan(aPlan(veneers), ctxWith())).rejects.toMatchObject({ code: 'INPUT_INVALID' })

  const lasik = aPlan({ treatmentType: 'Ophthalmology', medicalProcedure: 'LASIK' })
  const statements = await statementsOf(() => submitTripPlan(lasik, ctxWith()))
  expect(statements.filter((sql) => sql.includes('readOfferedTreatments'))).toEqual([])
})

test('every procedure is accepted under its own treatment type and under no other [TRIP-11, TRIP-38, TRIP-39, CAT-02]', async () => {
  const saved = { id: '1' }
  const isAccepted = async (treatmentType: string, medicalProcedure: string) => {
    const options = { chosen: { treatmentType, medicalProcedure }, save: () => Promise.resolve(saved) }
    const submit = ifOffered({ ...options, findPrevious: () => Promise.resolve(undefined) }, ctxWith())
    return submit.then(
      () => true,
      () => false,
    )
  }
  const all = treatmentTypes.flatMap(({ procedures }) => procedures.map(({ name }) => name as string))
  for (const { name: type, procedures } of treatmentTypes) {
    const own = new Set<string>(procedures.map(({ name }) => name))
    for (const name of all) expect([type, name, await isAccepted(type, name)]).toEqual([type, name, own.has(name)])
  }
  expect(await isAccepted('Alchemy', 'Veneers')).toBe(false)
})
