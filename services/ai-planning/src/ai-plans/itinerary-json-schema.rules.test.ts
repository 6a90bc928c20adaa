import { expect, test } from '@jest/globals'

import { itineraryJsonSchema } from './plan-prompt.rules.js'

test('the JSON schema follows the contract, with every field required and none besides', () => {
  const list = { type: 'array', items: { type: 'string' } }

  expect(itineraryJsonSchema()).toEqual({
    type: 'object',
    additionalProperties: false,
    required: ['summary', 'days', 'beforeTravel', 'afterReturn', 'costNotes', 'questionsForProvider', 'openPoints'],
    properties: {
      summary: { type: 'string' },
      days: {
        type: 'array',
        items: {
          type: 'object',
          additionalProperties: false,
          required: ['day', 'date', 'title', 'details'],
          properties: {
            day: { type: 'integer' },
            date: { type: ['string', 'null'] },
            title: { type: 'string' },
            details: list,
          },
        },
      },
      beforeTravel: list,
      afterReturn: list,
      costNotes: list,
      questionsForProvider: list,
      openPoints: list,
    },
  })
})
