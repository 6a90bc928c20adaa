import type { catalogueProcedure } from '@seneb/contracts/messages/content/treatment-catalogue.messages'
import type { InferType } from 'yup'

export type PublishedProcedure = InferType<typeof catalogueProcedure>

/** What the catalogue says of one procedure, with the treatment type it stands under. */
export interface CatalogueEntry {
  readonly treatmentType: string
  readonly procedure: PublishedProcedure
}
