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
    const form = { ...tripPlanOf(input, idempotencyKey), ...(await this.readCountryNames(input)) }
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

  /**
   * Returns the names of the countries of an input; rejects at the field of another code. A shipped code always has the
   * same name, so that a repeated request is the same one; only a code that staff may have added is looked up.
   */
  private async readCountryNames(input: Pick<TripPlanEnquiryInput, CountryField>): Promise<CountryNames> {
    const shipped = countryFields.map(([path]) => knownCountryName(input[path]))
    const added = shipped.includes(undefined) ? await this.bus.request(ListCountries, {}) : undefined
    // Without the list it is undecided whether the code is one of ours.
    if (added && added.source !== 'DATABASE') throw new AppError('UNAVAILABLE')
    const names = countryFields.map(
      ([path], at) => shipped[at] ?? added?.countries.find(({ code }) => code === input[path])?.name,
    )
    const fields = countryFields.flatMap(([path, prefix], at) => {
      if (names[at] !== undefined) return []
      return added?.retiredCodes?.includes(input[path])
        ? [
            {
              path,
              message: 'This country is no longer offered. Please choose another one.',
              code: `${prefix}_RETIRED`,
            },
          ]
        : [{ path, message: 'Please send the code of a country of our list, such as FR', code: `${prefix}_UNKNOWN` }]
    })
    if (fields.length > 0) throw new AppError('INPUT_INVALID', { fields })
    const [nationality = '', travelingFromCountry = ''] = names
    return { nationality, travelingFromCountry }
  }
}

const countryFields = [
  ['nationality', 'NATIONALITY'],
  ['travelingFromCountry', 'TRAVELING_FROM_COUNTRY'],
] as const

type CountryField = (typeof countryFields)[number][0]
type CountryNames = Readonly<Record<CountryField, string>>

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
