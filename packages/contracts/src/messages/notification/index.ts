export * from './email.messages.js'
export * from './every-service.messages.js'
export * from './newsletter.messages.js'
