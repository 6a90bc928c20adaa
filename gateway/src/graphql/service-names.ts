type Service = Readonly<Record<string, unknown>>

const from = (name: string) => (service: Service) => service[name]

/** Fields of published content that the content service has by another name. */
export const serviceNames = {
  Article: { updatedAt: from('changedAt') },
  FrequentQuestion: { answerHtml: from('html'), isInStructuredData: from('inMarkup') },
  Page: { updatedAt: from('changedAt') },
  Reviewer: { reviewedOn: from('on') },
  Specialty: { updatedAt: from('changedAt') },
  Treatment: { updatedAt: from('changedAt') },
}
