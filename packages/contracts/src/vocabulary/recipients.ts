/**
 * Processors of personal data (LEGAL-07, D-77), each named by a setting that production requires at start. The privacy
 * policy lists their tasks; its page shows their names.
 */
export const processors = {
  hosting: { setting: 'processors.hosting', does: 'hosting and databases' },
  email: { setting: 'processors.email', does: 'sending email' },
  ai: { setting: 'processors.ai', does: 'language model that drafts plans' },
} as const
