import { question } from '../../define.js'
import { anyText, listOf, shape, text } from './published-shapes.js'
import { nothing, reading } from './reading.js'

export const value = shape({ key: text, title: text, html: anyText })

/** Our values in their order (VALS-01). */
export const ListValues = question('content.value.list', {
  takes: nothing,
  gives: shape({ values: listOf(value) }),
  ...reading,
})
