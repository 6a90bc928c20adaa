/** Titles of the browser tab. */
export const titlesCopy = {
  documentTitle: {
    senebStaffDesk: (page: string) => `${page} · Seneb staff desk`,
  },
} as const
