import { expect, test } from '@jest/globals'

import { suggestionsFor, textOfPath } from './suggestions.rules.js'

const labels = (path: string, serves?: (path: string) => boolean) =>
  suggestionsFor(path, serves).map(({ label }) => label)

test.each([
  ['NF-04', '/about-seneb', ['About Us', 'Our Team']],
  ['NF-05', '/Contact/form', ['Contact Us']],
  ['NF-06', '/treatment/x', ['Medical Tourism', 'Oncology', 'Budget Estimator']],
  ['NF-06', '/medical', ['Medical Tourism', 'Oncology', 'Budget Estimator']],
  ['NF-06', '/cancer-care', ['Medical Tourism', 'Oncology', 'Budget Estimator']],
  ['NF-06', '/oncology-2', ['Medical Tourism', 'Oncology', 'Budget Estimator']],
  ['NF-07', '/blogg', ['Blog']],
  ['NF-08', '/hair', ['Hair Transplant']],
  ['NF-09', '/dental', ['Dental Care']],
  ['NF-10', '/eye-care', ['Ophthalmology']],
  ['NF-10', '/vision', ['Ophthalmology']],
  ['NF-11', '/admin-x', ['Admin Panel']],
  ['NF-03', '/ambassador-form', ['Become a Health Access Ambassador']],
  ['NF-06', '/treatment/lasik', ['LASIK', 'Medical Tourism', 'Oncology', 'Budget Estimator']],
  ['NF-12', '/affiliates', ['Affiliate Guide']],
  ['NF-12', '/partners', ['Affiliate Guide']],
])('[%s] %s is answered by what its words mean', (_row, path, expected) => {
  expect(labels(path)).toEqual(expected)
})

test('several words give several groups, in the order of the list [NF-03]', () => {
  expect(labels('/blog/dental')).toEqual(['Blog', 'Dental Care'])
})

test('a path without a known word offers the popular pages [NF-03, D-67]', () => {
  expect(labels('/xyz')).toEqual(['Plan your trip', 'Treatments', 'Cost Estimator', 'Contact Us'])
})

test('a page that does not exist yet is not suggested; the popular ones are shown instead [NF-03]', () => {
  expect(labels('/dental', (path) => path === '/trip-planner')).toEqual(['Plan your trip'])
})

test.each([
  ['/treatment/lasick', 'treatment lasick'],
  ['/hair_transplant.html', 'hair transplant html'],
  ['/%D8%B2%D8%B1%D8%A7%D8%B9%D8%A9', 'زراعة'],
  ['/%E0%A4%A', ''],
  ['/--', ''],
])('the words of %s are %j, to search with [NF-03]', (path, expected) => {
  expect(textOfPath(path)).toBe(expected)
})
