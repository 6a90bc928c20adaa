// Preloaded by `node --import` in every process of the platform, however it is run (infra/deployables.ts).
import './source-maps.js'
import { giveBackWhenIdle } from './idle-memory.js'

giveBackWhenIdle()
