import { array, boolean, object, string } from 'yup'

import { question } from '../../define.js'

/** Where a list came from: our own tables, or the built-in list that stands in for them (AIR-03, AIR-12, AIR-15). */
export const listSources = ['DATABASE', 'FALLBACK'] as const

/** Every country a person may choose, sorted by name (AIR-04, AIR-17). `code` is ISO 3166-1 alpha-2, where known. */
export const ListCountries = question('content.country.list', {
  access: 'anyone',
  takes: () =>
    object({
      /** True for a retry: the cached list is dropped and loaded anew (AIR-11). */
      refresh: boolean().optional(),
    }).noUnknown(),
  gives: () =>
    object({
      source: string().oneOf(listSources).required(),
      countries: array(object({ code: string().optional(), name: string().required() }).noUnknown())
        .required()
        .min(0),
    }),
  mayFail: ['UNAVAILABLE'],
  repeatable: true,
})
