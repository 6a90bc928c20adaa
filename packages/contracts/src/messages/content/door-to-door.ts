import { number, object, string } from 'yup'

import { journeyVerdicts } from '../../vocabulary/journey-options.js'

/**
 * What treatment in Egypt comes to with the journey, for whoever reads a saving on the treatment alone: a saving is never
 * told without it.
 */
export const doorToDoor = () =>
  object({
    verdict: string().oneOf(journeyVerdicts).required(),
    /** Eyes, teeth or implants that people commonly have treated at once. */
    units: number().integer().min(1).required(),
    /** US cents left of the price at home; negative when the journey costs more than it saves. */
    differenceCents: number().integer().nullable().defined(),
    /** The verdict as people read it. */
    sentence: string().required(),
  }).noUnknown()
