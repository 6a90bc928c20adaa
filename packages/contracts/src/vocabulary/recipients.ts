/**
 * Who works with personal data for us (LEGAL-07, D-77), each named by a setting that production does not start without.
 * The privacy policy lists what they do, its page who they are.
 */
export const processors = {
  hosting: { setting: 'processors.hosting', does: 'hosting and databases' },
  email: { setting: 'processors.email', does: 'sending email' },
  ai: { setting: 'processors.ai', does: 'language model that drafts plans' },
} as const
