import type { Input } from '@seneb/contracts/define'
import type { JourneyCostInput } from '@seneb/contracts/forms/journey-cost.form'
import type { SavingsEstimateInput } from '@seneb/contracts/forms/savings-estimate.form'
import { ListAirports, ListCountries } from '@seneb/contracts/messages/content/places.messages'
import { ListCatalogueChanges } from '@seneb/contracts/messages/content/changes.messages'
import {
  ReadJourneyCost,
  ReadSavingsClaim,
  ReadSavingsEstimate,
  ReadSavingsPrices,
  ReadSavingsTable,
} from '@seneb/contracts/messages/content/costs.messages'
import { ListTreatmentTypes } from '@seneb/contracts/messages/content/treatment-catalogue.messages'
import { HandleRequest } from '@seneb/service-kit/decorators'
import type { Ctx as Context } from '@seneb/service-kit/ctx'
import { Controller } from '@nestjs/common'
import { Ctx, Payload } from '@nestjs/microservices'

import { listAirports } from './airports/list-airports.js'
import { listCatalogueChanges } from './catalogue-changes/list-catalogue-changes.js'
import type { ContentCtx } from './content-ctx.js'
import { listCountries } from './countries/list-countries.js'
import { readJourneyCost } from './journey-costs/read-journey-cost.js'
import { readSavingsTable } from './price-table/read-savings-table.js'
import { readSavingsClaim, readSavingsEstimate, readSavingsPrices } from './savings-estimates/read-savings-estimate.js'
import { listTreatmentTypes } from './treatment-catalogue/list-treatment-types.js'

@Controller()
export class CatalogueController {
  @HandleRequest(ListAirports)
  listAirports(@Payload() input: Input<typeof ListAirports>, @Ctx() ctx: ContentCtx) {
    return listAirports(input, ctx)
  }

  @HandleRequest(ListCountries)
  listCountries(@Payload() input: Input<typeof ListCountries>, @Ctx() ctx: ContentCtx) {
    return listCountries(input, ctx)
  }

  @HandleRequest(ListTreatmentTypes)
  listTreatmentTypes(@Payload() _nothing: object, @Ctx() ctx: Context) {
    return listTreatmentTypes(ctx)
  }

  @HandleRequest(ListCatalogueChanges)
  listCatalogueChanges(@Payload() input: Input<typeof ListCatalogueChanges>, @Ctx() ctx: ContentCtx) {
    return listCatalogueChanges(input, ctx)
  }

  @HandleRequest(ReadJourneyCost)
  readJourneyCost(@Payload() figures: JourneyCostInput, @Ctx() ctx: ContentCtx) {
    return readJourneyCost(figures, ctx)
  }

  @HandleRequest(ReadSavingsEstimate)
  readSavingsEstimate(@Payload() form: SavingsEstimateInput, @Ctx() ctx: ContentCtx) {
    return readSavingsEstimate(form, ctx)
  }

  @HandleRequest(ReadSavingsClaim)
  readSavingsClaim(@Payload() _input: unknown, @Ctx() ctx: ContentCtx) {
    return readSavingsClaim(ctx)
  }

  @HandleRequest(ReadSavingsPrices)
  readSavingsPrices(@Payload() _input: unknown, @Ctx() ctx: ContentCtx) {
    return readSavingsPrices(ctx)
  }

  @HandleRequest(ReadSavingsTable)
  readSavingsTable(@Payload() input: Input<typeof ReadSavingsTable>, @Ctx() ctx: ContentCtx) {
    return readSavingsTable(input, ctx)
  }
}
