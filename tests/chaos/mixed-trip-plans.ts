import { procedureNamesOf, treatmentTypeNames } from '@seneb/contracts/vocabulary/treatments'
import {
  accommodationTypes,
  additionalServices,
  ages,
  hotelPreferences,
} from '@seneb/contracts/vocabulary/trip-options'
import { aTripPlan } from '@seneb/testkit/a-trip-plan'
import type { Disconnect } from '@seneb/testkit/disconnecting-client'

import type { SeededRandom } from './seeded-random.js'

/**
 * Way to send a submission: as it is, twice at the same time under one key, with an invalid field, or by a client that
 * leaves before the response.
 */
export type Manner = 'once' | 'twice-at-once' | 'invalid' | 'left'

/** Way in which a client disconnects, and whether it returns and sends the same submission under its first key. */
export interface ClientDisconnect {
  readonly endpoint: 'gateway' | 'web'
  readonly way: Disconnect
  readonly staysMs: number
  readonly isRestored: boolean
}

/** The five ways of review C1. */
export const fiveDisconnects: readonly Pick<ClientDisconnect, 'endpoint' | 'way'>[] = [
  { endpoint: 'gateway', way: 'amid-body' },
  { endpoint: 'gateway', way: 'close' },
  { endpoint: 'gateway', way: 'reset' },
  { endpoint: 'web', way: 'close' },
  { endpoint: 'web', way: 'amid-body' },
]
/** A response takes some tens of milliseconds, so some clients disconnect before anything is stored and some after. */
const maxStayMs = 40

export interface Submission {
  readonly number: number
  readonly manner: Manner
  readonly idempotencyKey: string
  /** Unique to this submission, so that a row can be matched to it. */
  readonly email: string
  readonly input: object
  /** Set when the client leaves. */
  readonly disconnect?: ClientDisconnect
}

const optionalFields = [
  'travelingFromCity',
  'phoneNumber',
  'estimatedTreatmentCost',
  'estimatedTreatmentDate',
  'preferredTravelDates',
  'tripDuration',
  'totalBudget',
  'emergencyContactName',
  'emergencyContactPhone',
  'insuranceCoverage',
  'paymentMethod',
] as const

/** Which of a run's submissions it is, and how it is sent where the seed does not decide that. */
interface RunPosition {
  readonly name: string
  readonly number: number
  readonly manner?: Manner
}

/** The next of a run's submissions: every kind of trip people ask for, decided by the seed. */
export function mixedSubmission(random: SeededRandom, run: RunPosition): Submission {
  const email = `${run.name}-${run.number}@example.com`
  const draw = random.next()
  const drawn = draw < 0.05 ? 'invalid' : draw < 0.15 ? 'twice-at-once' : draw < 0.35 ? 'left' : 'once'
  const manner = run.manner ?? drawn
  const input = mixedTripPlan(random, email)
  return {
    number: run.number,
    manner,
    idempotencyKey: `${run.name}-${run.number}`,
    email,
    input: manner === 'invalid' ? { ...input, age: '17', consentGiven: false } : input,
    ...(manner === 'left' ? { disconnect: mixedDisconnect(random) } : {}),
  }
}

/** True when the client disconnected and did not return: it never learns whether its submission was accepted. */
export function isGone({ disconnect }: Submission): boolean {
  return disconnect !== undefined && !disconnect.isRestored
}

function mixedDisconnect(random: SeededRandom): ClientDisconnect {
  return {
    ...random.pick(fiveDisconnects),
    staysMs: random.between(0, maxStayMs),
    isRestored: random.chance(0.5),
  }
}

function mixedTripPlan(random: SeededRandom, email: string): object {
  const treatmentType = random.pick(treatmentTypeNames)
  const accommodationType = random.pick(accommodationTypes)
  const accompanied = random.chance(0.5)
  const plan: Record<string, unknown> = {
    ...aTripPlan({ email, age: random.pick(ages), treatmentType }),
    medicalProcedure: random.pick(procedureNamesOf(treatmentType)),
    ...stay(random, accommodationType),
    isCompanionTraveling: accompanied ? 'Yes' : 'No',
    additionalServices: additionalServices.filter(() => random.chance(0.4)),
  }
  if (!accompanied) for (const field of ['companionName', 'companionTravelNeeds']) delete plan[field]
  for (const field of optionalFields) if (random.chance(0.3)) delete plan[field]
  return plan
}

function stay(random: SeededRandom, accommodationType: (typeof accommodationTypes)[number]) {
  return {
    accommodationType,
    hotelPreference: accommodationType === 'Hotel' ? random.pick(hotelPreferences) : undefined,
    otherAccommodationType: accommodationType === 'Other' ? 'With relatives in Giza' : undefined,
    numberOfNights: accommodationType === 'Not required' ? undefined : String(Math.floor(random.between(1, 29))),
  }
}
