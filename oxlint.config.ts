import { defineConfig } from 'oxlint'

import { serviceNames } from './packages/contracts/src/define.ts'

const typescript = ['**/*.ts', '**/*.tsx']
const tests = ['**/*.test.{ts,tsx}', '**/*.fixture.{ts,tsx}', 'tests/**/*.ts', 'packages/testkit/**/*.ts']

/** Bans that apply wherever our code runs; each message names the alternative. */
const bans = [
  {
    selector: 'CallExpression[callee.property.name="send"][callee.object.name=/(client|proxy)$/i]',
    message:
      'A bare send() waits for ever when nobody answers. Ask with the kit: client.request(Question, input) has a deadline.',
  },
  {
    selector: 'ImportSpecifier[imported.name=/^Client(Proxy|Nats|sModule)$/]',
    message: "Nest's clients know no deadline. Ask with the kit: client.request(Question, input).",
  },
  {
    selector: 'CallExpression[callee.property.name="save"][callee.object.name=/(repository|manager)$/i]',
    message: 'TypeORM save() reads before it writes. Insert with tx.save(row), change with tx.update(...).',
  },
  {
    selector: 'ExportDefaultDeclaration',
    message: 'Name what you export, so that it has one name everywhere.',
  },
  {
    selector:
      ':matches(ObjectExpression > SpreadElement > ObjectExpression, ArrayExpression > SpreadElement > ArrayExpression)',
    message: 'Write what is spread here where it is spread: a literal in a literal only saves lines.',
  },
  {
    selector: 'ExportAllDeclaration',
    message: 'No barrels: import from the file that holds the thing.',
  },
]

/**
 * Subjects begin with the service that handles the request or publishes the event, so the list of services defines the
 * ban.
 */
const subject = `^(${serviceNames.join('|')})[.][a-z]+(-[a-z]+)*[.][a-z]`
const subjects = {
  selector: `:matches(Literal[value=/${subject}/], TemplateElement[value.raw=/${subject}/])`,
  message: 'No subject is written outside contracts. Import the question or the event and pass it.',
}

/** TypeScript that is more than types would have to be compiled. */
const notErasable = [
  {
    selector:
      'TSParameterProperty, TSEnumDeclaration, TSModuleDeclaration, TSImportEqualsDeclaration, TSExportAssignment',
    message: 'Node only takes types out. Write a field and an assignment, a union of literals, a plain import.',
  },
]

const clocks = [
  {
    selector: 'NewExpression[callee.name="Date"][arguments.length=0]',
    message: 'A use case has no clock of its own: take the time from ctx.now().',
  },
  {
    selector: 'CallExpression[callee.object.name="Date"][callee.property.name="now"]',
    message: 'A use case has no clock of its own: take the time from ctx.now().',
  },
  {
    selector: 'CallExpression[callee.object.name="Math"][callee.property.name="random"]',
    message: 'Randomness comes from ctx.randomBytes(), so that a test can know it.',
  },
]

/** Bans that hold in tests. */
const stopwatches = [
  {
    selector:
      'CallExpression[callee.property.name=/^toBeLessThan(OrEqual)?$/] BinaryExpression[operator="-"] > CallExpression.left[callee.object.name=/^(Date|performance)$/][callee.property.name="now"]',
    message:
      'A busy machine is late. Assert what comes before what; count a limit in looks (tests/support/found-within.ts) or in work (own-time.ts).',
  },
]

const environment = [
  'error',
  {
    object: 'process',
    property: 'env',
    message: 'The environment is read in config.ts, once and checked. Take the setting as a parameter.',
  },
]

/** Small stays small: a reviewer answers each of these warnings. */
const sizes = {
  'max-lines': ['warn', { max: 200, skipBlankLines: true, skipComments: true }],
  'max-lines-per-function': ['warn', { max: 60, skipBlankLines: true, skipComments: true }],
  'max-depth': ['warn', 3],
  'max-params': ['warn', 3],
} as const

