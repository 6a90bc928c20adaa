import { expect, test } from '@jest/globals'
import { cookieKinds } from '@seneb/contracts/vocabulary/cookie-purposes'
import ts from 'typescript'

import { journeyFields } from '../../web/app/features/journey-costs/journey-figures.js'
import { journeys } from './form-journeys.js'
import { textOf, trackedFiles } from './tracked-text.js'

interface FormLocation {
  readonly folder: string
  /** Fields whose controls are generated from a list, by the expression that names them in the markup. */
  readonly listed?: { readonly expression: string; readonly fields: readonly string[] }
  /** Fields that the page fills in and people do not type, each with the reason. */
  readonly notTyped?: Readonly<Record<string, string>>
}

const retired = 'not asked any more (D-61)'

/**
 * Location of each form's fields. Every field that people fill in must be the name of a control, so that it is sent
 * with and without a script. `useFieldValue` returns a control's value and its setter.
 */
const locations: Readonly<Record<string, FormLocation>> = {
  'trip-plan': {
    folder: 'trip-plans',
    notTyped: {
      referredBy: 'known of the visit; the person may take it away (D-14)',
      timeZone: 'told by the browser (TRIP-64)',
    },
  },
  consultation: {
    folder: 'consultations',
    notTyped: {
      medicalProcedure: retired,
      isCompanionTraveling: retired,
      totalBudget: retired,
      preferredTravelDates: retired,
      timeZone: 'told by the browser (CONT-16)',
    },
  },
  'ambassador-application': {
    folder: 'ambassador-applications',
    listed: { expression: 'field', fields: ['identityDocument', 'tourGuideLicense'] },
  },
  newsletter: { folder: 'newsletter' },
  'journey-cost': {
    folder: 'journey-costs',
    listed: { expression: 'name', fields: ['country', 'procedure', ...journeyFields] },
  },
  'stay-timeline': { folder: 'stay-timelines' },
  'savings-estimate': { folder: 'savings-estimates' },
  'cookie-choice': {
    folder: 'cookie-choice',
    listed: { expression: 'kind', fields: cookieKinds.map(({ kind }) => kind) },
    notTyped: { policyVersion: 'the version that the page shows' },
  },
}

test('every form has its folder in web/app/features', () => {
  expect(Object.keys(locations).toSorted()).toEqual(Object.keys(journeys).toSorted())
})

test.each(Object.entries(locations))('every field of the form %s has a control in the web form', (name, location) => {
  const { folder, listed, notTyped = {} } = location
  const fields = Object.keys(journeys[name]?.form.fields ?? {})
  const files = trackedFiles(`web/app/features/${folder}/*.tsx`).filter((file) => !file.includes('.test.'))
  const named = new Set(files.flatMap((file) => namesIn(file, textOf(file))))
  const ofList = listed && named.has(listed.expression) ? listed.fields : []
  const withoutControl = fields.filter((field) => ![...named, ...ofList].includes(field) && !(field in notTyped))

  expect(named.size).toBeGreaterThan(0)
  expect({ folder, withoutControl }).toEqual({ folder, withoutControl: [] })
})

/** Returns the names of controls in a file's markup, and the names of their bound values. */
function namesIn(file: string, text: string): string[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX)
  const names: string[] = []
  const visit = (node: ts.Node) => {
    if (ts.isJsxAttribute(node) && node.name.getText() === 'name') names.push(...wordsInText(node.initializer))
    if (ts.isCallExpression(node) && node.expression.getText() === 'useFieldValue')
      names.push(...node.arguments.flatMap(wordsInText))
    ts.forEachChild(node, visit)
  }
  visit(source)
  return names
}

function wordsInText(node: ts.Node | undefined): string[] {
  if (!node) return []
  if (ts.isStringLiteralLike(node) || ts.isIdentifier(node)) return [node.text]
  const found: string[] = []
  ts.forEachChild(node, (inner) => void found.push(...wordsInText(inner)))
  return found
}
