import { readFileSync } from 'node:fs'

import { expect, test } from '@jest/globals'
import { AppError } from '@seneb/platform/app-error'
import { buildSchema } from 'graphql'

import { toArgumentNames } from './argument-problems.js'

const schema = buildSchema(readFileSync(new URL('../../site-schema.graphql', import.meta.url), 'utf8'))
const fields = schema.getQueryType()!.getFields()
const formSentence = 'Fields marked in red are required'
const inputError = (...paths: string[]) =>
  new AppError('INPUT_INVALID', { fields: paths.map((path) => ({ path, message: formSentence, code: 'X' })) })

const everyArgument = Object.values(fields).flatMap((field) =>
  field.args.map(({ name }) => [field.name, name] as const),
)

test.each(everyArgument)('a wrong value of %s(%s:) is named, together with the allowed values', (field, argument) => {
  const error = toArgumentNames(inputError(argument), fields[field]!) as AppError

  const { description } = fields[field]!.args.find(({ name }) => name === argument)!
  expect(error.message).toBe(`Invalid value for the argument "${argument}". ${description}`)
  expect(error.fields).toEqual([{ path: argument, message: error.message, code: 'X' }])
})

test('several wrong arguments are named together, and each with its own sentence', () => {
  const error = toArgumentNames(inputError('country', 'procedure'), fields['costEstimate']!) as AppError

  expect(error.message).toBe('Invalid values for the arguments "country", "procedure".')
  expect(error.fields.map(({ message }) => message.split('.')[0])).toEqual([
    'Invalid value for the argument "country"',
    'Invalid value for the argument "procedure"',
  ])
})

test("part of an argument and a service's name of an ID are reported in the schema's spelling", () => {
  const pathOf = (field: string, path: string) =>
    (toArgumentNames(inputError(path), fields[field]!) as AppError).fields.map((problem) => problem.path)

  expect(pathOf('enquiry', 'enquiryId')).toEqual(['by.id'])
  expect(pathOf('enquiry', 'reference')).toEqual(['by.reference'])
  expect(pathOf('enquiry', '')).toEqual(['by'])
  expect(pathOf('costEstimate', 'homePrice.amount')).toEqual(['homePrice.amount'])
  expect(pathOf('syntheticJourney', 'tripPlanId')).toEqual(['tripPlanId'])
})

test('any other error stays as it is', () => {
  const unavailable = new AppError('UNAVAILABLE')

  expect(toArgumentNames(unavailable, fields['airports']!)).toBe(unavailable)
})
