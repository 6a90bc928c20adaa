import { expect, test } from '@jest/globals'

import { csvLine, readCsv } from './csv.js'

const read = (text: string, separator = ',') => readCsv(text, { separator, maxLines: 10 })

test.each(['=1+1', '+1', '-1', '@SUM(a)', '\tx', '\rx', '\nx', '|x', '%x'])(
  'a cell that begins as %j is no formula for a spreadsheet',
  (text) => {
    expect(csvLine([text])).toBe(`"'${text}"`)
  },
)

test('quotes, separators and lines within a cell are read as they were written', () => {
  const written = [csvLine(['a', 'b']), csvLine(['say "hi", then', 'two\nlines']), csvLine(['c', 1])].join('\n')

  expect(read(written)).toEqual([
    { number: 1, cells: ['a', 'b'] },
    { number: 2, cells: ['say "hi", then', 'two\nlines'] },
    { number: 4, cells: ['c', '1'] },
  ])
})

test('lines may end as on any system, and empty ones are skipped', () => {
  expect(read('a;b\r\n\r\n;\r\nc;d\r\n', ';')).toEqual([
    { number: 1, cells: ['a', 'b'] },
    { number: 4, cells: ['c', 'd'] },
  ])
})

test('an unclosed quote ends with the text, and no more lines are read than allowed', () => {
  expect(read('"a,b\nc')).toEqual([{ number: 1, cells: ['a,b\nc'] }])
  expect(readCsv('a\n'.repeat(100_000), { separator: ',', maxLines: 3 })).toHaveLength(3)
})
