import { Module, type DynamicModule } from '@nestjs/common'
import { APP_GUARD } from '@nestjs/core'
import { GraphQLModule } from '@nestjs/graphql'
import type { ApolloDriverConfig } from '@nestjs/apollo'
import type { RequestClient } from '@seneb/bus/request-client'

import { ClientLimits } from './access/client-limits.js'
import { REQUEST_CLIENT } from './request-client.js'
import { AmbassadorsResolver } from './graph/ambassadors.js'
import { AuditResolver } from './graph/audit.js'
import { RepliesResolver } from './graph/replies.js'
import { CareEnquiriesResolver } from './graph/care-enquiries.js'
import { CarePlansResolver } from './graph/care-plans.js'
import { CatalogueResolver } from './graph/catalogue.js'
import { ClaimsResolver } from './graph/claims.js'
import { LegalVersionsResolver } from './graph/legal-versions.js'
import { CostsResolver } from './graph/costs.js'
import { EmailTextsResolver } from './graph/email-texts.js'
import { NewsletterIssuesResolver } from './graph/newsletter-issues.js'
import { NewsletterResolver } from './graph/newsletter.js'
import { MyRequestResolver } from './graph/my-request.js'
import { MyRequestStaffResolver } from './graph/my-request-staff.js'
import { MyPlanResolver } from './graph/my-plan.js'
import { OperationsResolver } from './graph/operations.js'
import { MessagesResolver } from './graph/messages.js'
import { PartnerCostsResolver, TreatmentPackageResolver } from './graph/partner-costs.js'
import { PartnerEnquiriesResolver } from './graph/partner-enquiries.js'
import { PartnersResolver } from './graph/partners.js'
import { PersonalTokensResolver } from './graph/personal-tokens.js'
import { PricesResolver } from './graph/price-changes.js'
import { PatientDocumentsResolver } from './graph/patient-documents.js'
import { PatientFormsResolver } from './graph/patient-forms.js'
import { PublicationVersionsResolver } from './graph/publication-versions.js'
import { PublicationsResolver } from './graph/publications.js'
import { ReceiptsResolver } from './graph/receipts.js'
import { ReferralCodesResolver } from './graph/referral-codes.js'
import { CatalogueEntriesResolver } from './graph/catalogue-entries.js'
import { SettingsResolver } from './graph/settings.js'
import { SignInResolver } from './graph/sign-in.js'
import { StaffMembersResolver } from './graph/staff-members.js'
import { SuggestedCallsResolver } from './graph/suggested-calls.js'
import { VisitsResolver } from './graph/visits.js'
import { RootFieldGuard } from './graphql/root-field.guard.js'
import { rootFieldSteps } from './hooks.js'
import { apolloOptions, type GraphDeps } from './graphql/apollo.js'

/** Resolvers of all fields, with their dependencies. */
const resolvers = [
  AmbassadorsResolver,
  AuditResolver,
  RepliesResolver,
  CareEnquiriesResolver,
  CarePlansResolver,
  CatalogueResolver,
  ClaimsResolver,
  LegalVersionsResolver,
  CostsResolver,
  EmailTextsResolver,
  MessagesResolver,
  NewsletterIssuesResolver,
  NewsletterResolver,
  MyRequestResolver,
  MyPlanResolver,
  MyRequestStaffResolver,
  OperationsResolver,
  PartnerCostsResolver,
  PartnerEnquiriesResolver,
  PartnersResolver,
  PersonalTokensResolver,
  PatientDocumentsResolver,
  PatientFormsResolver,
  PricesResolver,
  PublicationVersionsResolver,
  PublicationsResolver,
  ReceiptsResolver,
  ReferralCodesResolver,
  CatalogueEntriesResolver,
  SettingsResolver,
  SignInResolver,
  StaffMembersResolver,
  SuggestedCallsResolver,
  TreatmentPackageResolver,
  VisitsResolver,
]

/** The graph: resolvers, and Apollo over them. */
@Module({})
export class GatewayModule {
  static of(
    deps: GraphDeps & {
      readonly client: RequestClient
      readonly limits: Pick<ClientLimits, 'reserve' | 'reserveMailTo'>
    },
  ): DynamicModule {
    return {
      module: GatewayModule,
      imports: [GraphQLModule.forRoot<ApolloDriverConfig>(apolloOptions(deps))],
      providers: [
        // Applies to every resolver.
        { provide: APP_GUARD, useValue: new RootFieldGuard(rootFieldSteps(deps)) },
        { provide: REQUEST_CLIENT, useValue: deps.client },
        { provide: ClientLimits, useValue: deps.limits },
        ...resolvers,
      ],
    }
  }
}
