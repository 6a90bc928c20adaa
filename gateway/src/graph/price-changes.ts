import { Args, Context, Mutation, Query, Resolver } from '@nestjs/graphql'
import type { Unvalidated } from '@seneb/bus/request-client'
import type { Input, Output } from '@seneb/contracts/define'
import {
  CancelPriceSchedule,
  CreatePriceChange,
  ExportPrices,
  ImportPrices,
  ListPriceChanges,
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

import { staffPageOf } from '../graphql/connections.js'
import { IdempotencyKey } from '../graphql/idempotency-key.js'
import { type RequestContext, withoutNulls } from '../graphql/request-context.js'
import { centsOf } from '../graphql/scalars.js'
import { lookupOf, readNames, type NameOf } from './staff-names.js'

type Staff = Pick<RequestContext, 'staff'>
type ChangeInput = Unvalidated<Input<typeof CreatePriceChange>> & {
  readonly prices: readonly object[]
  readonly validFrom?: string | null
}
interface SeenChange {
  readonly id: string
  readonly version: number
}
interface EffectArgs {
  readonly changeId?: string | null
  readonly prices?: readonly object[] | null
}

/** Prices with their versions, and the changes by which staff propose and check them. */
@Resolver()
export class PricesResolver {
  /** Every price with its age. */
  @Query()
  async prices(@Args() args: Unvalidated<Input<typeof ListPrices>>, @Context() { staff }: Staff) {
    const { prices } = await staff.sendRequest(ListPrices, withoutNulls(args))
    return prices.map(({ asOf, cents, source, sourceUrl, version, ...price }) => ({
      ...price,
      values: valuesOf({ asOf, cents, source, sourceUrl, version }),
    }))
  }

  /** A page of the versions of a price. */
  @Query()
  async priceVersions(@Args() args: Unvalidated<Input<typeof ListPriceVersions>>, @Context() { staff }: Staff) {
    const [{ next, versions }, names] = await Promise.all([
      staff.sendRequest(ListPriceVersions, withoutNulls(args)),
      readNames(staff),
    ])
    const nameOf = lookupOf(names)
    const nodes = versions.map((version) => versionOf(version, nameOf))
    return staffPageOf(nodes, { after: args.after as string | null, next })
  }

  /** A page of changes. */
  @Query()
  async priceChanges(@Args() args: Unvalidated<Input<typeof ListPriceChanges>>, @Context() { staff }: Staff) {
    const [{ changes, next }, names] = await Promise.all([
      staff.sendRequest(ListPriceChanges, withoutNulls(args)),
      readNames(staff),
    ])
    const nameOf = lookupOf(names)
    const nodes = changes.map((change) => changeOf(change, nameOf))
    return staffPageOf(nodes, { after: args.after as string | null, next })
  }

  /** One change with its prices. */
  @Query()
  async priceChange(@Args() args: Input<typeof ReadPriceChange>, @Context() { staff }: Staff) {
    const [{ change, prices }, names] = await Promise.all([staff.sendRequest(ReadPriceChange, args), readNames(staff)])
    return { change: changeOf(change, lookupOf(names)), prices: prices.map(comparisonOf) }
  }

  /** The effect of prices on claim, estimates and pages. */
  @Query()
  async priceEffect(@Args() { changeId, prices }: EffectArgs, @Context() { staff }: Staff) {
    const input = withoutNulls({ changeId, prices: prices?.map(withoutNulls) })
    const { claim, estimates, pages } = await staff.sendRequest(ReadPriceEffect, input)
    return {
      claimText: claim.text,
      claimBefore: claimOf(claim.before),
      claimAfter: claimOf(claim.after),
      estimateCount: estimates.length,
      estimates: estimates.map(({ after, before, ...estimate }) => ({
        ...estimate,
        before: estimateOf(before),
        after: estimateOf(after),
      })),
      pageCount: pages.length,
      pages,
    }
  }

  /** A file of prices as it would be imported. */
  @Query()
  async priceImportPreview(@Args() args: Input<typeof PreviewPriceImport>, @Context() { staff }: Staff) {
    const { prices, ...preview } = await staff.sendRequest(PreviewPriceImport, args)
    return { ...preview, prices: prices.map(comparisonOf) }
  }

  /** Every price as a file. */
  @Query()
  async pricesCsv(@Context() { staff }: Staff): Promise<string> {
    return (await staff.sendRequest(ExportPrices, {})).csv
  }

  /** Proposes prices. */
  @Mutation()
  createPriceChange(
    @Args('input') input: ChangeInput,
    @IdempotencyKey() idempotencyKey: string | undefined,
    @Context() { staff }: Staff,
  ): Promise<Output<typeof CreatePriceChange>> {
    return staff.sendRequest(CreatePriceChange, inputOf(input), { idempotencyKey })
  }

  /** Replaces the values of a change. */
  @Mutation()
  updatePriceChange(
    @Args() { id, input, version }: SeenChange & { readonly input: ChangeInput },
    @Context() { staff }: Staff,
  ) {
    return staff.sendRequest(UpdatePriceChange, { id, version, ...inputOf(input) })
  }

  /** Withdraws a change. */
  @Mutation()
  withdrawPriceChange(@Args() seen: SeenChange, @Context() { staff }: Staff) {
    return staff.sendRequest(WithdrawPriceChange, seen)
  }

  /** Publishes or schedules a change. */
  @Mutation()
  publishPriceChange(@Args() seen: SeenChange, @Context() { staff }: Staff) {
    return staff.sendRequest(PublishPriceChange, seen)
  }

  /** Rejects a change. */
  @Mutation()
  rejectPriceChange(@Args() args: Input<typeof RejectPriceChange>, @Context() { staff }: Staff) {
    return staff.sendRequest(RejectPriceChange, args)
  }

  /** Cancels a schedule. */
  @Mutation()
  cancelPriceSchedule(@Args() seen: SeenChange, @Context() { staff }: Staff) {
    return staff.sendRequest(CancelPriceSchedule, seen)
  }

  /** Proposes an earlier version again. */
  @Mutation()
  restorePriceVersion(
    @Args() { idempotencyKey: _, ...args }: Input<typeof RestorePriceVersion> & { readonly idempotencyKey?: unknown },
    @IdempotencyKey() idempotencyKey: string | undefined,
    @Context() { staff }: Staff,
  ) {
    return staff.sendRequest(RestorePriceVersion, args, { idempotencyKey })
  }

  /** Proposes the prices of a file. */
  @Mutation()
  importPrices(
    @Args('input') input: Unvalidated<Input<typeof ImportPrices>>,
    @IdempotencyKey() idempotencyKey: string | undefined,
    @Context() { staff }: Staff,
  ): Promise<Output<typeof ImportPrices>> {
    return staff.sendRequest(ImportPrices, withoutNulls(input), { idempotencyKey })
  }
}

type Comparison = Output<typeof ReadPriceChange>['prices'][number]
type Values = Comparison['current']
type Effect = Output<typeof ReadPriceEffect>

function inputOf({ prices, ...input }: ChangeInput) {
  return { ...withoutNulls(input), prices: prices.map(withoutNulls) }
}

function valuesOf({ cents, ...values }: Values) {
  return { ...values, price: cents === null ? null : cents / 100 }
}

function comparisonOf({ asOf, cents, current, source, sourceUrl, version, ...price }: Comparison) {
  return { ...price, proposed: valuesOf({ asOf, cents, source, sourceUrl, version }), current: valuesOf(current) }
}

function versionOf(
  {
    asOf,
    cents,
    checkedBy,
    number,
    source,
    sourceUrl,
    writtenBy,
    ...version
  }: Output<typeof ListPriceVersions>['versions'][number],
  nameOf: NameOf,
) {
  return {
    ...version,
    values: valuesOf({ asOf, cents, source, sourceUrl, version: number }),
    checkedBy: nameOf(checkedBy),
    writtenBy: nameOf(writtenBy),
  }
}

function changeOf(
  { authorIds, checkedBy, writtenBy, ...change }: Output<typeof ListPriceChanges>['changes'][number],
  nameOf: NameOf,
) {
  return {
    ...change,
    authors: authorIds.map((id) => nameOf(id)),
    checkedBy: nameOf(checkedBy),
    writtenBy: nameOf(writtenBy),
  }
}

function claimOf({ combinationsAbove, ...claim }: Effect['claim']['before']) {
  return { ...claim, combinationsExceedingClaim: combinationsAbove }
}

function estimateOf({ differenceCents, ...estimate }: Effect['estimates'][number]['before']) {
  return { ...estimate, difference: centsOf(differenceCents) }
}
