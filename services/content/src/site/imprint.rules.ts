/** A setting as stored. */
interface StoredSetting {
  readonly key: string
  readonly value: string
  readonly isSample: boolean
}

/** Who answers for the data (the controller) and how they are reached: the law wants it before anybody asks (GDPR, Art. 13(1)(a)). */
const imprint = ['company.name', 'company.registration', 'company.address', 'company.privacyEmail'] as const

/** What was typed to be replaced: template words, numbers of zeros, addresses where nobody can be reached. */
const placeholder =
  /\b(?:sample|example|placeholder|lorem|todo|tbd|xxx+)\b|\.(?:example|test|invalid)\b|0{5,}|\[[^\]]*\]/i

/** The keys of the imprint that are empty, samples or placeholders; production is not launched while there are any. */
export function missingImprint(stored: readonly StoredSetting[]): string[] {
  return imprint.filter((key) => {
    const found = stored.find((setting) => setting.key === key)
    const value = found?.value.trim() ?? ''
    if (!found || found.isSample || value === '' || placeholder.test(value)) return true
    return key === 'company.privacyEmail' && !/^[^@\s]+@[^@\s]+\.[^@\s]+$/.test(value)
  })
}
