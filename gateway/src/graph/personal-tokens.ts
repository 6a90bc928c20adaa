import { Args, Context, Mutation, Query, Resolver } from '@nestjs/graphql'
import {
  CreatePersonalToken,
  ListPersonalTokens,
  RevokePersonalToken,
} from '@seneb/contracts/messages/identity/personal-token.messages'

import type { RequestContext } from '../graphql/request-context.js'

interface RequestedToken {
  readonly name?: string | null
  readonly scopes: readonly string[]
  readonly days?: number | null
}

@Resolver()
export class PersonalTokensResolver {
  /** Returns the caller's own tokens. */
  @Query()
  async personalTokens(@Context() { staff }: RequestContext) {
    const { tokens } = await staff.sendRequest(ListPersonalTokens, {})
    return tokens.map(({ tokenId, ...token }) => ({ id: tokenId, ...token }))
  }

  /** Creates a token. Only this response contains its secret. */
  @Mutation()
  async createPersonalToken(
    @Args('input') { days, name, scopes }: RequestedToken,
    @Context() { staff }: RequestContext,
  ) {
    const input = { scopes: [...scopes], name: name ?? undefined, days: days ?? undefined }
    const { tokenId, ...created } = await staff.sendRequest(CreatePersonalToken, input)
    return { id: tokenId, ...created }
  }

  /** Revokes a token of the caller. */
  @Mutation()
  async revokePersonalToken(@Args('id') tokenId: string, @Context() { staff }: RequestContext) {
    const revoked = await staff.sendRequest(RevokePersonalToken, { tokenId })
    return { id: revoked.tokenId }
  }
}
