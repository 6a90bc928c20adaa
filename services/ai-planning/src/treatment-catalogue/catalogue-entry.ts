import type { catalogueProcedure } from '@seneb/contracts/messages/content/treatment-catalogue.messages'
import type { InferType } from 'yup'

export type PublishedProcedure = InferType<typeof catalogueProcedure>

/** Catalogue content of one procedure, with its treatment type. */
export interface CatalogueEntry {
  readonly treatmentType: string
  readonly procedure: PublishedProcedure
}
