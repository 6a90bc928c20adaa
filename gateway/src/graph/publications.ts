import { Inject } from '@nestjs/common'
import { Args, Context, Query, Resolver } from '@nestjs/graphql'
import type { RequestClient } from '@seneb/bus/request-client'
import type { Output } from '@seneb/contracts/define'
import { type articleLists, ListArticles, ReadArticle } from '@seneb/contracts/messages/content/article.messages'
import {
  ListCompanyValues,
  ListFaqs,
  ReadPage,
  ReadTeam,
  ListLegalDocuments,
  ReadLegalDocument,
} from '@seneb/contracts/messages/content/page.messages'
import { PreviewPublication, ReadArchivedPage } from '@seneb/contracts/messages/content/publication-version.messages'
import { SearchContent } from '@seneb/contracts/messages/content/search.messages'
import { ReadSiteMap } from '@seneb/contracts/messages/content/site-map.messages'
import { ReadSite } from '@seneb/contracts/messages/content/site.messages'

import type { RequestContext } from '../graphql/request-context.js'
import { REQUEST_CLIENT } from '../request-client.js'
import { pageOf, positionAfter } from '../graphql/connections.js'

const usualArticles = 50
const maxArticles = 100
const usualHits = 20
const maxHits = 50

interface PageArgs {
  readonly first?: number | null
  readonly after?: string | null
}

type ArticlesArgs = PageArgs & { readonly list: (typeof articleLists)[number] }

@Resolver()
export class PublicationsResolver {
  constructor(@Inject(REQUEST_CLIENT) private readonly bus: RequestClient) {}

  /** Articles of one list (ART-01, ART-05). */
  @Query()
  async articles(@Args() { after, first, list }: ArticlesArgs) {
    const { articles } = await this.bus.request(ListArticles, { list })
    return { totalCount: articles.length, ...pageOf(articles, { after, first: first ?? usualArticles }, maxArticles) }
  }

  /** One article (ART-07..13). */
  @Query()
  async article(
    @Args() { slug }: { readonly slug: string },
    @Context() { preview, staff }: RequestContext,
  ): Promise<Output<typeof ReadArticle>['article']> {
    if (preview) return (await staff.sendRequest(PreviewPublication, { ...preview, page: 'article', slug })).article
    return (await this.bus.request(ReadArticle, { slug })).article
  }

  /** Returns the questions of a page (SPEC-08, ART-06). */
  @Query()
  async faqs(@Args() { page }: { readonly page?: string | null }): Promise<Output<typeof ListFaqs>['faqs']> {
    return (await this.bus.request(ListFaqs, { page: page ?? undefined })).faqs
  }

  /** Returns a standalone page (SPEC-07, SPEC-08). */
  @Query()
  async page(
    @Args() { slug }: { readonly slug: string },
    @Context() { preview, staff }: RequestContext,
  ): Promise<Output<typeof ReadPage>['page']> {
    if (preview) return (await staff.sendRequest(PreviewPublication, { ...preview, page: 'page', slug })).page
    return (await this.bus.request(ReadPage, { slug })).page
  }

  /** Our values (VALS-01). */
  @Query()
  async companyValues(): Promise<Output<typeof ListCompanyValues>['companyValues']> {
    return (await this.bus.request(ListCompanyValues, {})).companyValues
  }

  /** Co-founders and accreditation bodies (TEAM-01, TEAM-02). */
  @Query()
  async team(): Promise<Output<typeof ReadTeam>> {
    return this.bus.request(ReadTeam, {})
  }

  /** The legal documents (LEGAL-01). */
  @Query()
  async legalDocuments(): Promise<Output<typeof ListLegalDocuments>['legalDocuments']> {
    return (await this.bus.request(ListLegalDocuments, {})).legalDocuments
  }

  /** One legal document (LEGAL-01, D-65). */
  @Query()
  async legalDocument(
    @Args() { slug, version }: { readonly slug: string; readonly version?: string | null },
    @Context() { preview, staff }: RequestContext,
  ): Promise<Output<typeof ReadLegalDocument>['legalDocument']> {
    if (preview) {
      return (await staff.sendRequest(PreviewPublication, { ...preview, page: 'legal-document', slug })).legalDocument
    }
    return (await this.bus.request(ReadLegalDocument, { slug, version: version ?? undefined })).legalDocument
  }

  /** The settings and promises of the site (D-22..D-28, O-9). */
  @Query()
  async site(): Promise<Output<typeof ReadSite>> {
    return this.bus.request(ReadSite, {})
  }

  /** Every public page (SITE-01, D-38). */
  @Query()
  async siteMap(): Promise<Output<typeof ReadSiteMap>['entries']> {
    return (await this.bus.request(ReadSiteMap, {})).entries
  }

  /** Returns where the address of a removed page leads (D-33). */
  @Query()
  async removedPage(@Args() { path }: { readonly path: string }): Promise<Output<typeof ReadArchivedPage>['archived']> {
    return (await this.bus.request(ReadArchivedPage, { path })).archived
  }

  /** The results of a search (ROUTE-30). */
  @Query()
  async search(@Args() { after, first: requestedFirst, query }: PageArgs & { readonly query: string }) {
    const first = requestedFirst ?? usualHits
    const end = Math.min(positionAfter(after) + first, maxHits)
    // An invalid number is forwarded unchanged, so that the service's message is shown.
    const isTaken = first >= 1 && first <= maxHits
    const { hits, ...found } = await this.bus.request(SearchContent, { query, first: isTaken ? end : first })
    const page = pageOf(hits, { after, first }, maxHits)
    const hasNextPage = end < Math.min(found.totalCount, maxHits)
    return { ...found, ...page, pageInfo: { ...page.pageInfo, hasNextPage } }
  }
}
