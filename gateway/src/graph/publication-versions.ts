import { Args, Context, Mutation, Query, Resolver } from '@nestjs/graphql'
import type { Input, Output } from '@seneb/contracts/define'
import {
  ApprovePublicationDraft,
  ArchivePublication,
  CancelPublicationSchedule,
  DiscardPublicationDraft,
  ListPublications,
  MovePublication,
  PublishPublicationDraft,
  ReadPublication,
  ReadPublicationVersion,
  RestorePublicationVersion,
  ReturnPublicationDraft,
  SavePublicationDraft,
  SchedulePublicationDraft,
  SubmitPublicationDraft,
} from '@seneb/contracts/messages/content/publication-version.messages'

import { staffPageOf } from '../graphql/connections.js'
import { type RequestContext, withoutNulls } from '../graphql/request-context.js'
import { lookupOf, readNames, type NameOf } from './staff-names.js'

type ListArgs = Pick<Input<typeof ListPublications>, 'show' | 'first'> & {
  readonly kind?: Input<typeof ListPublications>['kind'] | null
  readonly search?: string | null
  readonly after?: string | null
}
type PublicationArgs = Input<typeof ReadPublication>
type SaveArgs = Omit<Input<typeof SavePublicationDraft>, 'isNew' | 'note'> & {
  readonly note?: string | null
  readonly isNew?: boolean | null
}
type ArchiveArgs = Omit<Input<typeof ArchivePublication>, 'redirectPath'> & { readonly redirectPath?: string | null }

/** Versions of published records, as staff edit and publish them. */
@Resolver()
export class PublicationVersionsResolver {
  /** The records that staff edit. */
  @Query()
  async editablePublications(@Args() args: ListArgs, @Context() { staff }: RequestContext) {
    const { next, publications, totalCount } = await staff.sendRequest(ListPublications, withoutNulls(args))
    return { totalCount, ...staffPageOf(publications, { after: args.after, next }) }
  }

  /** One record with its draft and newest versions. */
  @Query()
  async editablePublication(@Args() args: PublicationArgs, @Context() { staff }: RequestContext) {
    const [{ publication }, names] = await Promise.all([staff.sendRequest(ReadPublication, args), readNames(staff)])
    const { archivedAt, draft, needsApproval, position, published, redirectPath, revision, versions, ...head } =
      publication
    const nameOf = lookupOf(names)
    return {
      publication: head,
      revision,
      needsApproval,
      publishedContent: published,
      position,
      draft: draft && { version: versionOf(draft, nameOf), content: draft.content, previousContent: null },
      archivedAt,
      redirectPath,
      versions: versions.map((version) => versionOf(version, nameOf)),
    }
  }

  /** One version with its content. */
  @Query()
  async publicationVersion(@Args() args: Input<typeof ReadPublicationVersion>, @Context() { staff }: RequestContext) {
    const [{ previous, version }, names] = await Promise.all([
      staff.sendRequest(ReadPublicationVersion, args),
      readNames(staff),
    ])
    return { version: versionOf(version, lookupOf(names)), content: version.content, previousContent: previous }
  }

  /** Saves a draft. */
  @Mutation()
  savePublicationDraft(@Args() args: SaveArgs, @Context() { staff }: RequestContext) {
    return staff.sendRequest(SavePublicationDraft, withoutNulls(args))
  }

  /** Discards a draft. */
  @Mutation()
  discardPublicationDraft(@Args() args: Input<typeof DiscardPublicationDraft>, @Context() { staff }: RequestContext) {
    return staff.sendRequest(DiscardPublicationDraft, args)
  }

  /** Submits a draft for review. */
  @Mutation()
  submitPublicationDraft(@Args() args: Input<typeof SubmitPublicationDraft>, @Context() { staff }: RequestContext) {
    return staff.sendRequest(SubmitPublicationDraft, args)
  }

  /** Returns a version to its author. */
  @Mutation()
  returnPublicationDraft(@Args() args: Input<typeof ReturnPublicationDraft>, @Context() { staff }: RequestContext) {
    return staff.sendRequest(ReturnPublicationDraft, args)
  }

  /** Approves a version. */
  @Mutation()
  approvePublicationDraft(@Args() args: Input<typeof ApprovePublicationDraft>, @Context() { staff }: RequestContext) {
    return staff.sendRequest(ApprovePublicationDraft, args)
  }

  /** Publishes a version. */
  @Mutation()
  publishPublicationDraft(@Args() args: Input<typeof PublishPublicationDraft>, @Context() { staff }: RequestContext) {
    return staff.sendRequest(PublishPublicationDraft, args)
  }

  /** Schedules a version. */
  @Mutation()
  schedulePublicationDraft(@Args() args: Input<typeof SchedulePublicationDraft>, @Context() { staff }: RequestContext) {
    return staff.sendRequest(SchedulePublicationDraft, args)
  }

  /** Cancels a schedule. */
  @Mutation()
  cancelPublicationSchedule(
    @Args() args: Input<typeof CancelPublicationSchedule>,
    @Context() { staff }: RequestContext,
  ) {
    return staff.sendRequest(CancelPublicationSchedule, args)
  }

  /** Makes a draft of an earlier version. */
  @Mutation()
  restorePublicationVersion(
    @Args() args: Input<typeof RestorePublicationVersion>,
    @Context() { staff }: RequestContext,
  ) {
    return staff.sendRequest(RestorePublicationVersion, args)
  }

  /** Archives a record, so that the site no longer shows it. */
  @Mutation()
  archivePublication(@Args() args: ArchiveArgs, @Context() { staff }: RequestContext) {
    return staff.sendRequest(ArchivePublication, withoutNulls(args))
  }

  /** Moves a record among those of its kind. */
  @Mutation()
  movePublication(@Args() args: Input<typeof MovePublication>, @Context() { staff }: RequestContext) {
    return staff.sendRequest(MovePublication, args)
  }
}

type Version = Output<typeof ReadPublication>['publication']['versions'][number]

/** A version as the schema has it. */
function versionOf({ approvedBy, publishedBy, writtenBy, ...version }: Version, nameOf: NameOf) {
  return {
    ...version,
    approvedBy: nameOf(approvedBy ?? undefined),
    publishedBy: nameOf(publishedBy ?? undefined),
    writtenBy: nameOf(writtenBy ?? undefined),
  }
}
