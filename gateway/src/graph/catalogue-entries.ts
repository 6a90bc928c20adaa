import { Args, Context, Mutation, Query, Resolver } from '@nestjs/graphql'
import type { Input, Output } from '@seneb/contracts/define'
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

import { staffPageOf } from '../graphql/connections.js'
import { type RequestContext, withoutNulls } from '../graphql/request-context.js'
import { lookupOf, readNames, type NameOf } from './staff-names.js'

type ListArgs = Pick<Input<typeof ListCatalogueEntries>, 'kind' | 'show' | 'first'> & {
  readonly search?: string | null
  readonly after?: string | null
}
type SaveArgs = Omit<Input<typeof SaveCatalogueEntry>, 'isNew' | 'note'> & {
  readonly note?: string | null
  readonly isNew?: boolean | null
}
type ImportArgs = Omit<Input<typeof ImportAirports>, 'note'> & { readonly note?: string | null }

/** Entries of the catalogue and their versions, as staff edit and approve them. */
@Resolver()
export class CatalogueEntriesResolver {
  /** The entries of a kind. */
  @Query()
  async catalogueEntries(@Args() args: ListArgs, @Context() { staff }: RequestContext) {
    const { entries, next, totalCount } = await staff.sendRequest(ListCatalogueEntries, withoutNulls(args))
    return { totalCount, ...staffPageOf(entries, { after: args.after, next }) }
  }

  /** One entry with its newest versions. */
  @Query()
  async catalogueEntry(@Args() args: Input<typeof ReadCatalogueEntry>, @Context() { staff }: RequestContext) {
    const [{ entry }, names] = await Promise.all([staff.sendRequest(ReadCatalogueEntry, args), readNames(staff)])
    const { current, pending, revision, versions, ...head } = entry
    const nameOf = lookupOf(names)
    return {
      entry: head,
      revision,
      content: current,
      pending: pending && versionOf(pending, nameOf),
      versions: versions.map((one) => versionOf(one, nameOf)),
    }
  }

  /** Airports as files. */
  @Query()
  async airportsCsv(@Args() args: { readonly countryCode?: string | null }, @Context() { staff }: RequestContext) {
    return (await staff.sendRequest(ExportAirports, withoutNulls(args))).files
  }

  /** The changes that a file of airports would make. */
  @Query()
  airportImportPreview(@Args() args: Input<typeof PreviewAirportImport>, @Context() { staff }: RequestContext) {
    return staff.sendRequest(PreviewAirportImport, args)
  }

  /** Saves an entry. */
  @Mutation()
  saveCatalogueEntry(@Args() args: SaveArgs, @Context() { staff }: RequestContext) {
    return staff.sendRequest(SaveCatalogueEntry, withoutNulls(args))
  }

  /** Restores an earlier version. */
  @Mutation()
  restoreCatalogueVersion(@Args() args: Input<typeof RestoreCatalogueVersion>, @Context() { staff }: RequestContext) {
    return staff.sendRequest(RestoreCatalogueVersion, args)
  }

  /** Withdraws a version. */
  @Mutation()
  withdrawCatalogueVersion(@Args() args: Input<typeof WithdrawCatalogueVersion>, @Context() { staff }: RequestContext) {
    return staff.sendRequest(WithdrawCatalogueVersion, args)
  }

  /** Approves a version. */
  @Mutation()
  approveCatalogueVersion(@Args() args: Input<typeof ApproveCatalogueVersion>, @Context() { staff }: RequestContext) {
    return staff.sendRequest(ApproveCatalogueVersion, args)
  }

  /** Returns a version to its author. */
  @Mutation()
  returnCatalogueVersion(@Args() args: Input<typeof ReturnCatalogueVersion>, @Context() { staff }: RequestContext) {
    return staff.sendRequest(ReturnCatalogueVersion, args)
  }

  /** Imports airports from a file. */
  @Mutation()
  importAirports(@Args() args: ImportArgs, @Context() { staff }: RequestContext) {
    return staff.sendRequest(ImportAirports, withoutNulls(args))
  }
}

type Version = Output<typeof ReadCatalogueEntry>['entry']['versions'][number]

function versionOf({ checkedBy, writtenBy, ...version }: Version, nameOf: NameOf) {
  return { ...version, checkedBy: nameOf(checkedBy ?? undefined), writtenBy: nameOf(writtenBy ?? undefined) }
}
