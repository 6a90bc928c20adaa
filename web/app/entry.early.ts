import { runEarly } from './early/run-early.js'

// Early scripts serve visitors only; personal pages, the only ones that name their group, run none of them.
if (document.documentElement.dataset['group'] === undefined) runEarly()
