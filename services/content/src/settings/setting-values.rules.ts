import type { FieldProblem } from '@seneb/contracts/errors'
import { emailAddress } from '@seneb/contracts/forms/fields'
import { disallowedInLine, nameSign, typedLine } from '@seneb/contracts/forms/typed-text'
import {
  settingsOfGroup,
  type SettingDefinition,
  type SettingGroupKey,
} from '@seneb/contracts/vocabulary/site-settings'

import { missingSettings, nameAndCountry } from '../site/imprint.rules.js'
import { hostPattern } from '../site/web-address.rules.js'
import { openingHoursError } from './opening-hours.rules.js'

/** A setting as an editor sent it. */
export interface SentSetting {
  readonly key: string
  readonly value: string
}

/** Returns a value as it is stored: one line for all types but paragraphs, and without unseen characters. */
export function normalizeValue({ type }: Pick<SettingDefinition, 'type'>, value: string): string {
  if (type === 'paragraph') return value
  const text = typedLine(value)
  if (type === 'hosts')
    return text
      .toLowerCase()
      .split(/[\s,]+/)
      .filter(Boolean)
      .join(' ')
  return text
}

interface Edit {
  /** Every sent setting, tidied. */
  readonly sent: readonly SentSetting[]
  /** Values of the whole group before the edit. */
  readonly before: ReadonlyMap<string, string>
  readonly today: string
}

/** Returns a problem for each sent setting that cannot be stored; `path` is its key. Unchanged values are not judged. */
export function problemsOfSettings(group: SettingGroupKey, { before, sent, today }: Edit): FieldProblem[] {
  const definitions = new Map<string, SettingDefinition>(settingsOfGroup(group).map((one) => [one.key, one]))
  const changed = sent.filter(({ key, value }) => before.get(key) !== value)
  return changed.flatMap(({ key, value }) => {
    const definition = definitions.get(key)
    if (!definition) return [{ path: key, message: 'This setting belongs to another group' }]
    const message = valueError(definition, value, today) ?? requiredError(key, value)
    return message === undefined ? [] : [{ path: key, message }]
  })
}

/** Returns a sentence about the fault of a value; undefined for a valid one. Empty text is valid except for switches. */
function valueError({ maxLength, type }: SettingDefinition, value: string, today: string): string | undefined {
  if (type === 'switch') return rules.switch(value, today)
  if (value === '') return undefined
  if (value.length > maxLength) return `Please use at most ${maxLength} characters`
  if (type === 'paragraph') return undefined
  if (/[\n\r]/.test(value)) return 'Please use a single line'
  if (disallowedInLine.test(value))
    return `Please type this again: a sign in it (${nameSign(value, disallowedInLine)}) cannot be seen`
  return rules[type](value, today)
}

type Rule = (value: string, today: string) => string | undefined

/** A rule that is met or not. */
const when =
  (isValid: (value: string, today: string) => boolean, message: string): Rule =>
  (value, today) =>
    isValid(value, today) ? undefined : message

const maxHosts = 50
const maxLanguages = 20

const rules: Readonly<Record<Exclude<SettingDefinition['type'], 'paragraph'>, Rule>> = {
  line: () => undefined,
  email: when((value) => emailAddress('-').isValidSync(value), 'Please give one email address, such as care@seneb.org'),
  telephone: when(
    (value) => /^\+[\d ]{8,20}$/.test(value),
    'Please give the number with its country code, such as +20 10 1234 5678',
  ),
  url: when(isWebPage, 'Please give the address of a page, beginning with https://'),
  'opening-hours': openingHoursError,
  languages: (value) => {
    const names = value.split(',').map((name) => name.trim())
    if (names.length > maxLanguages) return `Please name at most ${maxLanguages} languages`
    const wrong = names.find((name) => !/^\p{L}[\p{L} ()-]*$/u.test(name))
    return wrong === undefined ? undefined : 'Please name the languages with commas between, as in "English, Arabic"'
  },
  hosts: (value) => {
    const hosts = value.split(' ')
    if (hosts.length > maxHosts) return `Please name at most ${maxHosts} hosts`
    const wrong = hosts.find((host) => !hostPattern.test(host))
    return wrong && `“${wrong.slice(0, 60)}” is not the name of a host, such as clinics.example.org`
  },
  party: when((value) => nameAndCountry.test(value), 'Please give the company and its country, as "Name, Country"'),
  'party-or-none': when(
    (value) => value === 'none' || nameAndCountry.test(value),
    'Please give the company and its country, as "Name, Country", or write "none"',
  ),
  switch: when((value) => value === 'on' || value === 'off', 'Please choose on or off'),
}

function isWebPage(address: string): boolean {
  if (!/^https:\/\/[^\s/]/.test(address) || !URL.canParse(address)) return false
  const { password, username } = new URL(address)
  return username === '' && password === ''
}

/** Production does not start without these, so they can be replaced and not emptied (GDPR, Art. 13). */
function requiredError(key: string, value: string): string | undefined {
  return missingSettings([{ key, value, isSample: false }]).find((missing) => missing.key === key)?.why
}
