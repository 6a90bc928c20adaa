import { Module, type DynamicModule } from '@nestjs/common'
import { GraphQLModule } from '@nestjs/graphql'
import type { ApolloDriverConfig } from '@nestjs/apollo'
import type { Asker } from '@seneb/service-kit/ask'

import { ClientLimits } from './access/client-limits.js'
import { AirportsResolver } from './airports/airports.resolver.js'
import { AmbassadorApplicationsResolver } from './ambassador-applications/ambassador-applications.resolver.js'
import { ASKER } from './asker.js'
import { ConsentsResolver } from './consents/consents.resolver.js'
import { ConsultationsResolver } from './consultations/consultations.resolver.js'
import { CountriesResolver } from './countries/countries.resolver.js'
import { apolloOptions, type GraphParts } from './graphql/apollo.js'
import { NewsletterResolver } from './newsletter/newsletter.resolver.js'
import { PageEventsResolver } from './page-events/page-events.resolver.js'
import { ReferralsResolver } from './referrals/referrals.resolver.js'
import { SavingsResolver } from './savings/savings.resolver.js'
import { TreatmentTypesResolver } from './treatment-types/treatment-types.resolver.js'
import { TripPlansResolver } from './trip-plans/trip-plans.resolver.js'

/** The graph: resolvers, and Apollo over them. */
@Module({})
export class GatewayModule {
  static of(
    parts: GraphParts & { readonly asker: Asker; readonly limits: Pick<ClientLimits, 'reserve'> },
  ): DynamicModule {
    return {
      module: GatewayModule,
      imports: [GraphQLModule.forRoot<ApolloDriverConfig>(apolloOptions(parts))],
      providers: [
        { provide: ASKER, useValue: parts.asker },
        { provide: ClientLimits, useValue: parts.limits },
        AirportsResolver,
        AmbassadorApplicationsResolver,
        ConsentsResolver,
        ConsultationsResolver,
        CountriesResolver,
        NewsletterResolver,
        PageEventsResolver,
        ReferralsResolver,
        SavingsResolver,
        TreatmentTypesResolver,
        TripPlansResolver,
      ],
    }
  }
}
