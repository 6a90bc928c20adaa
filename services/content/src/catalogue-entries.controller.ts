import type { Input } from '@seneb/contracts/define'
import {
  ApproveCatalogueVersion,
  ExportAirports,
  ImportAirports,
  ListCatalogueEntries,
  PreviewAirportImport,
  ReadCatalogueEntry,
  RestoreCatalogueVersion,
  ReturnCatalogueVersion,
  SaveCatalogueEntry,
  WithdrawCatalogueVersion,
} from '@seneb/contracts/messages/content/catalogue-entry.messages'
import type { Ctx as Context } from '@seneb/service-kit/ctx'
import { HandleRequest } from '@seneb/service-kit/decorators'
import { Controller } from '@nestjs/common'
import { Ctx, Payload } from '@nestjs/microservices'

import {
  restoreCatalogueVersion,
  saveCatalogueEntry,
  withdrawCatalogueVersion,
} from './catalogue-entries/edit-entry.js'
import { exportAirports, importAirports, previewAirportImport } from './catalogue-entries/import-airports.js'
import { listCatalogueEntries, readCatalogueEntry } from './catalogue-entries/read-entries.js'
import { approveCatalogueVersion, returnCatalogueVersion } from './catalogue-entries/review-entry.js'

@Controller()
export class CatalogueEntriesController {
  @HandleRequest(ListCatalogueEntries)
  listCatalogueEntries(@Payload() input: Input<typeof ListCatalogueEntries>, @Ctx() ctx: Context) {
    return listCatalogueEntries(input, ctx)
  }

  @HandleRequest(ReadCatalogueEntry)
  readCatalogueEntry(@Payload() input: Input<typeof ReadCatalogueEntry>, @Ctx() ctx: Context) {
    return readCatalogueEntry(input, ctx)
  }

  @HandleRequest(SaveCatalogueEntry)
  saveCatalogueEntry(@Payload() input: Input<typeof SaveCatalogueEntry>, @Ctx() ctx: Context) {
    return saveCatalogueEntry(input, ctx)
  }

  @HandleRequest(RestoreCatalogueVersion)
  restoreCatalogueVersion(@Payload() input: Input<typeof RestoreCatalogueVersion>, @Ctx() ctx: Context) {
    return restoreCatalogueVersion(input, ctx)
  }

  @HandleRequest(WithdrawCatalogueVersion)
  withdrawCatalogueVersion(@Payload() input: Input<typeof WithdrawCatalogueVersion>, @Ctx() ctx: Context) {
    return withdrawCatalogueVersion(input, ctx)
  }

  @HandleRequest(ApproveCatalogueVersion)
  approveCatalogueVersion(@Payload() input: Input<typeof ApproveCatalogueVersion>, @Ctx() ctx: Context) {
    return approveCatalogueVersion(input, ctx)
  }

  @HandleRequest(ReturnCatalogueVersion)
  returnCatalogueVersion(@Payload() input: Input<typeof ReturnCatalogueVersion>, @Ctx() ctx: Context) {
    return returnCatalogueVersion(input, ctx)
  }

  @HandleRequest(PreviewAirportImport)
  previewAirportImport(@Payload() input: Input<typeof PreviewAirportImport>, @Ctx() ctx: Context) {
    return previewAirportImport(input, ctx)
  }

  @HandleRequest(ImportAirports)
  importAirports(@Payload() input: Input<typeof ImportAirports>, @Ctx() ctx: Context) {
    return importAirports(input, ctx)
  }

  @HandleRequest(ExportAirports)
  exportAirports(@Payload() input: Input<typeof ExportAirports>, @Ctx() ctx: Context) {
    return exportAirports(input, ctx)
  }
}
