/** Text of reply templates. */
export const templatesCopy = {
  archiveTemplate: {
    archivedNotInUse: 'Archived: not in use.',
    restoreIt: 'Restore it',
    archive: 'Archive',
  },
  newTemplate: {
    label: 'The template',
    addTheTemplate: 'Add the template',
  },
  templateEditor: {
    label: 'The template',
    saveAsTheNext: 'Save as the next version',
    versionIsSaved: (seen: number) => `Version ${seen} is saved and is used for replies from now on.`,
    title: (latest: string, version: number) => `${latest} saved version ${version} while you edited`,
    text: 'Their version compared with yours: your removals are struck through, your additions are underlined.',
    acceptTheirs: 'Use theirs',
    saveMine: 'Keep mine',
  },
  templateFields: {
    title: 'Fields to fill in',
    text: 'There are no fields to fill in.',
    addAField: 'Add a field',
    field: (number: number) => `Field ${number}`,
    fieldName: (number: number) => `Field name ${number}`,
    label: (number: number) => `Label ${number}`,
    type: (number: number) => `Type ${number}`,
    removeField: (number: number, name: string) => `Remove field ${number}${name}`,
  },
  templateForm: {
    is: (name: string, description: string) => `{${name}} is ${description}`,
    teamName: 'Name for the team',
    legend: 'Used for',
    reasonForThisChange: 'Reason for this change',
    subject: 'Subject',
    subjectLinesCan: 'Subject lines can be seen by others: do not mention health; only {reference} is filled in.',
    replyText: 'Reply text',
    betweenTheGreeting: (knownFields: string) =>
      `Text between the greeting and the signature. {words} is replaced by the field of that name; ${knownFields}.`,
  },
  templateHistory: {
    label: 'Versions',
    version: (number: number) => `Version ${number}`,
    asItIsNow: ', current',
    whatChangedInVersion: (number: number) => `What changed in version ${number}`,
    whatVersionSays: (number: number) => `What version ${number} says`,
    restoreVersion: (version: number) => `Restore version ${version}`,
  },
  templatePreview: {
    label: 'Preview',
    title: (samplePerson: string) => `As ${samplePerson} would see it`,
    text: 'Text in [brackets] is filled in by the person who replies.',
  },
  templateTable: {
    searchByName: 'Search by name',
    inUse: 'In use',
    noTemplate: 'No template has that name.',
    noTemplateIsInUse: 'No template is in use.',
    archived: 'Archived',
    columns: ['Name', 'For', 'Version', 'Written', 'By'],
    version: 'Version',
    for: 'For',
    written: 'Written',
    by: 'By',
  },
  templateText: {
    kind: {
      TRIP_PLAN: 'Trip plans',
      CONSULTATION: 'Consultations',
    },
    fieldTypes: [
      ['LINE', 'A line'],
      ['WORDS', 'Several lines of text'],
      ['DAY', 'A day'],
      ['TIME', 'A time'],
    ],
    thePlatform: 'The platform',
    name: (name: string) => `Name: ${name}`,
    for: (of: string) => `For: ${of}`,
    subject: (subject: string) => `Subject: ${subject}`,
  },
  useTemplateEdits: {
    aboutYourRequestReference: 'About your request ({reference})',
    yourReply: 'Your reply',
  },
  newTemplatePage: {
    title: 'New template',
    allTemplates: 'All templates',
  },
  templatePage: {
    title: 'Template',
    allTemplates: 'All templates',
  },
  templatesPage: {
    title: 'Templates',
    addATemplate: 'Add a template',
  },
} as const
