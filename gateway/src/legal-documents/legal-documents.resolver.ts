import { Inject } from '@nestjs/common'
import { Args, Query, Resolver } from '@nestjs/graphql'
import type { Asker } from '@seneb/bus/ask'
import type { Output } from '@seneb/contracts/define'
import { ListLegalDocuments, ReadLegalDocument } from '@seneb/contracts/messages/content/legal-document.messages'

import { ASKER } from '../asker.js'

@Resolver()
export class LegalDocumentsResolver {
  constructor(@Inject(ASKER) private readonly bus: Asker) {}

  /** The legal documents (LEGAL-01). */
  @Query('legalDocuments')
  async legalDocuments(): Promise<Output<typeof ListLegalDocuments>['legalDocuments']> {
    return (await this.bus.ask(ListLegalDocuments, {})).legalDocuments
  }

  /** One legal document (LEGAL-01, D-65). */
  @Query('legalDocument')
  async legalDocument(
    @Args() { slug, version }: { readonly slug: string; readonly version?: string | null },
  ): Promise<Output<typeof ReadLegalDocument>['legalDocument']> {
    return (await this.bus.ask(ReadLegalDocument, { slug, version: version ?? undefined })).legalDocument
  }
}
