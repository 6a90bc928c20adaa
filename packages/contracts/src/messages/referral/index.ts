export * from './ambassador-application.messages.js'
export * from './document-request.messages.js'
export * from './every-service.messages.js'
export * from './referral.messages.js'
