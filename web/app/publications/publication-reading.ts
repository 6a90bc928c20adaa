/** What a loader of a published page found. */
export type PublicationReading<Page> =
  | { readonly state: 'found'; readonly page: Page }
  | { readonly state: 'missing' }
  | { readonly state: 'unavailable' }
