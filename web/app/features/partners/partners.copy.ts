/** Text beside that of the settings (REF-52). */
export const partnersCopy = { label: 'Thank you' } as const
