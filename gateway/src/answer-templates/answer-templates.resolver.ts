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
import { lookupOf, nameOfEnum, readNames, type NameOf } from '../care-enquiries/care-enquiry.js'
import type { RequestContext } from '../graphql/request-context.js'
import { withoutNulls } from '../graphql/without-nulls.js'
import { enumOf } from '../queues/service-status.js'

type Version = Output<typeof ReadAnswerTemplate>['versions'][number]

interface TemplateInput {
  readonly kinds: readonly string[]
  readonly language: string
  readonly fields: readonly { readonly name: string; readonly label: string; readonly type: string }[]
}

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
  async list(
    @Args() { kind, withArchived }: { kind?: string | null; withArchived: boolean },
    @Context() { staff }: RequestContext,
  ) {
    const asked = { withArchived, ...(kind ? { kind: nameOfEnum(kind) } : {}) }
    const [{ templates }, names] = await Promise.all([staff.ask(ListAnswerTemplates, asked), readNames(staff)])
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
  add(@Args() { idempotencyKey, template, ...asked }: Adding, @Context() { staff }: RequestContext) {
    const added = { ...withoutNulls(asked), template: templateOf(template) }
    return staff.ask(AddAnswerTemplate, added, { idempotencyKey: readIdempotencyKey(idempotencyKey) })
  }

  /** Saves its next version. */
  @Mutation('saveAnswerTemplate')
  save(@Args() { idempotencyKey, template, ...asked }: Saving, @Context() { staff }: RequestContext) {
    const saved = { ...withoutNulls(asked), template: templateOf(template) }
    return staff.ask(SaveAnswerTemplate, saved, { idempotencyKey: readIdempotencyKey(idempotencyKey) })
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
function versionOf<V extends Omit<Version, 'note'>>(
  { fields, kinds, language, writtenBy, ...version }: V,
  nameOf: NameOf,
) {
  return {
    ...version,
    kinds: kinds.map(enumOf),
    language: enumOf(language),
    writtenBy: nameOf(writtenBy),
    fields: fields.map(({ type, ...field }) => ({ ...field, type: enumOf(type) })),
  }
}

/** A template as the service takes it. */
function templateOf({ fields, kinds, language, ...words }: TemplateInput) {
  return {
    ...words,
    kinds: kinds.map(nameOfEnum),
    language: nameOfEnum(language),
    fields: fields.map(({ type, ...field }) => ({ ...field, type: nameOfEnum(type) })),
  } as Input<typeof AddAnswerTemplate>['template']
}
