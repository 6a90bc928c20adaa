import { expect, test } from '@jest/globals'

import { shippedTexts } from '../content-files/shipped-texts.fixture.js'
import { shippedPublications } from './shipped-publications.js'
import { notedRevisions, revisedAt, revisionsOf } from './text-revisions.js'

const rows = shippedPublications(shippedTexts)

test('every shipped text has the day on which it was written as it is [SITE-01, D-38]', () => {
  const unknown = rows.filter((row) => revisedAt(row) === undefined).map(({ key }) => key)
  // `npm run generate` notes today for them.
  expect(unknown).toEqual([])
  expect(Object.keys(notedRevisions).toSorted()).toEqual(rows.map(({ key }) => key).toSorted())
})

test('a text written anew is of the day that finds it so, and its neighbours stay as old as they are [SITE-01, D-38]', () => {
  const [changed = '', same = ''] = Object.keys(notedRevisions)
  const noted = { ...notedRevisions, [changed]: { digest: 'of other words', on: '2020-01-01' } }

  const revisions = revisionsOf(rows, '2031-05-06', noted)

  expect(revisions[changed]).toEqual({ digest: notedRevisions[changed]?.digest, on: '2031-05-06' })
  expect(revisions[same]).toEqual(notedRevisions[same])
})
