import type { SenderCheck } from '@seneb/contracts/vocabulary/inbound-emails'

import type { ParsedEmail } from './parsed-email.js'

/**
 * Returns whether the sender's domain vouches for a mail (RFC 8601). Only the topmost `Authentication-Results` counts,
 * and only when our own mail server wrote it; a sender can add any number of others. Nothing but a badge follows from it.
 */
export function checkSender(parsed: ParsedEmail, authservId: string): SenderCheck {
  const [topmost] = parsed.headers.filter(({ key }) => key === 'authentication-results')
  const domain = domainOf(parsed.from?.address ?? '')
  if (authservId === '' || !topmost || domain === '') return 'not-checked'
  const [server = '', ...results] = withoutComments(topmost.value).toLowerCase().split(';')
  if (server.trim().split(/\s+/)[0] !== authservId.toLowerCase()) return 'not-checked'
  const read = results.map((result) => result.trim())
  const dmarc = read.find((result) => /^dmarc\s*=/.test(result))
  if (dmarc !== undefined && !/^dmarc\s*=\s*none\b/.test(dmarc)) {
    return /^dmarc\s*=\s*pass\b/.test(dmarc) && isAligned(propertyOf(dmarc, 'header.from') ?? domain, domain)
      ? 'pass'
      : 'fail'
  }
  return read.some((result) => isAlignedPass(result, domain)) ? 'pass' : 'fail'
}

/** Whether DKIM or SPF passed for the domain that the sender's address shows. */
function isAlignedPass(result: string, domain: string): boolean {
  if (/^dkim\s*=\s*pass\b/.test(result)) {
    return isAligned(propertyOf(result, 'header.d') ?? domainOf(propertyOf(result, 'header.i') ?? ''), domain)
  }
  if (!/^spf\s*=\s*pass\b/.test(result)) return false
  const sender = propertyOf(result, 'smtp.mailfrom') ?? ''
  return isAligned(sender.includes('@') ? domainOf(sender) : sender, domain)
}

/** Domains are aligned when they are equal, or one is a subdomain of the other. */
function isAligned(signed: string, domain: string): boolean {
  if (!signed.includes('.')) return false
  return signed === domain || domain.endsWith(`.${signed}`) || signed.endsWith(`.${domain}`)
}

function propertyOf(result: string, name: string): string | undefined {
  const at = result.split(/\s+/).find((word) => word.startsWith(`${name}=`))
  return at?.slice(name.length + 1).replaceAll('"', '')
}

function domainOf(address: string): string {
  return address.includes('@') ? address.slice(address.lastIndexOf('@') + 1).toLowerCase() : ''
}

/** A comment may hold a semicolon or a forged result. */
function withoutComments(value: string): string {
  let depth = 0
  let plain = ''
  for (const letter of value) {
    if (letter === '(') depth += 1
    else if (letter === ')') depth = Math.max(0, depth - 1)
    else if (depth === 0) plain += letter
  }
  return plain
}