/** Rules that typescript-eslint calls strict and type-checked. */
const strict = {
  'no-array-constructor': 'error',
  'no-unused-expressions': 'error',
  'no-useless-constructor': 'error',
  'prefer-rest-params': 'error',
  'prefer-spread': 'error',
  'typescript/await-thenable': 'error',
  'typescript/no-array-delete': 'error',
  'typescript/no-base-to-string': 'error',
  'typescript/no-deprecated': 'error',
  'typescript/no-duplicate-enum-values': 'error',
  'typescript/no-duplicate-type-constituents': 'error',
  'typescript/no-dynamic-delete': 'error',
  'typescript/no-empty-object-type': 'error',
  'typescript/no-explicit-any': 'error',
  'typescript/no-extra-non-null-assertion': 'error',
  'typescript/no-floating-promises': 'error',
  'typescript/no-for-in-array': 'error',
  'typescript/no-generated-empty-object-type': 'error',
  'typescript/no-implied-eval': 'error',
  'typescript/no-meaningless-void-operator': 'error',
  'typescript/no-misused-new': 'error',
  'typescript/no-misused-promises': 'error',
  'typescript/no-mixed-enums': 'error',
  'typescript/no-namespace': 'error',
  'typescript/no-non-null-asserted-nullish-coalescing': 'error',
  'typescript/no-non-null-asserted-optional-chain': 'error',
  'typescript/no-non-null-assertion': 'error',
  'typescript/no-redundant-type-constituents': 'error',
  'typescript/no-require-imports': 'error',
  'typescript/no-this-alias': 'error',
  'typescript/no-unnecessary-boolean-literal-compare': 'error',
  'typescript/no-unnecessary-condition': 'error',
  'typescript/no-unnecessary-template-expression': 'error',
  'typescript/no-unnecessary-type-arguments': 'error',
  'typescript/no-unnecessary-type-assertion': 'error',
  'typescript/no-unnecessary-type-constraint': 'error',
  'typescript/no-unnecessary-type-conversion': 'error',
  'typescript/no-unnecessary-type-parameters': 'error',
  'typescript/no-unsafe-argument': 'error',
  'typescript/no-unsafe-assignment': 'error',
  'typescript/no-unsafe-call': 'error',
  'typescript/no-unsafe-declaration-merging': 'error',
  'typescript/no-unsafe-enum-comparison': 'error',
  'typescript/no-unsafe-function-type': 'error',
  'typescript/no-unsafe-member-access': 'error',
  'typescript/no-unsafe-return': 'error',
  'typescript/no-unsafe-unary-minus': 'error',
  'typescript/no-useless-default-assignment': 'error',
  'typescript/no-wrapper-object-types': 'error',
  'typescript/prefer-as-const': 'error',
  'typescript/prefer-literal-enum-member': 'error',
  'typescript/prefer-namespace-keyword': 'error',
  'typescript/prefer-promise-reject-errors': 'error',
  'typescript/prefer-reduce-type-parameter': 'error',
  'typescript/prefer-return-this-type': 'error',
  'typescript/related-getter-setter-pairs': 'error',
  'typescript/require-await': 'error',
  'typescript/restrict-plus-operands': [
    'error',
    { allowAny: false, allowBoolean: false, allowNullish: false, allowNumberAndString: false, allowRegExp: false },
  ],
  'typescript/return-await': ['error', 'error-handling-correctness-only'],
  'typescript/triple-slash-reference': 'error',
  'typescript/unbound-method': 'error',
  'typescript/unified-signatures': 'error',
  'typescript/use-unknown-in-catch-callback-variable': 'error',
} as const

