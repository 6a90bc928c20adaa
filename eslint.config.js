import comments from '@eslint-community/eslint-plugin-eslint-comments/configs'
import { defineConfig } from 'eslint/config'
import tseslint from 'typescript-eslint'

import { fileNames } from './infra/lint/file-names.ts'
import { refuseGivenUpWords } from './infra/lint/refuse-given-up-words.ts'
import { serviceNames } from './packages/contracts/src/define.ts'

const typescript = ['**/*.ts', '**/*.tsx']
const tests = ['**/*.test.{ts,tsx}', '**/*.fixture.{ts,tsx}', 'tests/**/*.ts', 'packages/testkit/**/*.ts']

/** Bans that hold wherever our code runs; each says what to do instead. */
const bans = [
  {
    selector: 'CallExpression[callee.property.name="send"][callee.object.name=/(client|proxy)$/i]',
    message:
      'A bare send() waits for ever when nobody answers. Ask with the kit: bus.ask(Question, input) has a deadline.',
  },
  {
    selector: 'ImportSpecifier[imported.name=/^Client(Proxy|Nats|sModule)$/]',
    message: "Nest's clients know no deadline. Ask with the kit: bus.ask(Question, input).",
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
    selector: 'ExportAllDeclaration',
    message: 'No barrels: import from the file that holds the thing.',
  },
]

/** Subjects begin with the service that answers or says them, so the list of services is the ban. */
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
      'A busy machine is late. Assert what comes before what; count a limit in looks (tests/support/looks.ts) or in work (own-time.ts).',
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
  'max-lines-per-function': ['warn', { max: 40, skipBlankLines: true, skipComments: true }],
  'max-depth': ['warn', 3],
  'max-params': ['warn', 3],
}

export default defineConfig(
  {
    ignores: [
      '**/node_modules/',
      '**/dist/',
      'web/build/',
      '**/generated/',
      '**/.react-router/',
      '.local/',
      'artifacts/',
    ],
  },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  comments.recommended,
  {
    plugins: { seneb: { rules: { 'file-names': fileNames, 'given-up-words': refuseGivenUpWords } } },
    rules: {
      ...sizes,
      'seneb/file-names': 'error',
      'seneb/given-up-words': 'error',
      '@eslint-community/eslint-comments/require-description': ['error', { ignore: [] }],
      '@eslint-community/eslint-comments/disable-enable-pair': 'off',
      'no-restricted-syntax': ['error', ...bans],
      eqeqeq: 'error',
      'no-var': 'error',
      'prefer-const': 'error',
    },
  },
  {
    files: typescript,
    extends: [tseslint.configs.strictTypeChecked],
    languageOptions: { parserOptions: { projectService: true } },
  },
  {
    files: typescript,
    rules: {
      'no-restricted-properties': environment,
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
      '@typescript-eslint/ban-ts-comment': ['error', { 'ts-expect-error': 'allow-with-description' }],
      // Numbers read well in a sentence.
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      // Nest's modules and controllers are classes for their decorators.
      '@typescript-eslint/no-extraneous-class': ['error', { allowWithDecorator: true, allowStaticOnly: false }],
      // `() => server.close()` says enough.
      '@typescript-eslint/no-confusing-void-expression': [
        'error',
        { ignoreArrowShorthand: true, ignoreVoidOperator: true, ignoreVoidReturningFunctions: true },
      ],
      // A worker answers 'again' or nothing.
      '@typescript-eslint/no-invalid-void-type': 'off',
      // [...text] is how text is taken apart into characters.
      '@typescript-eslint/no-misused-spread': 'off',
      // What was caught is thrown on as it was.
      '@typescript-eslint/only-throw-error': ['error', { allowThrowingUnknown: true }],
      // Nest takes options as plain objects although it types them by classes.
      '@typescript-eslint/no-unsafe-class-instance-assignment': 'off',
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_', ignoreRestSiblings: true },
      ],
    },
  },
  {
    files: ['packages/{platform,bus,service-kit}/src/**', 'services/*/src/**', 'gateway/src/**', 'web/{app,admin}/**'],
    rules: { 'no-console': ['error'], 'no-restricted-syntax': ['error', ...bans, subjects] },
  },
  {
    files: ['services/*/src/**'],
    rules: { 'no-restricted-syntax': ['error', ...bans, subjects, ...clocks] },
  },
  {
    files: ['**/config.ts', 'packages/platform/src/launch-environment.ts'],
    rules: { 'no-restricted-properties': 'off' },
  },
  {
    // Node runs these as they are and only takes the types out; and whoever makes environments for others reads the
    // person's own.
    files: ['infra/**/*.ts'],
    rules: { 'no-restricted-properties': 'off', 'no-restricted-syntax': ['error', ...bans, ...notErasable] },
  },
  {
    files: tests,
    rules: {
      'max-lines': ['warn', { max: 300, skipBlankLines: true, skipComments: true }],
      'max-lines-per-function': 'off',
      'max-params': 'off',
      'no-restricted-syntax': ['error', ...bans, ...stopwatches],
      '@typescript-eslint/no-dynamic-delete': 'off',
      // What comes out of JSON and of expect.any() is any; a test that reads it wrongly fails.
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-non-null-assertion': 'off',
    },
  },
  {
    // The tables of one change belong together.
    files: ['**/migrations/*.ts', 'packages/service-kit/src/storing/kit-tables.ts'],
    rules: { 'max-lines-per-function': 'off' },
  },
  {
    // Records, not code.
    files: ['**/*.facts.ts', 'packages/contracts/src/messages/message-list.ts'],
    rules: { 'max-lines': 'off' },
  },
  {
    // Route modules, tool configurations and Playwright's set-up are found by their default export.
    files: [
      '**/*.config.{js,mjs,ts}',
      'web/app/{root,routes,entry.*}.{ts,tsx}',
      'web/app/pages/**',
      // Playwright takes what starts the site by its default export.
      'tests/browser/start-site.ts',
      'infra/checks/test-run/*.ts',
      'tests/browser/start-site.ts',
      '**/*.d.ts',
    ],
    rules: { 'no-restricted-syntax': 'off' },
  },
)
