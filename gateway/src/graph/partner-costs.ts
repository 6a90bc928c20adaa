import { Inject } from '@nestjs/common'
import { Args, Parent, Query, ResolveField, Resolver } from '@nestjs/graphql'
import type { RequestClient } from '@seneb/bus/request-client'
import type { Output } from '@seneb/contracts/define'
import {
  ReadJourneyCost,
  ReadSavingsEstimate,
  ReadSavingsTable,
} from '@seneb/contracts/messages/content/costs.messages'
import { ListPriceHistory } from '@seneb/contracts/messages/content/price.messages'
import { countryCode } from '@seneb/contracts/vocabulary/country-names'
import { savingsCountries, savingsProcedures } from '@seneb/contracts/vocabulary/savings-options'
import { AppError } from '@seneb/platform/app-error'

import { REQUEST_CLIENT } from '../request-client.js'
import { amountOf, centsOf, dollarsOf, type MoneyInput } from '../graphql/scalars.js'
import { connectionOf } from '../graphql/connections.js'
import { withoutNulls } from '../graphql/request-context.js'

interface PricedProcedure {
  readonly country: string
  readonly procedure: string
}

interface VersionArgs {
  readonly key: string
  readonly first: number
  readonly after?: string | null
}

interface EstimateArgs extends PricedProcedure {
  readonly homePrice?: MoneyInput | null
}

interface TripArgs extends EstimateArgs {
  readonly units?: number | null
  readonly egyptPrice?: MoneyInput | null
  readonly tripCount?: number | null
  readonly flightPrice?: MoneyInput | null
  readonly nights?: number | null
  readonly nightPrice?: MoneyInput | null
  readonly reservePercent?: number | null
}

/** The costs of the website's calculators as the API has them: by codes and slugs, and in `Money`. */
@Resolver()
export class PartnerCostsResolver {
  constructor(@Inject(REQUEST_CLIENT) private readonly bus: RequestClient) {}

  /** Every reference price with its source and day (S11). */
  @Query()
  async referencePrices(@Args() { country }: { country?: string | null }) {
    const input = withoutNulls({ country: country && countryOf(country) })
    const { prices } = await inApiNames(this.bus.request(ReadSavingsTable, input))
    return prices.map(({ cost, item, ...price }) => ({
      ...price,
      country: codeOf(price.country),
      item: slugOf(item),
      price: dollarsOf(cost),
    }))
  }

  /** A page of the versions of one reference price (S11). */
  @Query()
  async referencePriceVersions(@Args() { after, ...page }: VersionArgs) {
    const { hasMore, versions } = await this.bus.request(ListPriceHistory, { ...page, ...withoutNulls({ after }) })
    const edges = versions.map(({ cents, cursor, ...node }) => ({ cursor, node: { ...node, price: centsOf(cents) } }))
    return connectionOf(edges, { after, hasNextPage: hasMore })
  }

  /** The price of a procedure at home and in Egypt (CALC-09). */
  @Query()
  async costEstimate(@Args() { homePrice, ...args }: EstimateArgs) {
    const input = { ...toInput(args), homePriceUsd: amountOf(homePrice) }
    const found = await inApiNames(this.bus.request(ReadSavingsEstimate, input))
    const { doorToDoor, egyptCost, homeCost, isOwnHomePrice, percentageSaved, reason, savings, ...others } = found
    return {
      ...others,
      ...toEnumNames(found),
      homePrice: dollarsOf(homeCost),
      isCustomHomePrice: isOwnHomePrice,
      egyptPrice: dollarsOf(egyptCost),
      savings: dollarsOf(savings),
      savingsPercent: percentageSaved,
      noSavingReason: reason,
      doorToDoor: {
        ...doorToDoor,
        verdict: verdictOf(doorToDoor.verdict),
        difference: centsOf(doorToDoor.differenceCents),
      },
    }
  }

  /** Compares treatment at home with treatment in Egypt, including travel. */
  @Query()
  async tripCost(@Args() args: TripArgs) {
    const { egyptPrice, flightPrice, homePrice, nightPrice, tripCount, country, procedure, ...figures } = args
    const input = {
      ...figures,
      ...toInput({ country, procedure }),
      journeys: tripCount,
      homePriceUsd: amountOf(homePrice),
      egyptPriceUsd: amountOf(egyptPrice),
      flightUsd: amountOf(flightPrice),
      nightUsd: amountOf(nightPrice),
    }
    const found = await inApiNames(this.bus.request(ReadJourneyCost, withoutNulls(input)))
    return {
      ...found,
      ...toEnumNames(found),
      tripCount: found.journeys,
      lines: found.lines.map(lineOf),
      homePrice: centsOf(found.homeCents),
      egyptPrice: centsOf(found.egyptCents),
      tripPrice: centsOf(found.journeyCents),
      difference: centsOf(found.differenceCents),
      verdict: verdictOf(found.verdict),
    }
  }
}

/** The price of a package in `Money`. */
@Resolver('TreatmentPackage')
export class TreatmentPackageResolver {
  @ResolveField()
  fromPrice(@Parent() { fromUsd }: { readonly fromUsd: number }) {
    return dollarsOf(fromUsd)
  }
}

type Line = Output<typeof ReadJourneyCost>['lines'][number]

function lineOf({ isOwn, part, totalCents, unitCents, ...line }: Line) {
  return {
    ...line,
    category: part,
    unitPrice: centsOf(unitCents),
    total: centsOf(totalCents),
    isCustom: isOwn,
  }
}

function verdictOf(verdict: Output<typeof ReadJourneyCost>['verdict']) {
  return verdict === 'CLOSE' ? 'TOO_CLOSE_TO_CALL' : verdict
}

/** A value that no list of the calculator has, so that the service refuses this argument. */
const unknown = 'unknown'

function toInput({ country, procedure }: PricedProcedure) {
  const listed = savingsProcedures.find(({ catalogueSlug }) => catalogueSlug === procedure)
  return { country: countryOf(country), procedure: listed?.value ?? unknown }
}

function toEnumNames({ country, procedure }: PricedProcedure) {
  return { country: codeOf(country), procedure: slugOf(procedure) }
}

function countryOf(code: string): string {
  return savingsCountries.find(({ name }) => countryCode(name) === code)?.value ?? unknown
}

function codeOf(country: string): string | undefined {
  const name = savingsCountries.find(({ value }) => value === country)?.name ?? 'Egypt'
  return countryCode(name)
}

function slugOf(item: string): string {
  return savingsProcedures.find(({ value }) => value === item)?.catalogueSlug ?? item
}

const apiNames: Readonly<Record<string, string>> = {
  homePriceUsd: 'homePrice',
  egyptPriceUsd: 'egyptPrice',
  flightUsd: 'flightPrice',
  nightUsd: 'nightPrice',
  journeys: 'tripCount',
}

/** Problems of a form's fields at the arguments that the API has for them. */
async function inApiNames<Result>(pending: Promise<Result>): Promise<Result> {
  try {
    return await pending
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'INPUT_INVALID') throw error
    const fields = error.fields.map((field) => ({ ...field, path: apiNames[field.path] ?? field.path }))
    throw new AppError('INPUT_INVALID', { fields })
  }
}
