import { Module, type DynamicModule } from '@nestjs/common'
import { GraphQLModule } from '@nestjs/graphql'
import type { ApolloDriverConfig } from '@nestjs/apollo'
import type { Asker } from '@seneb/service-kit/ask'

import { AirportsResolver } from './airports/airports.resolver.js'
import { ASKER } from './asker.js'
import { ConsentsResolver } from './consents/consents.resolver.js'
import { CountriesResolver } from './countries/countries.resolver.js'
import { apolloOptions, type GraphParts } from './graphql/apollo.js'
import { NewsletterResolver } from './newsletter/newsletter.resolver.js'
import { ReferralsResolver } from './referrals/referrals.resolver.js'
import { SavingsResolver } from './savings/savings.resolver.js'
import { TreatmentTypesResolver } from './treatment-types/treatment-types.resolver.js'
import { TripPlansResolver } from './trip-plans/trip-plans.resolver.js'

/** The graph: resolvers, and Apollo over them. */
@Module({})
export class GatewayModule {
  static of(parts: GraphParts & { readonly asker: Asker }): DynamicModule {
    return {
      module: GatewayModule,
      imports: [GraphQLModule.forRoot<ApolloDriverConfig>(apolloOptions(parts))],
      providers: [
        { provide: ASKER, useValue: parts.asker },
        AirportsResolver,
        ConsentsResolver,
        CountriesResolver,
        NewsletterResolver,
        ReferralsResolver,
        SavingsResolver,
        TreatmentTypesResolver,
        TripPlansResolver,
      ],
    }
  }
}
