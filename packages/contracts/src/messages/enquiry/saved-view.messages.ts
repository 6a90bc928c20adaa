import { array, boolean, number, object, string } from 'yup'

import { defineRequest } from '../../define.js'
import { line } from '../../forms/fields.js'
import { careViews, enquiryKinds, maxSavedViews, maxViewName } from '../../vocabulary/care-enquiries.js'

/**
 * Filter of a view, with the same fields as the enquiry list. It excludes the search text, which may name a person,
 * because every staff member can read the team's views.
 */
const viewFilter = () =>
  object({
    show: string().oneOf(careViews, 'Please choose which enquiries').required('Please choose which enquiries'),
    kind: string().oneOf(enquiryKinds, 'Please choose trip plans or consultations').optional(),
    mine: boolean().default(false),
    unclaimed: boolean().default(false),
    overdue: boolean().default(false),
  }).noUnknown()

const nameMessage = 'Please give the view a name'

const savedView = () =>
  object({ name: line(maxViewName).required(nameMessage), filter: viewFilter().required() }).noUnknown()

const views = () =>
  array(savedView().required())
    .max(maxSavedViews, `Please keep at most ${maxSavedViews} views; remove one first`)
    .test({
      name: 'distinct',
      test: (list, { createError, path }) => {
        // A view without a name is rejected by its own rule, but is still in the list when this test runs.
        const names = (list ?? []).map(({ name }: { name?: string }) => name?.toLowerCase())
        const at = names.findIndex((name, index) => name !== undefined && names.indexOf(name) < index)
        const message = 'Another view has this name already'
        return at < 0 || createError({ path: `${path}[${at}].name`, message })
      },
    })
    .required()

/** An ordered list of views, with the version that a change must name. */
const viewList = () => object({ version: number().integer().min(0).required(), views: views() })

/** Number of enquiries that each view currently shows, in list order. */
const viewCounts = () =>
  array(
    object({
      count: number().integer().min(0).required(),
      /** Whether there may be more, because the count stopped at its limit. */
      isMore: boolean().required(),
    }).required(),
  ).required()

/**
 * Lists the caller's views and the team's, each with the number of enquiries that it shows the caller. A list that was
 * never saved has version 0.
 */
export const ListSavedViews = defineRequest('enquiry.saved-view.list', {
  access: { permission: 'enquiry:read' },
  output: () => ({
    own: viewList().required(),
    team: viewList().required(),
    counts: object({ own: viewCounts(), team: viewCounts() }).required(),
  }),
  idempotent: true,
})

/** The complete new list: adding, renaming, removing and sorting all replace it. */
const saving = {
  input: () => ({
    /** The version that was seen. */
    version: number().integer('Please give the version that you saw').min(0).required(),
    views: views(),
  }),
  output: () => ({ version: number().integer().required() }),
  errors: ['CHANGED_MEANWHILE'],
  // The list that is stored already is saved again without a trace.
  idempotent: true,
} as const

/** Saves the caller's views, which are visible only to them. */
export const SaveOwnViews = defineRequest('enquiry.saved-view.save-own', {
  ...saving,
  access: { permission: 'enquiry:read' },
  isAuditExempt: true,
})

/** Saves the team's views, which are shown to everyone who reads enquiries. */
export const SaveTeamViews = defineRequest('enquiry.saved-view.save-team', {
  ...saving,
  access: { permission: 'enquiry:assign' },
})
