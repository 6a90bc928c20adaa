import { ApolloLink } from '@apollo/client'
import { OperationTypeNode } from 'graphql'
import { from } from 'rxjs'

import { documentHash } from './document-hash.js'
import { rememberRequest } from './last-request.js'

/**
 * Sends operations to the site's own /graphql by the ids of their documents, which is all that the gateway takes in
 * production (ADR 0025). What is no answer of the graph, such as the network being away or a proxy's page, is an error.
 */
export function sendById(): ApolloLink {
  return new ApolloLink((operation) => from(send(operation)))
}

async function send({
  operationName,
  operationType,
  query,
  variables,
}: ApolloLink.Operation): Promise<ApolloLink.Result> {
  const response = await fetch('/graphql', {
    method: 'POST',
    credentials: 'same-origin',
    headers: { 'content-type': 'application/json', accept: `${graphqlType}, application/json` },
    body: JSON.stringify({ documentId: documentHash(query), operationName, variables }),
  })
  if (operationType === OperationTypeNode.MUTATION) rememberRequest(response)
  const isOfGraph = response.ok || response.headers.get('content-type')?.includes(graphqlType)
  if (!isOfGraph) throw new Error(`the graph answered ${response.status}`)
  return (await response.json()) as ApolloLink.Result
}

const graphqlType = 'application/graphql-response+json'
