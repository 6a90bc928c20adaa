import { runEarly } from './early/run-early.js'

// What runs early is written for visitors; a personal page, the only one that names its group, has nothing of it.
if (document.documentElement.dataset['group'] === undefined) runEarly()
