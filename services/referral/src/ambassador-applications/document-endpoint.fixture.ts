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
    const deps = {
      service: 'referral',
      bus: referral,
      ctx: { ...ctx, now },
      log: ctx.log,
      tokenVerifier: tokens,
    } as const
    this.answerers = [
      new RequestResponder(
        OpenApplicationDocument,
        (input, requestCtx) =>
          openApplicationDocument(input as Input<typeof OpenApplicationDocument>, requestCtx as ReferralCtx),
        deps,
      ),
      new RequestResponder(
        ReadDocumentChunk,
        (input, requestCtx) => readDocumentChunk(input as Input<typeof ReadDocumentChunk>, requestCtx),
        deps,
      ),
    ]
    for (const responder of this.answerers) responder.start()
  }

  /** The identity document of an application as a care lead is sent it. */
  async fetch(applicationId: string): Promise<{ readonly name: string; readonly content: string }> {
    const client = createRequestClient(this.gateway)
    const identityToken = testIdentityToken({ roles: ['care-lead'] })
    const input = { applicationId, kind: 'identity-document' }
    const { opened } = await client.request(OpenApplicationDocument, input, { identityToken })
    if (!opened) throw new Error('it was not opened')
    const chunks: Buffer[] = []
    for (let from = 0; from < opened.bytes; from += documentChunkBytes) {
      const { part = '' } = await client.request(
        ReadDocumentChunk,
        { openingId: opened.openingId, from },
        { identityToken },
      )
      chunks.push(Buffer.from(part, 'base64'))
    }
    const { bytes, name } = openFile(Buffer.concat(chunks), opened.uploadId, this.ctx.sealing)
    return { name, content: Buffer.from(bytes).toString() }
  }

  async close(): Promise<void> {
    await Promise.all(this.answerers.map((responder) => responder.stop()))
  }
}
