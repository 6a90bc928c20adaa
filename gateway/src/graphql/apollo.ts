import type { ApolloServerPlugin } from '@apollo/server'
import { ApolloServerPluginCacheControlDisabled } from '@apollo/server/plugin/disabled'
import { ApolloArmor } from '@escape.tech/graphql-armor'
import { ApolloDriver, type ApolloDriverConfig } from '@nestjs/apollo'
import { apiVersions } from '@seneb/contracts/vocabulary/api-versions'
import type { Logger } from '@seneb/platform/logger'
import type { FastifyReply, FastifyRequest } from 'fastify'
import {
  type GraphQLFormattedError,
  getNullableType,
  isObjectType,
  isUnionType,
  type GraphQLField,
  type GraphQLSchema,
  GraphQLError,
  OperationTypeNode,
  type ASTVisitor,
  type ValidationContext,
} from 'graphql'
import { maxListElements } from '@seneb/contracts/forms/bounds'

import { rootFieldAccess, rootFieldsOf } from '../access/root-field-access.js'
import { PartnerRequest } from '../api-keys/partner-request.js'
import { enumValues } from '../enum-values.js'
import { operationSteps, type GraphStepDeps } from '../hooks.js'
import type { PatientCookies } from '../patients/patient-cookies.js'
import { PatientRequest } from '../patients/patient-request.js'
import { StaffRequest, type StaffDeps } from '../staff/staff-request.js'
import { versionViews, type VersionView } from '../versions/version-views.js'
import { executor } from './executor.js'
import { Deadline, previewOf, type RequestContext } from './request-context.js'
import { scalars } from './scalars.js'
import { withNullableRoots, readTypeDefinitions } from './type-definitions.js'
import { maxVariableCharacters } from './read-variables.js'

/** Parts of the gateway that the graph depends on. */
export interface GraphDeps extends GraphStepDeps {
  readonly staff: StaffDeps
  readonly patientCookies: PatientCookies
  readonly log: Logger
}

/** Apollo for untrusted clients: small documents only, no stack traces or hints; the steps of hooks.ts run them. */
export function apolloOptions({ log, patientCookies, staff, ...deps }: GraphDeps): ApolloDriverConfig {
  const { errors } = deps
  let views: ReadonlyMap<string, VersionView> = new Map()
  return {
    driver: ApolloDriver,
    typeDefs: readTypeDefinitions(),
    resolvers: { ...scalars, ...enumValues, ...serviceNames },
    transformSchema: (schema) => {
      const fullSchema = nameSuccesses(withNullableRoots(schema))
      views = versionViews(fullSchema, apiVersions)
      return fullSchema
    },
    // A fresh object per request: one that is shared leaks one person's request into another's.
    context: (req: FastifyRequest, reply: FastifyReply): RequestContext => ({
      req,
      deadline: new Deadline(),
      staff: new StaffRequest(staff, req, reply),
      partner: new PartnerRequest(staff.client, req),
      patient: new PatientRequest({ client: staff.client, cookies: patientCookies }, req, reply),
      preview: previewOf(req),
    }),
    parseOptions: { maxLexicalTokens: 1000 },
    validationRules: documentLimits(),
    // Access to introspection depends on the caller, so the `showSchema` step decides it.
    introspection: true,
    graphiql: false,
    hideSchemaDetailsFromClientErrors: true,
    includeStacktraceInErrorResponses: false,
    // A page of another origin cannot send these headers without a preflight, which is refused. Clients with a key need
    // no other header.
    csrfPrevention: { requestHeaders: ['apollo-require-preflight', 'x-apollo-operation-name', 'authorization'] },
    allowBatchedHttpRequests: false,
    persistedQueries: false,
    autoTransformHttpErrors: false,
    preserveHttpStatusForExecutionErrors: false,
    formatError: (_formatted: GraphQLFormattedError, error: unknown) => errors.format(error),
    logger: apolloLogger(log),
    plugins: [
      // Apollo's cache hints are off: they add a hook to every field, and a long list took 1.6 times as long.
      ApolloServerPluginCacheControlDisabled(),
      fewErrors(),
      executor(
        operationSteps(deps, (version) => viewIn(views, version)),
        errors,
      ),
    ],
  }
}

function viewIn(views: ReadonlyMap<string, VersionView>, version: string): VersionView {
  const view = views.get(version)
  if (!view) throw new Error(`the graph has no view of ${version}`)
  return view
}

/**
 * Limits of a document (S1). The token limit is graphql-js's, because armor responds to a syntax error with 500. One
 * full page of the longest list, with every field, just fits the cost limit.
 */
