/** Note in a trip planner that was opened with a procedure to quote (D-31). */
export const carriedNoteCopy = {
  title: (procedure: string) => `Your written quote: ${procedure}`,
  text: 'We have filled in what you chose. Complete the rest, and a person answers within 24 hours. If you agree, we ask providers for a quote in writing.',
} as const
