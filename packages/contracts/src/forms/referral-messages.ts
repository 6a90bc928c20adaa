/** The sentences for an invalid link, each reachable by some path or id (D-10). */
export const referralMessages = {
  /** REF-22: a bare id that is empty or the placeholder of the route. */
  invalidId: 'Invalid referral ID',
  /** REF-43 */
  noId: 'Invalid Referral Link - No referral ID was provided in the URL.',
  /** REF-29 */
  invalidLink: 'Invalid referral link - Please check the URL',
  /** REF-31 */
  invalidTourLink: (id: string | undefined) => `Invalid tour guide referral link - ID: ${id ?? 'missing'}`,
  /** REF-42: a well-formed link with a code that we never issued or that we revoked. */
  unknownCode: (id: string) =>
    `This referral code (${id}) is not recognized. Please check the URL or contact the person who shared the link.`,
} as const
