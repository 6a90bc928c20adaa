import { array, boolean, number, object, string } from 'yup'

import { defineRequest } from '../../define.js'
import { line } from '../../forms/fields.js'

/** The airports of one country by name, a page at a time (AIR-18, AIR-19). Names read 'Name Airport (XXX)' (AIR-10). */
export const ListAirports = defineRequest('content.airport.list', {
  access: 'anyone',
  input: () => ({
    country: line(120).required('Country is required'),
    /** Maximum number of items, 1 to 250. */
    first: number().integer().min(1, 'first must be at least 1').max(250, 'first must be at most 250').required(),
    /** The cursor of the last one seen. */
    after: string().max(400, 'after is not a cursor of this list').optional(),
    /** True for a retry: the cached list is dropped and loaded again (AIR-11). */
    refresh: boolean().optional(),
  }),
  output: () => ({
    source: string().oneOf(listSources).required(),
    country: string().required(),
    totalCount: number().integer().required(),
    airports: array(
      object({ code: string().required(), name: string().required(), cursor: string().required() }).noUnknown(),
    )
      .required()
      .min(0),
    hasNextPage: boolean().required(),
  }),
  idempotent: true,
})

/** Source of a list: our own tables, or the built-in fallback list (AIR-03, AIR-12, AIR-15). */
export const listSources = ['DATABASE', 'FALLBACK'] as const

/**
 * Lists every country that a person may choose, sorted by name (AIR-04, AIR-17). `code` is ISO 3166-1 alpha-2, if
 * known.
 */
export const ListCountries = defineRequest('content.country.list', {
  access: 'anyone',
  input: () => ({
    /** True for a retry: the cached list is dropped and loaded again (AIR-11). */
    refresh: boolean().optional(),
  }),
  output: () => ({
    source: string().oneOf(listSources).required(),
    countries: array(object({ code: string().optional(), name: string().required() }).noUnknown())
      .required()
      .min(0),
    /** Codes of the countries that can no longer be chosen. */
    retiredCodes: array(string().required()).optional(),
  }),
  idempotent: true,
})
