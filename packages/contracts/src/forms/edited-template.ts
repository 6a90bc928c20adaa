import { array, object, type InferType } from 'yup'

import type { FieldProblem } from '../errors.js'
import { replyFieldTypes, replyLanguages, replyTemplateBounds, knownFields } from '../vocabulary/reply-templates.js'
import { enquiryKinds } from '../vocabulary/care-enquiries.js'
import { placeholdersIn } from './reply-text.js'
import { line, listOption, paragraph, someOfList } from './fields.js'
import { medicalTermsIn } from './subject-terms.js'

const bounds = replyTemplateBounds

const field = object({
  name: line(bounds.fieldName)
    .required('Please give the field a name')
    .matches(/^[a-z][A-Za-z0-9]*$/, {
      message: 'Use letters and digits only, starting with a lowercase letter',
      excludeEmptyString: true,
    }),
  label: line(bounds.label).required('Please enter a label'),
  type: listOption(replyFieldTypes, 'Please choose what is filled in').required('Please choose what is filled in'),
}).noUnknown()

/** A template as submitted by its editor. Rules that span several fields are in `problemsOfTemplate`. */
export const replyTemplateForm = object({
  name: line(bounds.name).required('Please give the template a name'),
  kinds: someOfList(enquiryKinds, 'Please choose trip plans or consultations', 'kinds'),
  language: listOption(replyLanguages, 'Please choose a language of the site').required('Please choose a language'),
  subject: line(bounds.subject).required('Please write the subject'),
  body: paragraph(bounds.body).required('Please write what the answer says'),
  fields: array(field.required()).max(bounds.fields, `Please use at most ${bounds.fields} fields`).required(),
}).noUnknown()

export type ReplyTemplateForm = InferType<typeof replyTemplateForm>

/**
 * Returns the problems of a template whose fields are valid one by one. Covers a subject that reveals health or
 * personal data, and placeholders in braces that nothing would fill in.
 */
export function validateTemplate({ body, fields, kinds, subject }: ReplyTemplateForm): FieldProblem[] {
  const problems = [
    kinds.length === 0 && { path: 'kinds', message: 'Please choose which enquiries this is for' },
    problemAt('subject', validateSubject(subject)),
    problemAt(
      'body',
      messageOfBody(
        body,
        fields.map(({ name }) => name),
      ),
    ),
    ...fields.map((_field, index) => problemAt(`fields[${index}].name`, messageOfField(index, { body, fields }))),
    problemAt('body', messageOfWhen(body, fields)),
  ]
  return problems.filter((problem) => problem !== false)
}

function problemAt(path: string, message: string | undefined): FieldProblem | false {
  return message !== undefined && { path, message }
}

function validateSubject(subject: string): string | undefined {
  if (/[{}]/.test(subject.replaceAll('{reference}', ''))) {
    return 'Subject lines can be seen by others, so only {reference} is allowed there'
  }
  const [found] = medicalTermsIn(subject.replaceAll('{reference}', ' '))
  return found && `Subject lines can be seen by others, so they must not mention health: please remove “${found}”`
}

const placeholderPattern = /\{\w+\}/g

function messageOfBody(body: string, names: readonly string[]): string | undefined {
  if (/[{}]/.test(body.replaceAll(placeholderPattern, '')))
    return 'Please put braces around one name only, as in {reference}'
  const unknown = placeholdersIn(body).find((name) => !names.includes(name) && !Object.hasOwn(knownFields, name))
  return unknown && `Nothing is known as {${unknown}}: add a field of this name, or take it out`
}

function messageOfField(
  index: number,
  { body, fields }: Pick<ReplyTemplateForm, 'body' | 'fields'>,
): string | undefined {
  const { name = '', type } = fields[index] ?? {}
  if (Object.hasOwn(knownFields, name)) return 'This name is reserved; please choose another'
  if (fields.findIndex((other) => other.name === name) < index) return 'Another field has this name already'
  const placeholders = placeholdersIn(body)
  const isUsed = placeholders.includes(name) || (placeholders.includes('when') && (type === 'day' || type === 'time'))
  return isUsed ? undefined : `Please say in the words where {${name}} stands`
}

/** `{when}` is built from a day and a time that the staff member fills in. */
function messageOfWhen(body: string, fields: ReplyTemplateForm['fields']): string | undefined {
  const types = new Set(fields.map(({ type }) => type))
  if (!placeholdersIn(body).includes('when') || (types.has('day') && types.has('time'))) return undefined
  return '{when} needs a field for a day and one for a time'
}
