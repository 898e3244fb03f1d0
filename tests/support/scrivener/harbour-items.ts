import { type SampleItem, sampleUuid } from './write-project.ts'

/** The items of a small project: two scenes, a folder of templates (104) and a trash. */
export const HARBOUR_ITEMS: readonly SampleItem[] = [
  {
    title: 'Manuscript',
    type: 'DraftFolder',
    uuid: sampleUuid(100),
    children: [
      {
        title: 'The harbour',
        type: 'Folder',
        uuid: sampleUuid(101),
        children: [
          { title: 'Low tide', uuid: sampleUuid(102), text: ['Five words in this scene.'] },
          { title: 'High tide', uuid: sampleUuid(103), text: ['Three more words.'] },
        ],
      },
    ],
  },
  {
    title: 'Models',
    type: 'Folder',
    uuid: sampleUuid(104),
    children: [{ title: 'Person sheet', text: ['Name:'] }],
  },
  { title: 'Trash', type: 'TrashFolder', uuid: sampleUuid(105) },
]
