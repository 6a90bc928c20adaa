import { processors } from '@seneb/contracts/vocabulary/recipients'

/** A setting as stored. */
interface StoredSetting {
  readonly key: string
  readonly value: string
  readonly isSample: boolean
}

/** A setting required for launching production, with the reason in a sentence for the person who launches it. */
interface MissingSetting {
  readonly key: keyof typeof required
  readonly why: string
}

/**
 * Information that people must receive before they give any data: its controller, processors and locations (GDPR, Art.
 * 13).
 */
const required = {
  'company.name': 'The site has to name who answers for personal data.',
  'company.registration': 'The site has to say where that company is registered, and under which number.',
  'company.address': 'The site has to give the address at which that company is reached.',
  'company.privacyEmail': 'People have to find a mailbox for everything about their data.',
  [processors.hosting.setting]:
    'The privacy policy has to name who hosts the data and in which country, as "Name, Country".',
  [processors.email.setting]:
    'The privacy policy has to name who sends the emails and in which country, as "Name, Country".',
  [processors.ai.setting]:
    'The privacy policy has to name who runs the language model, as "Name, Country", or say "none".',
  'processors.transferSafeguard': 'The privacy policy has to say how data that go to Egypt are safeguarded.',
} as const

/** Matches placeholder text: template words, runs of zeros, and unreachable addresses. */
const placeholder =
  /\b(?:sample|example|placeholder|lorem|todo|tbd|xxx+)\b|\.(?:example|test|invalid)\b|0{5,}|\[[^\]]*\]/i

/** A company with its country: `Name, Country`. */
export const nameAndCountry = /^[^,]+(?:,[^,]+)*,\s*\p{L}[\p{L} .'-]+$/u

/** Settings whose value has a shape, beside being there. */
const shapes: Partial<Record<string, RegExp>> = {
  'company.privacyEmail': /^[^@\s]+@[^@\s]+\.[^@\s]+$/,
  [processors.hosting.setting]: nameAndCountry,
  [processors.email.setting]: nameAndCountry,
  [processors.ai.setting]: new RegExp(`^none$|${nameAndCountry.source}`, 'u'),
}

/** The required settings that are empty, samples, placeholders or not of their shape; production waits for them. */
export function missingSettings(stored: readonly StoredSetting[]): MissingSetting[] {
  return Object.entries(required)
    .map(([key, why]) => ({ key: key as MissingSetting['key'], why }))
    .filter(({ key }) => {
      const found = stored.find((setting) => setting.key === key)
      const value = found?.value.trim() ?? ''
      if (!found || found.isSample || value === '' || placeholder.test(value)) return true
      return !(shapes[key]?.test(value) ?? true)
    })
}
