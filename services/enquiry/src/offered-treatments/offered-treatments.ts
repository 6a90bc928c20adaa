import type { Payload } from '@seneb/contracts/define'
import type { FieldProblem } from '@seneb/contracts/errors'
import type { TreatmentCatalogueChanged } from '@seneb/contracts/messages/content/treatment-catalogue.messages'
import { treatmentTypes as shippedTypes } from '@seneb/contracts/vocabulary/treatments'
import { AppError } from '@seneb/platform/app-error'
import type { Ctx } from '@seneb/service-kit/ctx'

/** A treatment type or procedure as enquiries name it. */
interface Named {
  readonly slug: string
  readonly name: string
  readonly isRetired?: boolean | undefined
  /** Names that it had before; forms that were opened then still send them. */
  readonly formerNames?: readonly string[] | undefined
}

interface TreatmentTypeOffer extends Named {
  readonly procedures: readonly Named[]
}

/** Treatment of a form; consultations name no procedure. */
export interface ChosenTreatment {
  readonly treatmentType: string
  readonly medicalProcedure?: string | undefined
}

/** Stores the catalogue unless a newer one is stored. $1 revision, $2 treatment types */
const storeSql = `/* storeOfferedTreatments */
  insert into offered_treatments as o (only_row, revision, treatment_types) values (true, $1::bigint, $2::jsonb)
  on conflict (only_row) do update set revision = excluded.revision, treatment_types = excluded.treatment_types
    where o.revision < excluded.revision
  returning revision`

const readSql = `/* readOfferedTreatments */ select treatment_types as "treatmentTypes" from offered_treatments`

/** Time for which the list of this process may be older than the one in the database, in milliseconds. */
const lifetimeMs = 2000

interface CachedOffers {
  readonly db: Ctx['db']
  readonly readAt: number
  readonly types: readonly TreatmentTypeOffer[]
}

let cached: CachedOffers | undefined

/** Stores the treatments of a changed catalogue; this process obeys it immediately. */
export async function storeOfferedTreatments(
  { revision, treatmentTypes }: Pick<Payload<typeof TreatmentCatalogueChanged>, 'revision' | 'treatmentTypes'>,
  ctx: Pick<Ctx, 'db'>,
): Promise<void> {
  const named = ({ formerNames, isRetired, name, slug }: Named): Named => ({ slug, name, isRetired, formerNames })
  const types = treatmentTypes.map((type) => ({ ...named(type), procedures: type.procedures.map(named) }))
  await ctx.db.run(storeSql, [revision, JSON.stringify(types)])
  cached = undefined
}

/** Reads the service's copy at most every two seconds; the shipped list applies until the first change arrives. */
async function readOffers({ db, now }: Pick<Ctx, 'db' | 'now'>): Promise<readonly TreatmentTypeOffer[]> {
  const at = now().getTime()
  const ageMs = cached?.db === db ? at - cached.readAt : Infinity
  // A clock that was set back must not keep an old list.
  if (cached && ageMs >= 0 && ageMs < lifetimeMs) return cached.types
  const [row] = await db.read((tx) => tx.query<{ treatmentTypes: readonly TreatmentTypeOffer[] }>(readSql))
  const types = row?.treatmentTypes ?? shippedTypes
  cached = { db, readAt: at, types }
  return types
}

interface NewEnquiry<Receipt> {
  readonly chosen: ChosenTreatment
  readonly save: () => Promise<Receipt>
  /** Finds the reply to the same request, if it was accepted before. */
  readonly findPrevious: () => Promise<Receipt | undefined>
}

/**
 * Saves an enquiry about a treatment that is offered; otherwise rejects with a sentence at its field. A repeated request
 * that was accepted before the treatment was retired gets its receipt.
 */
export async function ifOffered<Receipt>(
  { chosen, findPrevious, save }: NewEnquiry<Receipt>,
  ctx: Ctx,
): Promise<Receipt> {
  const problem = offerProblem(chosen, await readOffers(ctx))
  if (!problem) return save()
  const receipt = await findPrevious()
  if (receipt) return receipt
  throw new AppError('INPUT_INVALID', { fields: [problem] })
}

/** Returns the names of a treatment that a partner chose by its codes; unknown codes stay, for the check to refuse. */
export async function namesOfCodes<Chosen extends ChosenTreatment>(chosen: Chosen, ctx: Ctx): Promise<Chosen> {
  const types = await readOffers(ctx)
  const type = types.find(({ slug }) => slug === chosen.treatmentType)
  const procedures = type?.procedures ?? types.flatMap((each) => each.procedures)
  const procedure = procedures.find(({ slug }) => slug === chosen.medicalProcedure)
  // A name in place of a code is unknown, too.
  return {
    ...chosen,
    treatmentType: type?.name ?? unknown,
    ...(chosen.medicalProcedure === undefined ? {} : { medicalProcedure: procedure?.name ?? unknown }),
  }
}

const unknown = ''

const retired = 'This is no longer offered. Please choose another one.'

function offerProblem(
  { medicalProcedure, treatmentType }: ChosenTreatment,
  types: readonly TreatmentTypeOffer[],
): FieldProblem | undefined {
  const type = findNamed(types, treatmentType)
  if (!type || type.isRetired || medicalProcedure === undefined) {
    const message = medicalProcedure === undefined ? 'Please select a treatment' : 'Treatment type is required'
    return problemOf(type, { path: 'treatmentType', message, code: 'TREATMENT_TYPE' })
  }
  const procedure = findNamed(type.procedures, medicalProcedure)
  const message = 'Medical procedure is required'
  return problemOf(procedure, { path: 'medicalProcedure', message, code: 'MEDICAL_PROCEDURE' })
}

/** Finds one by its name, or else by a name that it had before. */
function findNamed<One extends Named>(all: readonly One[], wanted: string): One | undefined {
  return all.find(({ name }) => name === wanted) ?? all.find(({ formerNames = [] }) => formerNames.includes(wanted))
}

function problemOf(found: Named | undefined, { code, message, path }: FieldProblem & { readonly code: string }) {
  if (!found) return { path, message, code: `${code}_UNKNOWN` }
  return found.isRetired ? { path, message: retired, code: `${code}_RETIRED` } : undefined
}
