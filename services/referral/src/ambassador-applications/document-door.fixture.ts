import { createRequestClient } from '@seneb/bus/request-client'
import type { Bus } from '@seneb/bus/bus'
import type { Input } from '@seneb/contracts/define'
import {
  documentChunkBytes,
  OpenApplicationDocument,
  ReadDocumentChunk,
} from '@seneb/contracts/messages/referral/ambassador-application.messages'
import { openFile } from '@seneb/platform/sealing'
import { RequestResponder } from '@seneb/service-kit/requests/request-responder'
import { IdentityTokenVerifier } from '@seneb/service-kit/requests/identity-token-verifier'
import { testIdentityToken, testTokenKeys } from '@seneb/testkit/test-identity-token'

import type { ReferralCtx } from '../referral-ctx.js'
import { openApplicationDocument, readDocumentChunk } from './open-application-document.js'

/** Fetches documents as the gateway does: by requests over the bus with an identity token, as in the real stack. */
export class DocumentEndpoint {
  private readonly answerers: readonly RequestResponder[]

  constructor(
    private readonly gateway: Bus,
    referral: Bus,
    private readonly ctx: ReferralCtx,
  ) {
    const now = () => new Date()
    const tokens = new IdentityTokenVerifier(testTokenKeys)
    const parts = {
      service: 'referral',
      bus: referral,
      ctx: { ...ctx, now },
      log: ctx.log,
      tokenVerifier: tokens,
    } as const
    this.answerers = [
      new RequestResponder(
        OpenApplicationDocument,
        (asked, given) => openApplicationDocument(asked as Input<typeof OpenApplicationDocument>, given as ReferralCtx),
        parts,
      ),
      new RequestResponder(
        ReadDocumentChunk,
        (asked, given) => readDocumentChunk(asked as Input<typeof ReadDocumentChunk>, given),
        parts,
      ),
    ]
    for (const responder of this.answerers) responder.start()
  }

  /** The identity document of an application as a care lead is sent it. */
  async fetch(applicationId: string): Promise<{ readonly name: string; readonly words: string }> {
    const client = createRequestClient(this.gateway)
    const identityToken = testIdentityToken({ roles: ['care-lead'] })
    const asked = { applicationId, kind: 'identity-document' }
    const { opened } = await client.request(OpenApplicationDocument, asked, { identityToken })
    if (!opened) throw new Error('it was not opened')
    const parts: Buffer[] = []
    for (let from = 0; from < opened.bytes; from += documentChunkBytes) {
      const { part = '' } = await client.request(
        ReadDocumentChunk,
        { openingId: opened.openingId, from },
        { identityToken },
      )
      parts.push(Buffer.from(part, 'base64'))
    }
    const { bytes, name } = openFile(Buffer.concat(parts), opened.uploadId, this.ctx.sealing)
    return { name, words: Buffer.from(bytes).toString() }
  }

  async close(): Promise<void> {
    await Promise.all(this.answerers.map((responder) => responder.stop()))
  }
}
