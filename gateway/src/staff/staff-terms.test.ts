import { expect, test } from '@jest/globals'
import { AppError } from '@seneb/platform/app-error'

import { inStaffTerms } from './staff-request.js'

const noSuchId = { path: 'enquiryId', message: 'There is nothing with this id' }

test('one refused field speaks for the whole, by its name in the schema, and never of fields in red [ADM-09, ERR-04]', () => {
  const error = inStaffTerms(new AppError('INPUT_INVALID', { fields: [noSuchId] }))

  expect(error).toMatchObject({ message: noSuchId.message, fields: [{ path: 'id', message: noSuchId.message }] })
})

test('each of several fields has its own sentence, and a more precise sentence is not replaced [ERR-04]', () => {
  const fields = [noSuchId, { path: 'note', message: 'Please write the note' }]

  expect(inStaffTerms(new AppError('INPUT_INVALID', { fields })).message).toBe('Please check what is named below.')
  const error = new AppError('INPUT_INVALID', { fields, message: 'Please give another reason.' })
  expect(inStaffTerms(error).message).toBe('Please give another reason.')
  const other = new AppError('CHANGED_MEANWHILE')
  expect(inStaffTerms(other)).toBe(other)
})
