import type { Page } from '@playwright/test'

/** Virtual device that creates and uses passkeys without prompting, unless user verification is turned off. */
export class VirtualAuthenticator {
  private constructor(
    private readonly send: (method: 'WebAuthn.setUserVerified', isUserVerified: boolean) => Promise<void>,
  ) {}

  static async of(page: Page): Promise<VirtualAuthenticator> {
    const session = await page.context().newCDPSession(page)
    await session.send('WebAuthn.enable')
    const { authenticatorId } = await session.send('WebAuthn.addVirtualAuthenticator', {
      options: {
        protocol: 'ctap2',
        transport: 'internal',
        hasResidentKey: true,
        hasUserVerification: true,
        isUserVerified: true,
        automaticPresenceSimulation: true,
      },
    })
    return new VirtualAuthenticator(async (method, isUserVerified) => {
      await session.send(method, { authenticatorId, isUserVerified })
    })
  }

  /** Whether the fingerprint is the owner's from now on. */
  recognises(isOwner: boolean): Promise<void> {
    return this.send('WebAuthn.setUserVerified', isOwner)
  }
}
