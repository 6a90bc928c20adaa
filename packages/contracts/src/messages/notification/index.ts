export * from './email.messages.js'
export * from './common.messages.js'
export * from './newsletter.messages.js'
