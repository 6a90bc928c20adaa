import type { AttackCase, Family } from '../attack-case.js'
import { formEndpoints, sendForm, type FormResult, type FormName } from '../forms.js'
import { hostileHost } from '../mails.js'

const other = `victim@${hostileHost}`
const mine = 'me@visitors.example'

/** Values for an e-mail address that try to send mail to another person as well. */
const injected: readonly string[] = [
  `${mine},${other}`,
  `${mine}, ${other}`,
  `${mine};${other}`,
  `${mine} ${other}`,
  `${mine}\r\nBcc: ${other}`,
  `${mine}\nBcc: ${other}`,
  `${mine}\rBcc: ${other}`,
  `${mine}\u2028Bcc: ${other}`,
  `${mine}\u0085Bcc: ${other}`,
  `${mine}%0d%0aBcc: ${other}`,
  `${mine}\0${other}`,
  `"Me" <${mine}>, <${other}>`,
  `"${mine}, ${other}"@visitors.example`,
  `"me\r\nBcc: ${other}"@visitors.example`,
  `me(${other})@visitors.example`,
  `me@[127.0.0.1]`,
  `me@[IPv6:::1]`,
  `me@localhost`,
  `me@127.0.0.1`,
  `me@visitors..example`,
  `.me@visitors.example`,
  `me.@visitors.example`,
  `me@@visitors.example`,
  `me@-visitors.example`,
  `me@visitors.example>`,
  `me@visitors.example\\`,
  `me@vísitors.example`,
  `mé@visitors.example`,
  `me@visitors。example`,
  `=?utf-8?q?me=0ABcc:_victim?=@visitors.example x`,
  `${'a'.repeat(255)}@visitors.example`,
  `me@${'a'.repeat(64)}.example`,
  `${'a@'.repeat(100)}visitors.example`,
  `mailto:${mine}?to=${other}&cc=${other}&subject=%0d%0aBcc:${other}`,
]

/**
 * Characters that people paste around their address: the form accepts the address, and mail goes only to that address.
 */
const pasted: readonly ((own: string) => string)[] = [
  (own) => `<${own}>`,
  (own) => `Me <${own}>`,
  (own) => `${own},`,
  (own) => own.replace('@', '＠'),
  (own) => `${own}\u200b`,
  (own) => `\u202e${own}`,
  (own) => `mailto:${own}?bcc=${other}`,
  (own) => `${other} <${own}>`,
]

const forms = Object.keys(formEndpoints) as FormName[]

/** Mail goes only to people who requested it (S20). */
export const addresses: Family = {
  name: 'e-mail addresses',
  replays: '42 e-mail address injections',
  atOnce: 2,
  cases: () => [...injected.map(rejectedCase), ...pasted.map(readAsIntended)],
}

const formOf = (i: number): FormName => forms[i % forms.length] ?? 'trip plan'

function rejectedCase(email: string, i: number): AttackCase<FormResult> {
  const form = formOf(i)
  return {
    name: `${form} to ${JSON.stringify(email).slice(0, 60)}`,
    send: (target) => sendForm(target, form, { email }),
    holds: ({ type, fields = [], response }) => {
      if (type === 'InvalidInput' && fields.some(({ path }) => path === 'email')) return true
      return response.status === 400 || `it was answered ${type} (${response.status})`
    },
  }
}

/** The evidence family checks the recipients: only addresses issued by the target may get mail. */
function readAsIntended(spell: (own: string) => string, i: number): AttackCase<FormResult> {
  const form = formOf(i)
  return {
    name: `${form} to the one address in ${JSON.stringify(spell('me')).slice(0, 60)}`,
    send: (target) => sendForm(target, form, { email: spell(target.newAddress('own')) }),
    holds: ({ type, fields, response }) => {
      if (type !== 'InvalidInput' && response.status === 200) return true
      return `it was answered ${type} (${response.status}) ${JSON.stringify(fields)}`
    },
  }
}
