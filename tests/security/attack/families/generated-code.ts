import type { AttackCase, Family } from '../attack-case.js'
import type { RawResponse } from '../exchange.js'
import { respondedCorrectly, all } from '../verdicts.js'

const quits = ['process.exit(7)', 'globalThis.constructor.constructor("return process")().exit(7)', 'while(1);']
const wrappers: readonly ((code: string) => string)[] = [
  (code) => code,
  (code) => `"+${code}+"`,
  (code) => `'+${code}+'`,
  (code) => `\`+${code}+\``,
  (code) => `\${${code}}`,
  (code) => `");${code};//`,
  (code) => `');${code};//`,
  (code) => `\\");${code};//`,
  (code) => `*/${code}/*`,
  (code) => `\u2028${code}\u2028`,
  (code) => `\n${code}\n`,
  (code) => `]}};${code};//`,
]

/** Arguments that would run if they were written into code as they are: 12 wrappings of 3 programs. */
export const literals = wrappers.flatMap((wrap) => quits.map(wrap))

const reserved = [
  '__proto__',
  'constructor',
  'prototype',
  'hasOwnProperty',
  'toString',
  'valueOf',
  '__defineGetter__',
  'isPrototypeOf',
  '__defineSetter__',
  '__lookupGetter__',
  '__lookupSetter__',
  'toLocaleString',
  'propertyIsEnumerable',
  'then',
  'eval',
  'arguments',
  'this',
  'super',
  'new',
  'delete',
  'return',
  'function',
  'class',
  'import',
  'export',
  'yield',
  'await',
  'async',
  'with',
  'var',
  'let',
  'const',
  'null',
  'undefined',
  'true',
  'false',
  'NaN',
  'Infinity',
  'throw',
  'process',
  'global',
  'globalThis',
  'require',
  'module',
  'exports',
  'Buffer',
  'Function',
  'Object',
  'Symbol',
  'Proxy',
  '__typename',
  'length',
  'name',
  'caller',
  'callee',
  'apply',
]

/** Number of times each is sent; a gateway that compiles does so from the second time on. */
const times = 3

/** Documents made to break out of code that is generated from them (M7). */
export const generatedCode: Family = {
  name: 'generated code',
  replays: 'finding M7: 36 literals and 56 names, three times each',
  cases: () => [
    ...literals.map((literal, i) =>
      thrice(
        `literal ${i + 1}: ${JSON.stringify(literal).slice(0, 50)}`,
        `{ airports(country: ${JSON.stringify(literal)}) { totalCount } }`,
      ),
    ),
    ...reserved.map((name) =>
      thrice(
        `the name ${name}`,
        `query ${name}($${name}: String!) { ${name}: airports(country: $${name}) { ${name}: totalCount } }`,
        { [name]: 'France' },
      ),
    ),
  ],
}

function thrice(name: string, query: string, variables: object = {}): AttackCase<readonly RawResponse[]> {
  return {
    name,
    send: async (target) => {
      const answers: RawResponse[] = []
      for (let time = 0; time < times; time++) answers.push(await target.request(query, variables))
      return answers
    },
    holds: (answers) => all(...answers.map(respondedCorrectly)),
  }
}
