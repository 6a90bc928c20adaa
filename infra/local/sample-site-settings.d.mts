export declare const sampleSiteSettings: {
  readonly registrationLine: string
  readonly address: string
  readonly waitingListUrl: string
  readonly partners: { readonly hosts: readonly string[]; readonly text: string }
  readonly socialLinks: readonly { readonly name: string; readonly url: string }[]
}
