import { globSync } from 'node:fs'
import { basename } from 'node:path'

import type { CodegenConfig } from '@graphql-codegen/cli'

type Output = CodegenConfig['generates'][string]

/** Parts of the site that are sent before a page has its graph client, and pages of the desk before its own. */
const byHashAlone = { mode: 'replaceDocumentWithHash' } as const
const everywhere = { fragmentMasking: false, skipIndexFile: true } as const

const config = {
  useTypeImports: true,
  enumType: 'string-literal',
  skipTypename: false,
  nonOptionalTypename: true,
  immutableTypes: true,
  importExtension: '.js',
  scalars: {
    ID: 'string',
    CalendarDate: 'string',
    UsdAmount: { input: 'number | string', output: 'number' },
  },
} as const

const staffSchema = 'gateway/staff-schema.graphql'
const publicSchema = 'gateway/schema.graphql'
const ofSite = 'web/app/**/*.graphql'
const ofDesk = 'web/admin/**/*.graphql'
const ofPatient = 'packages/synthetic-patient/src/**/*.graphql'
const sharedFragments = 'web/admin/**/*.fragment.graphql'

/** What the desk asks before its graph client has come: with their definitions these would be most of a sign-in's script. */
const beforeDesk = new Set(['invitations', 'own-proofs', 'resets', 'session', 'sign-in'])

/** One folder for each file, so that a page loads the documents it asks and not those of every page. */
const deskOutputs = globSync(ofDesk, { exclude: [sharedFragments] }).map((file): [string, Output] => {
  const name = basename(file, '.graphql')
  const persistedDocuments = beforeDesk.has(name) ? byHashAlone : true
  return [
    `web/admin/graph/generated/${name}/`,
    {
      schema: staffSchema,
      documents: [file, sharedFragments],
      preset: 'client',
      presetConfig: { ...everywhere, persistedDocuments },
      config,
    },
  ]
})

const codegen: CodegenConfig = {
  generates: {
    // Types come from the whole schema, because our pages take an answer with errors for none, so that a field of Query is
    // never null there.
    'web/app/graph/generated/': {
      schema: staffSchema,
      documents: ofSite,
      preset: 'client',
      presetConfig: { ...everywhere, persistedDocuments: true },
      config,
    },
    // Made against the public schema, in which no staff field is valid.
    'web/app/graph/generated/hashes/': {
      schema: publicSchema,
      documents: ofSite,
      preset: 'client',
      presetConfig: { ...everywhere, persistedDocuments: byHashAlone },
      config,
    },
    ...Object.fromEntries(deskOutputs),
    // The patient sends the texts of its documents.
    'packages/synthetic-patient/generated/': {
      schema: publicSchema,
      documents: ofPatient,
      preset: 'client',
      presetConfig: { ...everywhere, persistedDocuments: byHashAlone },
      config,
    },
    // The gateway reads the list of all documents that our own programs ask.
    'gateway/generated/': {
      schema: staffSchema,
      documents: [ofSite, ofDesk, ofPatient],
      preset: 'client',
      presetConfig: { ...everywhere, persistedDocuments: byHashAlone },
      config,
    },
  },
}

export default codegen
