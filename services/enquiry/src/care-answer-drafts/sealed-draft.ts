import type { Input } from '@seneb/contracts/define'
import type { SaveCareAnswerDraft } from '@seneb/contracts/messages/enquiry/care-answer-draft.messages'
import type { Ctx } from '@seneb/service-kit/ctx'

import type { CareAnswerDraft } from './care-answer-draft.entity.js'

/** What a draft says so far. */
export interface DraftText {
  readonly template: Input<typeof SaveCareAnswerDraft>['template']
  readonly fields: readonly { readonly name: string; readonly value: string }[]
}

type Owner = Pick<CareAnswerDraft, 'author_id' | 'enquiry_id'>

/** Whose it is stands in what it is bound to, so that no row opens as another's. */
const boundTo = ({ author_id, enquiry_id }: Owner) => `draft:${enquiry_id}:${author_id}`

/** Seals what a draft says, bound to its enquiry and author. */
export function sealDraft(text: DraftText, owner: Owner, { atRest }: Pick<Ctx, 'atRest'>): Buffer {
  return atRest.seal(Buffer.from(JSON.stringify(text)), boundTo(owner))
}

/** Opens it again. */
export function openDraft(draft: CareAnswerDraft, { atRest }: Pick<Ctx, 'atRest'>): DraftText {
  return JSON.parse(atRest.open(draft.words_sealed, boundTo(draft)).toString()) as DraftText
}
