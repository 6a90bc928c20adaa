import type { Input } from '@seneb/contracts/define'
import {
  CancelPriceSchedule,
  CreatePriceChange,
  ExportPrices,
  ImportPrices,
  ListPriceChanges,
  ListPriceHistory,
  ListPrices,
  ListPriceVersions,
  PreviewPriceImport,
  PublishPriceChange,
  ReadPriceChange,
  ReadPriceEffect,
  RejectPriceChange,
  RestorePriceVersion,
  UpdatePriceChange,
  WithdrawPriceChange,
} from '@seneb/contracts/messages/content/price.messages'
import { HandleRequest } from '@seneb/service-kit/decorators'
import { Controller } from '@nestjs/common'
import { Ctx, Payload } from '@nestjs/microservices'

import type { ContentCtx } from './content-ctx.js'
import {
  createPriceChange,
  restorePriceVersion,
  updatePriceChange,
  withdrawPriceChange,
} from './price-table/edit-price-change.js'
import { exportPrices, importPrices, previewPriceImport } from './price-table/import-prices.js'
import { readPriceEffect } from './price-effects/read-price-effect.js'
import {
  listPriceChanges,
  listPriceHistory,
  listPrices,
  listPriceVersions,
  readPriceChange,
} from './price-table/read-prices.js'
import { cancelPriceSchedule, publishPriceChange, rejectPriceChange } from './price-table/review-price-change.js'

@Controller()
export class PricesController {
  @HandleRequest(ListPrices)
  listPrices(@Payload() input: Input<typeof ListPrices>, @Ctx() ctx: ContentCtx) {
    return listPrices(input, ctx)
  }

  @HandleRequest(ListPriceVersions)
  listPriceVersions(@Payload() input: Input<typeof ListPriceVersions>, @Ctx() ctx: ContentCtx) {
    return listPriceVersions(input, ctx)
  }

  @HandleRequest(ListPriceHistory)
  listPriceHistory(@Payload() input: Input<typeof ListPriceHistory>, @Ctx() ctx: ContentCtx) {
    return listPriceHistory(input, ctx)
  }

  @HandleRequest(ListPriceChanges)
  listPriceChanges(@Payload() input: Input<typeof ListPriceChanges>, @Ctx() ctx: ContentCtx) {
    return listPriceChanges(input, ctx)
  }

  @HandleRequest(ReadPriceChange)
  readPriceChange(@Payload() input: Input<typeof ReadPriceChange>, @Ctx() ctx: ContentCtx) {
    return readPriceChange(input, ctx)
  }

  @HandleRequest(ReadPriceEffect)
  readPriceEffect(@Payload() input: Input<typeof ReadPriceEffect>, @Ctx() ctx: ContentCtx) {
    return readPriceEffect(input, ctx)
  }

  @HandleRequest(CreatePriceChange)
  createPriceChange(@Payload() input: Input<typeof CreatePriceChange>, @Ctx() ctx: ContentCtx) {
    return createPriceChange(input, ctx)
  }

  @HandleRequest(UpdatePriceChange)
  updatePriceChange(@Payload() input: Input<typeof UpdatePriceChange>, @Ctx() ctx: ContentCtx) {
    return updatePriceChange(input, ctx)
  }

  @HandleRequest(WithdrawPriceChange)
  withdrawPriceChange(@Payload() input: Input<typeof WithdrawPriceChange>, @Ctx() ctx: ContentCtx) {
    return withdrawPriceChange(input, ctx)
  }

  @HandleRequest(PublishPriceChange)
  publishPriceChange(@Payload() input: Input<typeof PublishPriceChange>, @Ctx() ctx: ContentCtx) {
    return publishPriceChange(input, ctx)
  }

  @HandleRequest(RejectPriceChange)
  rejectPriceChange(@Payload() input: Input<typeof RejectPriceChange>, @Ctx() ctx: ContentCtx) {
    return rejectPriceChange(input, ctx)
  }

  @HandleRequest(CancelPriceSchedule)
  cancelPriceSchedule(@Payload() input: Input<typeof CancelPriceSchedule>, @Ctx() ctx: ContentCtx) {
    return cancelPriceSchedule(input, ctx)
  }

  @HandleRequest(RestorePriceVersion)
  restorePriceVersion(@Payload() input: Input<typeof RestorePriceVersion>, @Ctx() ctx: ContentCtx) {
    return restorePriceVersion(input, ctx)
  }

  @HandleRequest(PreviewPriceImport)
  previewPriceImport(@Payload() input: Input<typeof PreviewPriceImport>, @Ctx() ctx: ContentCtx) {
    return previewPriceImport(input, ctx)
  }

  @HandleRequest(ImportPrices)
  importPrices(@Payload() input: Input<typeof ImportPrices>, @Ctx() ctx: ContentCtx) {
    return importPrices(input, ctx)
  }

  @HandleRequest(ExportPrices)
  exportPrices(@Payload() _nothing: object, @Ctx() ctx: ContentCtx) {
    return exportPrices(ctx)
  }
}
