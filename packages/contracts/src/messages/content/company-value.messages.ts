import { question } from '../../define.js'
import { anyText, listOf, strictObject, text } from './publication.schemas.js'
import { nothing, reading } from './reading.js'

export const companyValue = strictObject({ key: text, title: text, html: anyText })

/** Our values in their order (VALS-01). */
export const ListCompanyValues = question('content.company-value.list', {
  access: 'anyone',
  takes: () => nothing,
  gives: () => strictObject({ companyValues: listOf(companyValue) }),
  ...reading,
})
