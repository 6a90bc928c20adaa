/**
 * Recipients of a patient's data: a staff member who opened it, the partner that handed it in, processors that work for
 * us, and the patient who took a copy along.
 */
export const dataRecipients = ['staff', 'partner', 'hosting', 'email', 'ai-writer', 'patient'] as const
export type DataRecipient = (typeof dataRecipients)[number]

/** Kinds of data that a recipient saw or received. */
export const disclosedData = ['request', 'copy', 'receipt', 'plan-decision', 'emails', 'travel-facts'] as const
export type DisclosedData = (typeof disclosedData)[number]

/** Maximum number of openings by staff that a page lists, newest first. */
export const maxListedDisclosures = 100
