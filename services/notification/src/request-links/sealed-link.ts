import type { Sealing } from '@seneb/platform/sealing'

/** Encrypts the secret of a link, bound to its enquiry. */
export function sealLink(token: string, enquiryId: string, atRest: Sealing): Buffer {
  return atRest.seal(Buffer.from(token), boundTo(enquiryId))
}

/** Returns the secret of a link. */
export function openLink(sealed: Buffer, enquiryId: string, atRest: Sealing): string {
  return atRest.open(sealed, boundTo(enquiryId)).toString()
}

function boundTo(enquiryId: string): string {
  return `${enquiryId} request link`
}
