import { deflateSync } from 'node:zlib'
import { crc32 } from '../../../supabase/functions/_shared/scrivener/zip/crc32.ts'
import {
  SAMPLE_SETTINGS,
  type SampleItem,
  type SampleProject,
  sampleUuid,
} from '../../support/scrivener/write-project.ts'
import { macRtf } from '../../support/scrivener/write-rtf.ts'

const COMMENT = 'AAAAAAAA-0000-4000-8000-000000000001'
const FOOTNOTE = 'AAAAAAAA-0000-4000-8000-000000000002'

/** A picture of one red pixel. */
export function redPixel(): Uint8Array {
  const chunk = (type: string, data: Uint8Array) => {
    const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
    const out = Buffer.alloc(8 + body.length)
    out.writeUInt32BE(data.length, 0)
    body.copy(out, 4)
    out.writeUInt32BE(crc32(body, 0) >>> 0, 4 + body.length)
    return out
  }
  const header = Buffer.from([0, 0, 0, 1, 0, 0, 0, 1, 8, 2, 0, 0, 0])
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  const pixel = deflateSync(Buffer.from([0, 255, 0, 0]))
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', pixel),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

/** Ids of the items of {@link NOVEL}, in binder order. */
export const NOVEL_IDS = {
  draft: sampleUuid(0),
  part: sampleUuid(1),
  harbour: sampleUuid(2),
  storm: sampleUuid(3),
  cast: sampleUuid(4),
  anais: sampleUuid(5),
  research: sampleUuid(6),
  map: sampleUuid(7),
  photo: sampleUuid(8),
  templates: sampleUuid(9),
  sheet: sampleUuid(10),
  trash: sampleUuid(11),
  cut: sampleUuid(12),
}

const pngHex = Buffer.from(redPixel()).toString('hex')

/** Text with every kind of content that an import keeps. */
const HARBOUR = macRtf(
  [
    `The {\\b harbour} was {\\i dark} and {\\ul cold}, {\\strike never} always.`,
    `{\\field{\\*\\fldinst{HYPERLINK "scrivcmt://${COMMENT}"}}{\\fldrslt A ship}} came {\\field{\\*\\fldinst{HYPERLINK "scrivcmt://${FOOTNOTE}"}}{\\fldrslt in}}.`,
    `See {\\field{\\*\\fldinst{HYPERLINK "scrivlnk://${NOVEL_IDS.storm.toLowerCase()}"}}{\\fldrslt the storm}} and {\\field{\\*\\fldinst{HYPERLINK "https://example.org/sea"}}{\\fldrslt the sea}}.`,
    `{\\*\\shppict{\\pict\\pngblip\\picw1\\pich1\\picwgoal300\\pichgoal300 ${pngHex}}}`,
    `Nobody {\\Scrv_annot \\\\color=\\{\\\\R=1.0\\\\G=0.0\\\\B=0.0\\} \\\\text=who was there?\\\\end_Scrv_annot\\} spoke.`.replace(
      '{\\Scrv_annot ',
      '\\{\\\\Scrv_annot ',
    ),
    `The end\\'92s near.`,
  ].join('\\\n'),
)

const COMMENTS = `<?xml version="1.0" encoding="UTF-8"?><Comments Version="1.0">
<Comment ID="${COMMENT}" Color="1.0 1.0 0.0"><![CDATA[${macRtf('Which ship? La Mouette.')}]]></Comment>
<Comment ID="${FOOTNOTE}" Footnote="Yes"><![CDATA[${macRtf('In 1897, not 1898.')}]]></Comment></Comments>`

const ITEMS: readonly SampleItem[] = [
  {
    title: 'Manuscript',
    type: 'DraftFolder',
    children: [
      {
        title: 'Part “One”',
        type: 'Folder',
        includeInCompile: true,
        children: [
          {
            title: 'The harbour',
            text: HARBOUR,
            comments: COMMENTS,
            synopsis: 'A ship\rcomes in',
            notes: ['Check the tides.'],
            labelId: '3',
            statusId: '2',
            keywordIds: ['5', '6'],
            custom: { pov: 'Anaïs' },
            target: 1200,
            sectionType: 'D2E24F2F-E4A2-49D0-BACA-26098774C8F9',
            includeInCompile: true,
            snapshots: [
              { title: 'First', date: '2024-05-06 07:08:09 +0200', text: ['An older harbour.'] },
              { title: 'Second', date: '2024-06-06 07:08:09 +0200', text: ['A newer harbour.'] },
            ],
          },
          {
            title: 'The storm',
            text: ['暴风雨来了。', 'עברית ועוד', '« Déjà ? »'],
            characterTarget: 5000,
          },
        ],
      },
    ],
  },
  { title: 'Characters', type: 'Folder', children: [{ title: 'Anaïs', text: ['Captain.'] }] },
  {
    title: 'Research',
    type: 'ResearchFolder',
    children: [
      { title: 'Map', type: 'PDF', file: { extension: 'pdf', data: '%PDF-1.4 map' } },
      { title: 'Photo', type: 'Image', file: { extension: 'png', data: redPixel() } },
    ],
  },
  { title: 'Templates', type: 'Folder', children: [{ title: 'Sheet', text: ['Name:'] }] },
  { title: 'Trash', type: 'TrashFolder', children: [{ title: 'Cut', text: ['Gone.'] }] },
]

/** A project with every kind of item that an import keeps. */
export const NOVEL: SampleProject = {
  name: 'Novel',
  items: ITEMS,
  settings: `${SAMPLE_SETTINGS}<ProjectTargets><DraftTarget Type="Words">80000</DraftTarget></ProjectTargets>
<Collections>
<Collection Type="Binder" ID="00000000-0000-4000-8000-00000000C001"><Title>Binder</Title></Collection>
<Collection Type="RecentSearch" ID="00000000-0000-4000-8000-00000000C002"><Title>Search Results</Title></Collection>
<Collection Type="Arbitrary" ID="00000000-0000-4000-8000-00000000C003"><Title>To revise</Title><BinderUUIDs>${NOVEL_IDS.storm},${NOVEL_IDS.harbour.toLowerCase()},${NOVEL_IDS.storm},${NOVEL_IDS.anais},FFFFFFFF-0000-4000-8000-000000000000</BinderUUIDs></Collection>
<Collection Type="Arbitrary" ID="00000000-0000-4000-8000-00000000C004"><Title></Title></Collection>
<Collection Type="SavedSearch" ID="00000000-0000-4000-8000-00000000C005"><Title>Says “ship”</Title></Collection>
</Collections>`,
  templateFolder: NOVEL_IDS.templates,
  extraFiles: [
    { name: `Files/Data/${NOVEL_IDS.anais}/card-image.png`, data: redPixel() },
    { name: `Files/Data/${NOVEL_IDS.map}/content.mindnode/data.xml`, data: '<mind/>' },
    { name: 'Files/Data/DEADBEEF-0000-4000-8000-000000000000/content.rtf', data: macRtf('Nobody owns me.') },
    { name: 'Settings/ui.plist', data: '<plist/>' },
    { name: 'QuickLook/Preview.html', data: '<html></html>' },
    { name: 'notes-of-mine.xyz', data: 'kept' },
  ],
}
