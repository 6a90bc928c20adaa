import type { AttackCase, Family } from '../attack-case.js'
import { sendForm, type FormResult, type FormName } from '../forms.js'

const lines: readonly (readonly [FormName, string])[] = [
  ['trip plan', 'fullName'],
  ['trip plan', 'companionName'],
  ['trip plan', 'emergencyContactName'],
  ['trip plan', 'tripDuration'],
  ['trip plan', 'paymentMethod'],
  ['consultation', 'fullName'],
  ['ambassador application', 'fullName'],
  ['ambassador application', 'nationalId'],
]

/** Characters that end a line or a text, or change the reading direction (L9). */
const characters: Readonly<Record<string, string>> = {
  CR: '\r',
  LF: '\n',
  'CR LF and a header': '\r\nBcc: victim@evil.example\r\n',
  NUL: '\0',
  'a right-to-left override': '\u202e',
}

/** Invisible characters that are pasted with copied text: they are dropped or replaced by a space. */
const dropped: Readonly<Record<string, string>> = {
  VT: '\v',
  NEL: '\u0085',
  'a line separator': '\u2028',
  'a paragraph separator': '\u2029',
  'a byte order mark': '\ufeff',
}

/** One-line fields stay on one line, and their stored text is the text they appear to have. */
export const controlCharacters: Family = {
  name: 'control characters',
  replays: 'one-line fields with CR, LF, VT, NEL, NUL; finding L9',
  atOnce: 2,
  cases: () => [
    ...lines.flatMap(([form, field]) =>
      Object.entries(characters).map(([name, character]) =>
        unwelcome(form, field, { name, text: `Amal ${character} Haddad` }),
      ),
    ),
    ...Object.entries(dropped).map(([name, character]) => welcome(`${name} in a name`, `Amal${character} Haddad`)),
    ...['\u200d', '\u200c'].map((joiner) => welcome(joinerName(joiner), `می${joiner}نا احمد`)),
  ],
}

interface Text {
  readonly name: string
  readonly text: string
}

function unwelcome(form: FormName, field: string, { name, text }: Text): AttackCase<FormResult> {
  return {
    name: `${name} in ${field} of a ${form}`,
    send: (target) => sendForm(target, form, { [field]: text }),
    holds: ({ type, fields = [] }) =>
      (type === 'InvalidInput' && fields.some(({ path }) => path === field)) || `it was answered ${type}`,
  }
}

/** Persian and Hindi names are written with joiners. */
function joinerName(joiner: string): string {
  return `the joiner U+${joiner.codePointAt(0)?.toString(16)} in a name, which is how some are spelled`
}

function welcome(name: string, fullName: string): AttackCase<FormResult> {
  return {
    name,
    send: (target) => sendForm(target, 'consultation', { fullName }),
    holds: ({ type }) => type === 'ConsultationRequested' || `it was answered ${type}`,
  }
}