function documentLimits() {
  const { validationRules } = new ApolloArmor({
    maxTokens: { enabled: false },
    blockFieldSuggestion: { enabled: false },
    maxDepth: { n: 8 },
    maxAliases: { n: 15 },
    maxDirectives: { n: 20 },
    costLimit: { maxCost: 5000, objectCost: 0.5, scalarCost: 0.25 },
  }).protect()
  return [...validationRules, documentBounds]
}

const maxErrors = 5

/** Validation can report up to a hundred errors for one document; the sender receives the first five. */
function fewErrors(): ApolloServerPlugin {
  return {
    requestDidStart: () =>
      Promise.resolve({
        willSendResponse: ({ response }) => {
          const { body } = response
          if (body.kind === 'single' && (body.singleResult.errors?.length ?? 0) > maxErrors) {
            body.singleResult.errors = body.singleResult.errors?.slice(0, maxErrors)
          }
          return Promise.resolve()
        },
      }),
  }
}

/** Apollo's log lines may quote a request, so only that there was one is logged. */
function apolloLogger(log: Logger) {
  const line = (level: 'debug' | 'info' | 'warn' | 'error') => () =>
    log[level]({ source: 'apollo' }, 'a line of Apollo')
  return { debug: line('debug'), info: line('debug'), warn: line('warn'), error: line('error') }
}

type Field = GraphQLField<unknown, unknown>

/**
 * Lets GraphQL distinguish the success of a mutation from its problems, which name their type. Throws for a field of
 * Query or Mutation without a resolver or an access rule, so that the gateway does not start with it.
 */
function nameSuccesses(schema: GraphQLSchema): GraphQLSchema {
  const [queries, mutations] = [schema.getQueryType(), schema.getMutationType()].map((type): readonly Field[] =>
    Object.values(type?.getFields() ?? {}),
  )
  for (const field of [...(queries ?? []), ...(mutations ?? [])]) {
    rootFieldAccess(field)
    if (!field.resolve) throw new Error(`the field ${field.name} has no resolver`)
  }
  for (const field of mutations ?? []) nameSuccessOf(field)
  return schema
}

function nameSuccessOf(field: Field): void {
  const type = getNullableType(field.type)
  const members = isUnionType(type) ? type.getTypes() : []
  const [success, ...others] = members.filter((member) => isObjectType(member) && !isProblem(member.getInterfaces()))
  if (!isUnionType(type) || !success || others.length > 0) {
    throw new Error(`the mutation ${field.name} must give a union of one success and problems`)
  }
  type.resolveType = (value: { readonly __typename?: string }) => value.__typename ?? success.name
}

const isProblem = (interfaces: readonly { name: string }[]) => interfaces.some(({ name }) => name === 'Problem')

type Service = Readonly<Record<string, unknown>>

const from = (name: string) => (service: Service) => service[name]

/** Fields that services have by another name. */
const serviceNames = {
  ApplicantPerson: { otherApplicationsWithSameEmail: from('sameAddress') },
  Article: { updatedAt: from('changedAt') },
  FrequentQuestion: { answerHtml: from('html'), isInStructuredData: from('inMarkup') },
  Page: { updatedAt: from('changedAt') },
  Reviewer: { reviewedOn: from('on') },
  Specialty: { updatedAt: from('changedAt') },
  Treatment: { updatedAt: from('changedAt') },
  Viewer: { reauthenticationExpiresAt: from('freshUntil') },
}

/** No page needs more; each field may carry a whole form, so aliases would multiply the work on it (S1, G2). */
export const maxMutationFields = 2
/** Fields of Query that are so expensive that a document may contain them only once. */
const onceInADocument = ['search', '__schema'] as const

const tooMuchText = `A document has at most ${maxVariableCharacters.toLocaleString('en')} characters of text.`

/** Validation rule that limits the size of one operation before it is executed (S1). */
function documentBounds(context: ValidationContext): ASTVisitor {
  const report = (message: string) => context.reportError(new GraphQLError(message))
  let characters = 0
  return {
    OperationDefinition(operation) {
      const fields = [...rootFieldsOf(context.getDocument(), operation).values()]
      const names = fields.map(({ name }) => name.value).filter((name) => name !== '__typename')
      if (operation.operation === OperationTypeNode.MUTATION && names.length > maxMutationFields) {
        report(`A document has at most ${maxMutationFields} mutation fields.`)
      }
      for (const field of onceInADocument) {
        if (names.filter((name) => name === field).length > 1) report(`A document asks for ${field} at most once.`)
      }
    },
    // Texts in a document have the same bounds as variables.
    StringValue({ value }) {
      const before = characters
      characters += value.length
      if (before <= maxVariableCharacters && characters > maxVariableCharacters) report(tooMuchText)
    },
    ListValue({ values }) {
      if (values.length > maxListElements) report(`A list has at most ${maxListElements} elements.`)
    },
  }
}
