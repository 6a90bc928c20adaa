import { object, string } from 'yup'

/** What a question takes that asks for a whole list. */
export const nothing = object({}).noUnknown()

/** The name of one record in its address. */
export const slug = string().required('slug is required').max(120, 'slug is too long')

/** How a list is read that takes nothing. */
export const reading = { mayFail: ['UNAVAILABLE'], repeatable: true } as const

/** How something is read by what names it. */
export const readingOne = { mayFail: ['INPUT_INVALID', 'UNAVAILABLE'], repeatable: true } as const
