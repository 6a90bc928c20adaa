/** Arguments of a mutation that sends a form of the site. */
export interface SentForm<Form> {
  readonly input: Form
  /** Versions of the legal documents that the form showed; the service stores the current ones without them. */
  readonly legalVersions?: object | null
}
