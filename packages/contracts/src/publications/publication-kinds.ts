import type { AnyObject, InferType, ObjectSchema } from 'yup'

import { emailText } from './email-text.schemas.js'
import type { EditableKind } from './publication-editing.js'
import {
  article,
  faq,
  legalDocument,
  legalDraft,
  type legalVersion,
  newsItem,
  specialty,
  standalonePage,
  treatment,
} from './page.schemas.js'
import {
  claim,
  companyValue,
  offer,
  packageInclusion,
  partner,
  rating,
  setting,
  teamMember,
  treatmentPackage,
} from './record.schemas.js'

/** Every kind of published record and the fields it is written in: in files, in the editor and in requests. */
export const publicationSchemas = {
  specialty,
  treatment,
  page: standalonePage,
  article,
  news: newsItem,
  faq,
  'legal-document': legalDocument,
  'company-value': companyValue,
  'team-member': teamMember,
  partner,
  'package-inclusion': packageInclusion,
  'email-text': emailText,
  package: treatmentPackage,
  offer,
  claim,
  rating,
  setting,
}

export type PublicationKind = keyof typeof publicationSchemas

/** Returns the schema of the content that staff edit; of a legal document, that of its next version. */
export function editedSchemaOf(kind: EditableKind): ObjectSchema<AnyObject> {
  return (kind === 'legal-document' ? legalDraft : publicationSchemas[kind]) as ObjectSchema<AnyObject>
}

type Written = { readonly [K in PublicationKind]: InferType<(typeof publicationSchemas)[K]> }
type LegalVersion = InferType<typeof legalVersion>

/** The records of each kind as they are written; a legal document has at least one version. */
export interface PublicationKinds extends Omit<Written, 'legal-document'> {
  readonly 'legal-document': Omit<Written['legal-document'], 'versions'> & {
    readonly versions: readonly [LegalVersion, ...LegalVersion[]]
  }
}
