import type { ReceivedMail } from '@seneb/testkit/mailbox'
import { JSDOM } from 'jsdom'

import type { Scene } from './target.js'

/** Active elements, and elements that load content; our mails contain none of them. */
const activeElements = 'script,iframe,object,embed,form,input,button,svg,math,base,meta[http-equiv="refresh"],link'

/** Host of every link that attacks plant; none of our links lead there. */
export const hostileHost = 'evil.example'

const parser = new new JSDOM('').window.DOMParser()

/** Returns the faults of one mail: active markup, and links that came from the person who filled in the form. */
export function activeMarkupIn({ mail }: ReceivedMail): string[] {
  if (!mail.html) return []
  const document = parser.parseFromString(mail.html, 'text/html')
  const subject = mail.subject ?? 'a mail without subject'
  const elements = [...document.querySelectorAll(activeElements)].map(({ localName }) => `<${localName}>`)
  const attributes = [...document.querySelectorAll('*')].flatMap((element) =>
    [...element.attributes].filter(isActive).map(({ name, value }) => `${name}="${value.slice(0, 40)}"`),
  )
  return [...elements, ...attributes].map((markup) => `'${subject}' carries ${markup}`)
}

function isActive({ name, value }: Attr): boolean {
  if (/^on/i.test(name)) return true
  const leadsElsewhere = ['href', 'src', 'action', 'background', 'srcset'].includes(name)
  return leadsElsewhere && (/^\s*(?:javascript|data|vbscript):/i.test(value) || value.includes(hostileHost))
}

/**
 * Returns mails that had several recipients, went to people who did not request them, or carry a header from the
 * sender.
 */
export function foreignRecipientsOf({ addresses, mailbox }: Scene): string[] {
  return mailbox.mails.flatMap(({ envelope, mail }) => {
    const [to = '', ...others] = envelope.to
    const hidden = [...(mail.cc ?? []), ...(mail.bcc ?? [])].length
    const foreign = mail.headers.filter(({ key }) => key.startsWith('x-evil'))
    const errors = [
      others.length > 0 && `a mail went to ${envelope.to.length}`,
      !addresses.has(to) && `a mail went to ${to}, who did not ask`,
      hidden > 0 && 'a mail has further recipients in its head',
      foreign.length > 0 && 'a mail has a header of the sender',
    ]
    return errors.filter((error) => error !== false)
  })
}
