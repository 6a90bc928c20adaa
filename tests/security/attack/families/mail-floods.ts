import { setTimeout as pause } from 'node:timers/promises'

import type { AttackCase, Family } from '../attack-case.js'
import { sendForm, type FormResult } from '../forms.js'

/** Default number of mails per hour that one mailbox gets by forms of others (S20). */
const maxMails = 20
const forms = 26

/** Our forms cannot be used to fill a mailbox or to lock its owner out of them (M5, L6). */
export const mailFloods: Family = {
  name: 'mail floods',
  replays: 'findings M5, L6: locking an address out, spellings of one mailbox',
  cases: () => [lockedOut, spellings],
}

const lockedOut: AttackCase<FormResult> = {
  name: `${forms} empty forms that name an address, of as many clients, then its owner's enquiry`,
  send: async (target) => {
    const email = target.newAddress('owner')
    for (let i = 0; i < forms; i++) await sendForm(target, 'trip plan', { email, fullName: '' })
    return sendForm(target, 'trip plan', { email })
  },
  holds: ({ type }) => type === 'TripPlanReceived' || `the owner was answered ${type}`,
}

/** Each of these reaches the same mailbox. */
const spellingOf = (name: string, i: number) => {
  const dots = [...name].map((letter, at) => ((i >> at) & 1 && at > 0 ? `.${letter}` : letter)).join('')
  return `${i % 2 === 0 ? dots : dots.toUpperCase()}${i % 3 === 0 ? `+${i}` : ''}@gmail.com`
}

const spellings: AttackCase<{ name: string; results: readonly FormResult[] }> = {
  name: `${forms} enquiries to spellings of one mailbox, of as many clients`,
  deadlineMs: 45_000,
  send: async (target) => {
    const name = `flood${Math.random().toString(36).slice(2, 7)}`
    const results: FormResult[] = []
    for (let i = 0; i < forms; i++) {
      const email = spellingOf(name, i)
      target.scene.addresses.add(email)
      results.push(await sendForm(target, 'consultation', { email }))
    }
    await pause(5000)
    return { name, results }
  },
  holds: ({ name, results }, { scene }) => {
    const rejected = results.filter(({ type }) => type !== 'ConsultationRequested')
    if (rejected.length > 0) return `${rejected.length} were answered ${rejected[0]?.type}`
    const mailbox = (to: string) =>
      to
        .toLowerCase()
        .replace(/\+[^@]*/, '')
        .replace(/\.(?=.*@)/g, '')
    const mails = scene.mailbox.mails.filter(({ envelope }) =>
      envelope.to.some((to) => mailbox(to).startsWith(`${name}@`)),
    )
    return (mails.length > 0 && mails.length <= maxMails) || `${mails.length} mails were sent`
  },
}
