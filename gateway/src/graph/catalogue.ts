import { Inject } from '@nestjs/common'
import { Args, Context, Query, Resolver } from '@nestjs/graphql'
import type { RequestClient } from '@seneb/bus/request-client'
import type { Output } from '@seneb/contracts/define'
import { ListAirports, ListCountries } from '@seneb/contracts/messages/content/places.messages'
import { ListCatalogueChanges } from '@seneb/contracts/messages/content/changes.messages'
import {
  ListSpecialties,
  ReadSpecialty,
  ListTreatments,
  ReadTreatment,
} from '@seneb/contracts/messages/content/specialty.messages'
import { ListTreatmentTypes } from '@seneb/contracts/messages/content/treatment-catalogue.messages'
import { PreviewPublication } from '@seneb/contracts/messages/content/publication-version.messages'
import { withCommonFacts } from '@seneb/contracts/messages/content/with-common-facts'

import { companionAdvice } from '@seneb/contracts/vocabulary/companion-procedures'

import { REQUEST_CLIENT } from '../request-client.js'
import { connectionOf } from '../graphql/connections.js'
import { type RequestContext, withoutNulls } from '../graphql/request-context.js'

type TreatmentTypes = Output<typeof ListTreatmentTypes>['treatmentTypes']

interface AirportsArgs {
  readonly country: string
  readonly first?: number | null
  readonly after?: string | null
  readonly refresh?: boolean | null
}

const usualAirports = 100

@Resolver()
export class CatalogueResolver {
  constructor(@Inject(REQUEST_CLIENT) private readonly bus: RequestClient) {}

  /** The nine specialties as cards (SPEC-01). */
  @Query()
  async specialties(): Promise<Output<typeof ListSpecialties>['specialties']> {
    return (await this.bus.request(ListSpecialties, {})).specialties
  }

  /** One specialty page (SPEC-01..09). */
  @Query()
  async specialty(
    @Args() { slug }: { readonly slug: string },
    @Context() { preview, staff }: RequestContext,
  ): Promise<Output<typeof ReadSpecialty>['specialty']> {
    if (preview) return (await staff.sendRequest(PreviewPublication, { ...preview, page: 'specialty', slug })).specialty
    return (await this.bus.request(ReadSpecialty, { slug })).specialty
  }

  /** The treatments that have a page (ROUTE-27). */
  @Query()
  async treatments(
    @Args() { specialty }: { readonly specialty?: string | null },
  ): Promise<Output<typeof ListTreatments>['treatments']> {
    return (await this.bus.request(ListTreatments, { specialty: specialty ?? undefined })).treatments
  }

  /** One treatment page (ROUTE-27). */
  @Query()
  async treatment(
    @Args() { slug }: { readonly slug: string },
    @Context() { preview, staff }: RequestContext,
  ): Promise<Output<typeof ReadTreatment>['treatment']> {
    if (preview) return (await staff.sendRequest(PreviewPublication, { ...preview, page: 'treatment', slug })).treatment
    return (await this.bus.request(ReadTreatment, { slug })).treatment
  }

  /** Returns the treatment types with their procedures, each with the facts shared by its kind (CAT-01, CAT-02). */
  @Query()
  async treatmentTypes(): Promise<TreatmentTypes> {
    const { commonFacts, treatmentTypes } = await this.bus.request(ListTreatmentTypes, {})
    return treatmentTypes.map(({ formerNames = [], ...type }) => ({
      ...type,
      formerNames,
      procedures: type.procedures.map((procedure) => {
        const whole = withCommonFacts(procedure, commonFacts)
        const needsCompanion = companionAdvice(whole) !== undefined
        return { ...whole, formerNames: procedure.formerNames ?? [], needsCompanion }
      }),
    }))
  }

  /** Every country a person may choose (AIR-17). */
  @Query()
  async countries(@Args('refresh') refresh: boolean | null): Promise<Output<typeof ListCountries>> {
    return this.bus.request(ListCountries, { refresh: refresh ?? false })
  }

  /** A page of a country's airports (AIR-18, AIR-19). */
  @Query()
  async airports(@Args() { after, country, first, refresh }: AirportsArgs) {
    const input = { country, first: first ?? usualAirports, refresh: refresh ?? false, ...withoutNulls({ after }) }
    const { airports, hasNextPage, ...list } = await this.bus.request(ListAirports, input)
    const edges = airports.map(({ cursor, ...node }) => ({ cursor, node }))
    return { ...list, ...connectionOf(edges, { after, hasNextPage }) }
  }

  /** Returns changes of the catalogue since the cursor of the previous response (S11). */
  @Query()
  async catalogueChanges(@Args() { after, first }: { first: number; after?: string | null }) {
    const input = { first, ...withoutNulls({ after }) }
    const { changes, cursor: endCursor, hasMore } = await this.bus.request(ListCatalogueChanges, input)
    const edges = changes.map(({ changedAt, cursor, removed, ...change }) => ({
      cursor,
      node: { ...change, updatedAt: changedAt, isDeleted: removed },
    }))
    return connectionOf(edges, { after, endCursor, hasNextPage: hasMore })
  }
}
