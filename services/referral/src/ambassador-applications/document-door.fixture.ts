import { createAsker } from '@seneb/bus/ask'
import type { Bus } from '@seneb/bus/bus'
import type { Input } from '@seneb/contracts/define'
import {
  documentPartBytes,
  OpenApplicationDocument,
  ReadDocumentPart,
} from '@seneb/contracts/messages/referral/ambassador-application.messages'
import { openFile } from '@seneb/platform/sealing'
import { QuestionAnswerer } from '@seneb/service-kit/answering/answer-question'
import { PassReader } from '@seneb/service-kit/answering/pass-reader'
import { testPass, testPassKeys } from '@seneb/testkit/test-pass'

import type { ReferralCtx } from '../referral-ctx.js'
import { openApplicationDocument, readDocumentPart } from './open-application-document.js'

/** The way on which the gateway gets a document: asked over the bus by a pass, as in the real stack. */
export class DocumentDoor {
  private readonly answerers: readonly QuestionAnswerer[]

  constructor(
    private readonly gateway: Bus,
    referral: Bus,
    private readonly ctx: ReferralCtx,
  ) {
    const now = () => new Date()
    const passes = new PassReader(testPassKeys)
    const parts = { service: 'referral', bus: referral, ctx: { ...ctx, now }, log: ctx.log, passes } as const
    this.answerers = [
      new QuestionAnswerer(
        OpenApplicationDocument,
        (asked, given) => openApplicationDocument(asked as Input<typeof OpenApplicationDocument>, given as ReferralCtx),
        parts,
      ),
      new QuestionAnswerer(
        ReadDocumentPart,
        (asked, given) => readDocumentPart(asked as Input<typeof ReadDocumentPart>, given),
        parts,
      ),
    ]
    for (const answerer of this.answerers) answerer.start()
  }

  /** The identity document of an application as a care lead is sent it. */
  async fetch(applicationId: string): Promise<{ readonly name: string; readonly words: string }> {
    const asker = createAsker(this.gateway)
    const pass = testPass({ roles: ['care-lead'] })
    const asked = { applicationId, kind: 'identity-document' }
    const { opened } = await asker.ask(OpenApplicationDocument, asked, { pass })
    if (!opened) throw new Error('it was not opened')
    const parts: Buffer[] = []
    for (let from = 0; from < opened.bytes; from += documentPartBytes) {
      const { part = '' } = await asker.ask(ReadDocumentPart, { openingId: opened.openingId, from }, { pass })
      parts.push(Buffer.from(part, 'base64'))
    }
    const { bytes, name } = openFile(Buffer.concat(parts), opened.uploadId, this.ctx.sealing)
    return { name, words: Buffer.from(bytes).toString() }
  }

  async close(): Promise<void> {
    await Promise.all(this.answerers.map((answerer) => answerer.stop()))
  }
}
