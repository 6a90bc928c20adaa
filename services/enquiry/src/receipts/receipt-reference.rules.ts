import { referencePrefix } from '@seneb/contracts/vocabulary/reference-prefix'

/** Kinds of reference that a text may be; one of them is set, or none. */
export interface ReceiptReference {
  /** Reference of an enquiry. */
  readonly enquiry?: string
  /** Secret of the link in a receipt. */
  readonly linkToken?: string
  /** ID of the receipt of a cookie choice. */
  readonly cookieReceipt?: string
}

const receiptId = /r?([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/i
const enquiryReference = new RegExp(`^${referencePrefix}-[A-Z0-9]{6}$`)
const linkToken = /^[A-Za-z0-9_-]{43}$/

/** Reads what a person copied: a reference, a link or its secret, a receipt ID, or the whole cookie that ends with one. */
export function readReceiptReference(text: string): ReceiptReference {
  const copied = text.trim()
  const reference = copied.toUpperCase()
  if (enquiryReference.test(reference)) return { enquiry: reference }
  const [, id] = receiptId.exec(copied) ?? []
  if (id !== undefined) return { cookieReceipt: id.toLowerCase() }
  const secret = (copied.split(/[?#]/)[0] ?? '').split('/').findLast((part) => part !== '') ?? ''
  return linkToken.test(secret) ? { linkToken: secret } : {}
}
