import type { catalogueProcedure } from '@seneb/contracts/messages/content/treatment-catalogue.messages'
import type { treatmentTypes } from '@seneb/contracts/vocabulary/treatments'
import type { InferType } from 'yup'

type Published = Omit<InferType<typeof catalogueProcedure>, 'slug' | 'name' | 'isRetired' | 'formerNames'>

type Needed<Key extends keyof Published> = { readonly [Each in Key]-?: NonNullable<Published[Each]> }

/**
 * Published facts of a procedure, except its names, which are in the vocabulary. The values from which a stay is
 * computed are optional in an event, but required in shipped facts.
 */
export type ProcedureFacts = Published &
  Needed<'consultationDay' | 'treatmentDay' | 'flyAfter' | 'kinds' | 'sources' | 'reviewedBy'>

export type ProcedureSlug = (typeof treatmentTypes)[number]['procedures'][number]['slug']
