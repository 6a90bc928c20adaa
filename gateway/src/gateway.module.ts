import { Module, type DynamicModule } from '@nestjs/common'
import { GraphQLModule } from '@nestjs/graphql'
import type { ApolloDriverConfig } from '@nestjs/apollo'
import type { Asker } from '@seneb/bus/ask'

import { ClientLimits } from './access/client-limits.js'
import { AirportsResolver } from './airports/airports.resolver.js'
import { AmbassadorApplicationsResolver } from './ambassador-applications/ambassador-applications.resolver.js'
import { AmbassadorReviewResolver } from './ambassador-applications/ambassador-review.resolver.js'
import { DocumentRequestsResolver } from './ambassador-applications/document-requests.resolver.js'
import { AnswerTemplatesResolver } from './answer-templates/answer-templates.resolver.js'
import { ArticlesResolver } from './articles/articles.resolver.js'
import { ASKER } from './asker.js'
import { CatalogueChangesResolver } from './catalogue-changes/catalogue-changes.resolver.js'
import { ConsentsResolver } from './consents/consents.resolver.js'
import { PromiseMeterResolver } from './answer-promises/promise-meter.resolver.js'
import { PromiseReportResolver } from './answer-promises/promise-report.resolver.js'
import { CareAnswerDraftsResolver } from './care-enquiries/care-answer-drafts.resolver.js'
import { CareAnswersResolver } from './care-enquiries/care-answers.resolver.js'
import { CareEnquiriesResolver } from './care-enquiries/care-enquiries.resolver.js'
import { ErasuresResolver } from './care-enquiries/erasures.resolver.js'
import { CarePlansResolver } from './care-plans/care-plans.resolver.js'
import { PlanQualityResolver } from './care-plans/plan-quality.resolver.js'
import { CookieChoicesResolver } from './cookie-choices/cookie-choices.resolver.js'
import { ConsultationsResolver } from './consultations/consultations.resolver.js'
import { CountriesResolver } from './countries/countries.resolver.js'
import { FaqsResolver } from './faqs/faqs.resolver.js'
import { apolloOptions, type GraphParts } from './graphql/apollo.js'
import { JourneyCostsResolver } from './journey-costs/journey-costs.resolver.js'
import { LegalDocumentsResolver } from './legal-documents/legal-documents.resolver.js'
import { NewsletterResolver } from './newsletter/newsletter.resolver.js'
import { PageEventsResolver } from './page-events/page-events.resolver.js'
import { PagesResolver } from './pages/pages.resolver.js'
import { ReferralsResolver } from './referrals/referrals.resolver.js'
import { SavedViewsResolver } from './saved-views/saved-views.resolver.js'
import { SavingsEstimatesResolver } from './savings-estimates/savings-estimates.resolver.js'
import { SearchResolver } from './search/search.resolver.js'
import { SiteMapResolver } from './site-map/site-map.resolver.js'
import { SiteResolver } from './site/site.resolver.js'
import { SpecialtiesResolver } from './specialties/specialties.resolver.js'
import { StayTimelinesResolver } from './stay-timelines/stay-timelines.resolver.js'
import { SyntheticJourneysResolver } from './synthetic-journeys/synthetic-journeys.resolver.js'
import { TeamResolver } from './team/team.resolver.js'
import { TreatmentTypesResolver } from './treatment-types/treatment-types.resolver.js'
import { TreatmentsResolver } from './treatments/treatments.resolver.js'
import { TripPlansResolver } from './trip-plans/trip-plans.resolver.js'
import { AuditResolver } from './audit/audit.resolver.js'
import { InvitationsResolver } from './invitations/invitations.resolver.js'
import { SessionsResolver } from './sessions/sessions.resolver.js'
import { SignInResolver } from './sign-in/sign-in.resolver.js'
import { StaffMembersResolver } from './staff-members/staff-members.resolver.js'
import { MeansResolver } from './means/means.resolver.js'
import { PasskeysResolver } from './passkeys/passkeys.resolver.js'
import { PartnerKeysResolver } from './partner-keys/partner-keys.resolver.js'
import { EnquiriesResolver } from './enquiries/enquiries.resolver.js'
import { PartnersResolver } from './partners/partners.resolver.js'
import { PeopleResolver } from './people/people.resolver.js'
import { QueuesResolver } from './queues/queues.resolver.js'
import { SiteTabsResolver } from './site-tabs/site-tabs.resolver.js'
import { WaitingMailsResolver } from './waiting-mails/waiting-mails.resolver.js'
import { CompanyValuesResolver } from './company-values/company-values.resolver.js'

/** Everything that fields are answered by. */
const resolvers = [
  AirportsResolver,
  AmbassadorApplicationsResolver,
  AmbassadorReviewResolver,
  DocumentRequestsResolver,
  AnswerTemplatesResolver,
  ArticlesResolver,
  CatalogueChangesResolver,
  ConsentsResolver,
  CareAnswerDraftsResolver,
  PromiseMeterResolver,
  PromiseReportResolver,
  CareAnswersResolver,
  ErasuresResolver,
  CareEnquiriesResolver,
  CarePlansResolver,
  PlanQualityResolver,
  CookieChoicesResolver,
  ConsultationsResolver,
  CountriesResolver,
  FaqsResolver,
  JourneyCostsResolver,
  LegalDocumentsResolver,
  NewsletterResolver,
  PageEventsResolver,
  PagesResolver,
  ReferralsResolver,
  SavedViewsResolver,
  SavingsEstimatesResolver,
  SearchResolver,
  SiteMapResolver,
  SiteResolver,
  SpecialtiesResolver,
  StayTimelinesResolver,
  SyntheticJourneysResolver,
  TeamResolver,
  TreatmentTypesResolver,
  TreatmentsResolver,
  TripPlansResolver,
  AuditResolver,
  InvitationsResolver,
  SessionsResolver,
  SignInResolver,
  StaffMembersResolver,
  MeansResolver,
  PasskeysResolver,
  PartnerKeysResolver,
  EnquiriesResolver,
  PartnersResolver,
  PeopleResolver,
  QueuesResolver,
  SiteTabsResolver,
  WaitingMailsResolver,
  CompanyValuesResolver,
]

/** The graph: resolvers, and Apollo over them. */
@Module({})
export class GatewayModule {
  static of(
    parts: GraphParts & { readonly asker: Asker; readonly limits: Pick<ClientLimits, 'reserve' | 'reserveMailTo'> },
  ): DynamicModule {
    return {
      module: GatewayModule,
      imports: [GraphQLModule.forRoot<ApolloDriverConfig>(apolloOptions(parts))],
      providers: [
        { provide: ASKER, useValue: parts.asker },
        { provide: ClientLimits, useValue: parts.limits },
        ...resolvers,
      ],
    }
  }
}
