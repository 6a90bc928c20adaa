import { Inject } from '@nestjs/common'
import { Args, Context, Mutation, Resolver } from '@nestjs/graphql'
import type { RequestClient, Unvalidated } from '@seneb/bus/request-client'
import type { Input, Output } from '@seneb/contracts/define'
import {
  RequestPartnerConsultation,
  SubmitPartnerTripPlan,
} from '@seneb/contracts/messages/enquiry/partner-enquiry.messages'
import type { SubmitTripPlan } from '@seneb/contracts/messages/enquiry/trip-plan.messages'
import { ListCountries } from '@seneb/contracts/messages/content/places.messages'
import { knownCountryName } from '@seneb/contracts/vocabulary/known-countries'
import { AppError } from '@seneb/platform/app-error'

import { ClientLimits, withinMailBudget } from '../access/client-limits.js'
import { REQUEST_CLIENT } from '../request-client.js'
import { IdempotencyKey } from '../graphql/idempotency-key.js'
import { amountOf, type MoneyInput } from '../graphql/scalars.js'
import type { RequestContext } from '../graphql/request-context.js'

type Receipt = Output<typeof SubmitTripPlan>

interface OnBehalf {
  readonly partnerReference?: string | null
  readonly agreement: { readonly textVersion: string; readonly agreedAt: string; readonly method: string }
}

interface EnquiryInput {
  readonly onBehalf: OnBehalf
  readonly email: string
  readonly treatmentType: string
}

/** `TripPlanEnquiryInput` of the schema: fields of the form, some with another type. */
type TripPlanEnquiryInput = EnquiryInput & {
  readonly age: number
  readonly nationality: string
  readonly travelingFromCountry: string
  readonly medicalProcedure: string
  readonly estimatedTreatmentCost?: MoneyInput | null
  readonly totalBudget?: MoneyInput | null
  readonly numberOfNights?: number | null
  readonly isCompanionTraveling: boolean
}

@Resolver()
export class PartnerEnquiriesResolver {
  constructor(
    @Inject(ClientLimits) private readonly limits: Pick<ClientLimits, 'reserveMailTo'>,
    @Inject(REQUEST_CLIENT) private readonly bus: RequestClient,
  ) {}

  /** Submits the trip plan of a person who agreed to it (S11, D-71). */
  @Mutation()
  async submitTripPlanEnquiry(
    @Args('input') input: TripPlanEnquiryInput,
    @IdempotencyKey() idempotencyKey: string | undefined,
    @Context() { partner }: RequestContext,
  ): Promise<Receipt> {
    const form = { ...tripPlanOf(input, idempotencyKey), ...countriesOf(input, await this.readCountries()) }
    const submit = (mail: object) => partner.handIn(SubmitPartnerTripPlan, { ...form, ...mail }, { idempotencyKey })
    return partner.isTest ? submit({}) : withinMailBudget(this.limits, input.email, submit)
  }

  /** Submits the consultation request of a person who agreed to it (S11, D-71). */
  @Mutation()
  async submitConsultationEnquiry(
    @Args('input') input: EnquiryInput,
    @IdempotencyKey() idempotencyKey: string | undefined,
    @Context() { partner }: RequestContext,
  ): Promise<Receipt> {
    const form = consultationOf(input, idempotencyKey)
    const submit = (mail: object) =>
      partner.handIn(RequestPartnerConsultation, { ...form, ...mail }, { idempotencyKey })
    return partner.isTest ? submit({}) : withinMailBudget(this.limits, input.email, submit)
  }

  /** Reads the countries of the forms; none while content is unavailable, so that an enquiry does not depend on it. */
  private async readCountries(): Promise<Countries> {
    try {
      return await this.bus.request(ListCountries, {})
    } catch (error) {
      if (error instanceof AppError && error.code === 'UNAVAILABLE') return { countries: [] }
      throw error
    }
  }
}

type Countries = Pick<Output<typeof ListCountries>, 'countries' | 'retiredCodes'>

const countryFields = [
  ['nationality', 'NATIONALITY'],
  ['travelingFromCountry', 'TRAVELING_FROM_COUNTRY'],
] as const

type CountryField = (typeof countryFields)[number][0]

/** Returns the names that the forms have for the countries of an input; rejects at the field of another code. */
function countriesOf(
  input: Pick<TripPlanEnquiryInput, CountryField>,
  { countries, retiredCodes = [] }: Countries,
): Record<CountryField, string> {
  const names = new Map(countries.map(({ code, name }) => [code, name]))
  const nameOf = (code: string) => names.get(code) ?? (retiredCodes.includes(code) ? undefined : knownCountryName(code))
  const fields = countryFields.flatMap(([path, prefix]) => {
    if (nameOf(input[path]) !== undefined) return []
    return retiredCodes.includes(input[path])
      ? [{ path, message: 'This country is no longer offered. Please choose another one.', code: `${prefix}_RETIRED` }]
      : [{ path, message: 'Please send the code of a country of our list, such as FR', code: `${prefix}_UNKNOWN` }]
  })
  if (fields.length > 0) throw new AppError('INPUT_INVALID', { fields })
  const [nationality = '', travelingFromCountry = ''] = countryFields.map(([path]) => nameOf(input[path]))
  return { nationality, travelingFromCountry }
}

type TripPlan = Unvalidated<Input<typeof SubmitPartnerTripPlan>>
type Consultation = Unvalidated<Input<typeof RequestPartnerConsultation>>

/** Converts the input to the form of our own pages; the service translates the codes of treatments into names. */
function tripPlanOf(input: TripPlanEnquiryInput, idempotencyKey?: string): TripPlan {
  const { age, estimatedTreatmentCost, isCompanionTraveling, numberOfNights, totalBudget } = input
  return {
    ...input,
    onBehalf: onBehalfOf(input, idempotencyKey),
    age: String(age),
    estimatedTreatmentCost: amountOf(estimatedTreatmentCost),
    totalBudget: amountOf(totalBudget),
    numberOfNights: numberOfNights?.toString(),
    isCompanionTraveling: isCompanionTraveling ? 'Yes' : 'No',
  }
}

function consultationOf(input: EnquiryInput, idempotencyKey?: string): Consultation {
  return { ...input, onBehalf: onBehalfOf(input, idempotencyKey) }
}

/** Requires a partner reference or an idempotency key; without one, a repeated request would be stored twice. */
function onBehalfOf({ onBehalf }: EnquiryInput, idempotencyKey: string | undefined): OnBehalf {
  if (onBehalf.partnerReference || idempotencyKey !== undefined) return onBehalf
  const message = 'Please send a partnerReference or an idempotency key, so that the enquiry is stored only once'
  const field = { path: 'onBehalf.partnerReference', message, code: 'PARTNER_REFERENCE_REQUIRED' }
  throw new AppError('INPUT_INVALID', { fields: [field] })
}
