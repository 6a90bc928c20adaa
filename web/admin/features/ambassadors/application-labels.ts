import { ambassadorNames } from '@seneb/contracts/vocabulary/ambassador-options'

import type {
  ApplicationDocumentKind,
  ApplicationDocumentState,
  ApplicationStatus,
  DeskApplicationReviewQuery,
} from '../../graph/generated/ambassadors/graphql.js'
import { ambassadorsCopy } from './ambassadors.copy.js'

const copy = ambassadorsCopy.applicationWords

export type Review = DeskApplicationReviewQuery['ambassadorApplication']
export type Application = Review['application']

export const statusLabels: Readonly<Record<ApplicationStatus, string>> = copy.status

export const documentLabels: Readonly<Record<ApplicationDocumentKind, string>> = copy.document

export const documentStateLabels: Readonly<Record<ApplicationDocumentState, string>> = copy.documentState

/** Returns the label of a form value, or the value itself when it has no label. */
export function nameOf(list: keyof typeof ambassadorNames, value: string): string {
  const names: Readonly<Record<string, string>> = ambassadorNames[list]
  return names[value] ?? value
}

/** Returns the type, city and languages of an application as text. */
export function offerOf({ applicantType, city, languages }: Application): string {
  return [nameOf('type', applicantType), nameOf('city', city), nameOf('languages', languages)].join(', ')
}