export default defineConfig({
  options: { typeAware: true, reportUnusedDisableDirectives: 'error' },
  plugins: ['typescript'],
  jsPlugins: ['./infra/lint/plugin.ts'],
  categories: { correctness: 'off' },
  ignorePatterns: ['**/node_modules/', '**/dist/', '**/generated/', '**/.react-router/', '.local/', 'artifacts/'],
  rules: {
    ...sizes,
    'seneb/explained-disables': 'error',
    'seneb/file-names': 'error',
    'seneb/given-up-words': 'error',
    'seneb/plain-comments': 'error',
    'seneb/banned-syntax': ['error', ...bans],
    eqeqeq: 'error',
    'no-var': 'error',
    'prefer-const': 'error',
  },
  overrides: [
    {
      files: typescript,
      rules: {
        ...strict,
        'no-restricted-properties': environment,
        'typescript/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
        'typescript/ban-ts-comment': ['error', { 'ts-expect-error': 'allow-with-description' }],
        // Numbers read well in a sentence.
        'typescript/restrict-template-expressions': ['error', { allowNumber: true }],
        // Nest's modules and controllers are classes for their decorators.
        'typescript/no-extraneous-class': ['error', { allowWithDecorator: true, allowStaticOnly: false }],
        // `() => server.close()` is clear enough.
        'typescript/no-confusing-void-expression': [
          'error',
          { ignoreArrowShorthand: true, ignoreVoidOperator: true, ignoreVoidReturningFunctions: true },
        ],
        // A caught value is rethrown unchanged.
        'typescript/only-throw-error': ['error', { allowThrowingUnknown: true }],
        'no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_', ignoreRestSiblings: true }],
      },
    },
    {
      files: [
        'packages/{platform,bus,service-kit,ui}/src/**',
        'services/*/src/**',
        'gateway/src/**',
        'web/{app,admin}/**',
      ],
      rules: { 'no-console': 'error', 'seneb/banned-syntax': ['error', ...bans, subjects] },
    },
    {
      files: ['web/app/**/*.tsx', 'web/admin/**'],
      excludeFiles: ['**/*.copy.ts', '**/*.{test,fixture}.{ts,tsx}'],
      rules: { 'seneb/text-in-copy-files': 'error' },
    },
    {
      files: ['services/*/src/**'],
      rules: { 'seneb/banned-syntax': ['error', ...bans, subjects, ...clocks] },
    },
    {
      files: ['**/config.ts', 'packages/platform/src/launch-environment.ts'],
      rules: { 'no-restricted-properties': 'off' },
    },
    {
      // Node runs these files directly and only strips the types. They may read `process.env`, because they build the
      // environments of other processes.
      files: ['infra/**/*.ts'],
      rules: { 'no-restricted-properties': 'off', 'seneb/banned-syntax': ['error', ...bans, ...notErasable] },
    },
    {
      // Drawings are data.
      files: ['web/app/art/**', 'packages/ui/src/art/**'],
      rules: { 'max-lines': ['warn', { max: 300, skipBlankLines: true, skipComments: true }] },
    },
    {
      files: tests,
      rules: {
        'max-lines': ['warn', { max: 300, skipBlankLines: true, skipComments: true }],
        'max-lines-per-function': 'off',
        'max-params': 'off',
        'seneb/banned-syntax': ['error', ...bans, ...stopwatches],
        'typescript/no-dynamic-delete': 'off',
        // JSON.parse() and expect.any() return any; a test that reads such a value wrongly fails.
        'typescript/no-unsafe-assignment': 'off',
        'typescript/no-non-null-assertion': 'off',
      },
    },
    {
      // The tables of one change belong together.
      files: ['**/migrations/*.ts', 'packages/service-kit/src/database/kit-tables.ts'],
      rules: { 'max-lines': 'off', 'max-lines-per-function': 'off' },
    },
    {
      // The one place that gathers all messages of a service, for code that needs every one of them.
      files: ['packages/contracts/src/messages/*/index.ts'],
      rules: { 'seneb/banned-syntax': 'off' },
    },
    {
      // Route modules, tool configurations and Playwright's set-up are found by their default export.
      files: [
        '**/*.config.{js,mjs,ts}',
        'web/app/{root,routes,entry.*}.{ts,tsx}',
        'web/app/pages/**',
        'infra/checks/test-run/*.ts',
        'infra/lint/plugin.ts',
        'tests/browser/start-site.ts',
        '**/*.d.ts',
      ],
      rules: { 'seneb/banned-syntax': 'off' },
    },
  ],
})
