import { bannedSyntax } from './banned-syntax.ts'
import { explainedDisables } from './explained-disables.ts'
import { fileNames } from './file-names.ts'
import { refuseGivenUpWords } from './refuse-given-up-words.ts'

/** Lint rules of this repository (oxlint.config.ts). */
export default {
  meta: { name: 'seneb' },
  rules: {
    'banned-syntax': bannedSyntax,
    'explained-disables': explainedDisables,
    'file-names': fileNames,
    'given-up-words': refuseGivenUpWords,
  },
}
