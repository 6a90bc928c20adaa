import { Args, Context, Mutation, Query, Resolver } from '@nestjs/graphql'
import type { Input, Output } from '@seneb/contracts/define'
import {
  AddAnswerTemplate,
  ArchiveAnswerTemplate,
  ListAnswerTemplates,
  ReadAnswerTemplate,
  RestoreAnswerTemplate,
  SaveAnswerTemplate,
} from '@seneb/contracts/messages/enquiry/answer-template.messages'

import { readIdempotencyKey } from '../access/idempotency-key.js'
import { lookupOf, readNames, type NameOf } from '../care-enquiries/care-enquiry.js'
import type { RequestContext } from '../graphql/request-context.js'
import { withoutNulls } from '../graphql/without-nulls.js'

type Version = Output<typeof ReadAnswerTemplate>['versions'][number]

type TemplateInput = Input<typeof AddAnswerTemplate>['template']

interface Keyed {
  readonly idempotencyKey?: string | null
}
interface Adding extends Keyed {
  readonly template: TemplateInput
  readonly note?: string | null
}
interface Saving extends Adding {
  readonly key: string
  readonly version: number
}
interface Restoring extends Keyed {
  readonly key: string
  readonly version: number
  readonly from: number
}

@Resolver()
export class AnswerTemplatesResolver {
  /** The templates that answers are written by. */
  @Query('answerTemplates')
  async list(@Args() asked: { kind?: string | null; withArchived: boolean }, @Context() { staff }: RequestContext) {
    const [{ templates }, names] = await Promise.all([
      staff.ask(ListAnswerTemplates, withoutNulls(asked)),
      readNames(staff),
    ])
    return templates.map((template) => versionOf(template, lookupOf(names)))
  }

  /** One with its versions. */
  @Query('answerTemplate')
  async read(@Args() { key }: { key: string }, @Context() { staff }: RequestContext) {
    const [{ template, versions }, names] = await Promise.all([
      staff.ask(ReadAnswerTemplate, { key }),
      readNames(staff),
    ])
    const nameOf = lookupOf(names)
    return { template: versionOf(template, nameOf), versions: versions.map((version) => versionOf(version, nameOf)) }
  }

  /** Adds one. */
  @Mutation('addAnswerTemplate')
  add(@Args() { idempotencyKey, ...asked }: Adding, @Context() { staff }: RequestContext) {
    return staff.ask(AddAnswerTemplate, withoutNulls(asked), { idempotencyKey: readIdempotencyKey(idempotencyKey) })
  }

  /** Saves its next version. */
  @Mutation('saveAnswerTemplate')
  save(@Args() { idempotencyKey, ...asked }: Saving, @Context() { staff }: RequestContext) {
    return staff.ask(SaveAnswerTemplate, withoutNulls(asked), { idempotencyKey: readIdempotencyKey(idempotencyKey) })
  }

  /** Brings the words of an earlier version back. */
  @Mutation('restoreAnswerTemplate')
  restore(@Args() { idempotencyKey, ...asked }: Restoring, @Context() { staff }: RequestContext) {
    return staff.ask(RestoreAnswerTemplate, asked, { idempotencyKey: readIdempotencyKey(idempotencyKey) })
  }

  /** Takes it away from whoever answers, or brings it back. */
  @Mutation('archiveAnswerTemplate')
  archive(@Args() asked: Input<typeof ArchiveAnswerTemplate>, @Context() { staff }: RequestContext) {
    return staff.ask(ArchiveAnswerTemplate, asked)
  }
}

/** A template, or a version of one, as the schema has it. */
function versionOf<V extends Omit<Version, 'note'>>({ writtenBy, ...version }: V, nameOf: NameOf) {
  return { ...version, writtenBy: nameOf(writtenBy) }
}
