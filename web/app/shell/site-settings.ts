/** What the owner sets for the whole site. An empty value is not shown, nothing is invented (D-68, D-77). */
export interface SiteSettings {
  readonly registrationLine: string
  readonly address: string
  readonly waitingListUrl: string
  /** Whose visitors are thanked, and how (D-69). */
  readonly partners: { readonly hosts: readonly string[]; readonly text: string }
  readonly socialLinks: readonly { readonly name: 'Facebook' | 'Instagram' | 'LinkedIn'; readonly url: string }[]
}

/** The settings of a site of which nothing has been set. */
export const emptySiteSettings: SiteSettings = {
  registrationLine: '',
  address: '',
  waitingListUrl: '',
  partners: { hosts: [], text: '' },
  socialLinks: [],
}
