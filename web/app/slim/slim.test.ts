import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

import { expect, test } from '@jest/globals'
import { CircleAlert } from 'lucide-react'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'

import clone from './clone.js'
import cloneDeep from './clone-deep.js'
import createIcon from './create-icon.js'
import deepMerge from './deep-merge.js'
import isEqual from './is-equal.js'
import isPlainObject from './is-plain-object.js'
import toPath from './to-path.js'

const { resolve } = createRequire(import.meta.url)
const formik = readFileSync(join(dirname(resolve('formik/package.json')), 'dist/formik.esm.js'), 'utf8')
const values = { fullName: 'Nour', services: ['visa', 'hotel'], age: 41, companion: { name: '' }, file: undefined }

test('Formik takes from lodash what is known here, and nothing else', () => {
  const taken = [...formik.matchAll(/from 'lodash-es\/(\w+)'/g)].map(([, name]) => name)

  expect(taken.toSorted()).toEqual(['clone', 'cloneDeep', 'isPlainObject', 'toPath'])
})

test.each([values, values.services, 'text', 7, null, undefined])('%j is copied as lodash copies it', (value) => {
  expect(clone(value)).toEqual(value)
  expect(cloneDeep(value)).toEqual(value)
})

test('a copy shares nothing that can be changed but what a shallow one shares', () => {
  expect(clone(values)).not.toBe(values)
  expect(clone(values).services).toBe(values.services)
  expect(cloneDeep(values).services).not.toBe(values.services)
})

test.each([
  ['fullName', ['fullName']],
  ['companion.name', ['companion', 'name']],
  ['files[0].name', ['files', '0', 'name']],
  ['', []],
  [
    ['a', 0],
    ['a', '0'],
  ],
])('the name %j is taken apart as lodash does it', (path, parts) => {
  expect(toPath(path)).toEqual(parts)
})

test('Formik merges nothing but what its own checks find, and compares by one function', () => {
  expect([...formik.matchAll(/deepmerge\.all\(\[([^\]]*)\]/g)].map(([, merged]) => merged)).toEqual([
    'fieldErrors, schemaErrors, validateErrors',
  ])
  expect(formik).toMatch(/^import isEqual from 'react-fast-compare';$/m)
  expect(deepMerge.all([{}, { a: 1 }, { b: 2 }])).toEqual({ a: 1, b: 2 })
})

test('values of forms are equal when all that they hold is', () => {
  expect(isEqual(values, structuredClone(values))).toBe(true)
  const others = [{ ...values, age: 42 }, { ...values, services: ['visa'] }, { ...values, more: '' }, [], null, 'text']
  expect(others.filter((other) => isEqual(values, other))).toEqual([])
  expect([isEqual({ a: undefined }, { b: undefined }), isEqual([], {}), isEqual(NaN, NaN)]).toEqual([
    false,
    false,
    true,
  ])
})

test('an object is plain when nothing but Object made it', () => {
  expect([values, {}, Object.create(null)].map(isPlainObject)).toEqual([true, true, true])
  expect([[], new Date(0), new Map(), null, undefined, 'text'].filter(isPlainObject)).toEqual([])
})

test('Formik makes what the build leaves out of it as the build expects', () => {
  const signs = [
    /^import hoistNonReactStatics from 'hoist-non-react-statics';$/m,
    /^Form\.displayName = 'Form';$/m,
    /^FieldArrayInner\.defaultProps = \{/m,
  ]

  expect(signs.filter((sign) => !sign.test(formik))).toEqual([])
})

/** As the library's own file of this icon has it. */
const iconData = {
  node: [
    ['circle', { cx: '12', cy: '12', r: '10', key: '1mglay' }],
    ['line', { x1: '12', x2: '12', y1: '8', y2: '12', key: '1pkeuh' }],
    ['line', { x1: '12', x2: '12.01', y1: '16', y2: '16', key: '4dfq90' }],
  ],
} as const

const ownClasses = /lucide(?:-[a-z-]+)? ?/g

/** What an element says, in whatever order it says it. */
function saidBy(markup: string): readonly string[] {
  return markup
    .replaceAll(ownClasses, '')
    .replace(' class=""', '')
    .split(/[ >](?=[a-z]|<)/)
    .toSorted()
}

const asked = [
  {},
  { 'aria-hidden': true, size: 22, className: 'mt-1 shrink-0' },
  { size: 15, strokeWidth: 2.6 },
] as const

test("an icon looks as the library's own builder makes it", () => {
  const ours = asked.map((attributes) => renderToStaticMarkup(createElement(createIcon(iconData), attributes)))
  const theirs = asked.map((attributes) => renderToStaticMarkup(createElement(CircleAlert, attributes)))

  expect(ours[0]).toContain('<line')
  expect(ours.map(saidBy)).toEqual(theirs.map(saidBy))
})
