import { expect, test } from '@jest/globals'

import { foldedSpellings, foldForSearch } from './fold-for-search.js'

// One line for each pair that a search has to see as the same.
test.each([
  ['Jürgen Müller', 'jurgen MULLER'],
  ['Álvarez', 'Alvarez'],
  ['Łukasz Żak', 'lukasz zak'],
  ['Øster', 'oster'],
  ['Seán', 'Sean'],
  ['Çelik', 'celik'],
  ['Nguyễn Thị Ánh', 'nguyen thi anh'],
  ['Nguye\u0302\u0303n', 'Nguyễn'],
  ['İpek Işık', 'ipek isik'],
  ['ΣΊΣΥΦΟΣ', 'σίσυφος'],
  ['Straße', 'STRASSE'],
  ['Þórður Ægisson', 'thordur aegisson'],
  ['O’Neill', "O'Neill"],
  ['OʼNeill', 'oneill'],
  ['ʿAlī al-Ḥusaynī', 'ali alhusayni'],
  ['Al-Sayed', 'Al‐Sayed'],
  ['SNB-XSEFP8', 'snbxsefp8'],
  ['أحمد إبراهيم آل ٱلسيد', 'احمد ابراهيم ال السيد'],
  ['فاطمة', 'فاطمه'],
  ['منى', 'مني'],
  ['مُحَمَّد', 'محمد'],
  ['محـــمد', 'محمد'],
  ['مؤمن رئيس', 'مومن رييس'],
  ['علی\u200cرضا', 'عليرضا'],
  ['ﷺ', 'صلى الله عليه وسلم'],
  ['٠١٢٢٣٤٥٦٧٨٩', '01223456789'],
  ['۰۱۲۳', '0123'],
  ['०१२३४५६७८९', '0123456789'],
  ['߀߁߂', '012'],
  ['Ａｍａｌ１２', 'amal12'],
  ['Алексей Ёлкин', 'алексеи елкин'],
  ['\u2068Amal\u00ad\u2069 Haddad\u200f', 'amal haddad'],
  ['paris,', 'Paris'],
  ['Jean😀Luc', 'jean luc'],
  ['amal.haddad@example.com', 'Amal.Haddad@Example.com'],
  ['がくせい', 'か\u3099くせい'],
])('%j and %j are the same', (one, other) => {
  expect(foldForSearch(one)).toBe(foldForSearch(other))
  expect(foldForSearch(one)).toMatch(/^[\p{L}\p{M}\p{N}]+(?: [\p{L}\p{M}\p{N}]+)*$/u)
})

test('letters that differ stay apart: no vowel of an Indian script, no other consonant is lost', () => {
  const names = ['कि', 'का', 'क', 'สี', 'สา', 'حسن', 'حسين', 'Hasan', 'Hassan']
  expect(new Set(names.map(foldForSearch)).size).toBe(names.length)
})

test.each(['', ' ', '-', '\u200f', '\ud800', '😀'])('%j is nothing to search for', (text) => {
  expect(foldForSearch(text)).toBe('')
  expect(foldedSpellings(text)).toEqual([])
})

test.each([
  ['Juergen Mueller', 'Jürgen Müller'],
  ['Jürgen Müller', 'Juergen Mueller'],
  ['Haakon Soerensen', 'Håkon Sørensen'],
  ['Sørensen', 'Soerensen'],
])('asked for %j, a search finds %j', (query, stored) => {
  expect(foldedSpellings(query)).toContain(foldForSearch(stored))
})
