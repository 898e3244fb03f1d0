import JSZip from 'jszip'
import { describe, expect, it } from 'vitest'
import { type ReadProject, readScriv } from '../../../../../tests/support/compile/read-scriv.ts'
import { samplePicture } from '../../../../../tests/support/compile/sample-book.ts'
import { SAMPLE_ITEMS, writeProject } from '../../../../../tests/support/scrivener/write-project.ts'
import type { CustomField } from '../../contract/custom-fields.ts'
import { writeScriv } from './write-scriv.ts'

const settings = `<CustomMetaDataSettings><MetaDataField ID="who" Type="List" Note="x"><Title>Who</Title><ListOptions
  Default="None"><Option ID="0">Ines</Option><Option ID="4">Ivo</Option></ListOptions></MetaDataField><MetaDataField
  ID="when" Type="Date" DateType="Short"><Title>When</Title></MetaDataField><MetaDataField ID="done"
  Type="Checkbox"><Title>Done</Title></MetaDataField><MetaDataField ID="who2"
  Type="Text"><Title>Who</Title></MetaDataField></CustomMetaDataSettings>`
const pack = (version: '1.0' | '2.0' = '2.0') =>
  writeProject({
    version,
    settings,
    items: [
      {
        title: 'Ebb',
        custom: { who: '4', when: '1789-07-14 00:00:00 +0100', done: 'Yes', who2: 'a', loose: 'b' },
      },
      { title: 'Flood', custom: { when: '1789-07-14 09:30:00 +0100' } },
    ],
  }) as Uint8Array<ArrayBuffer>
const copyOf = async (archive: Uint8Array<ArrayBuffer>, source: ReadProject) => {
  const copy = await writeScriv(archive, 'Sample.zip', { ...source, picture: () => samplePicture() })
  const xml = await (await JSZip.loadAsync(copy)).file('Sample.scriv/Sample.scrivx')?.async('string')
  return { xml: xml ?? '', after: await readScriv(copy) }
}
const custom = (source: ReadProject, title: string) =>
  source.items.find((item) => item.title === title)?.custom
const field = (source: ReadProject, id: string) =>
  source.customFields.find((one) => one.id === id) as CustomField

describe('the fields of a project', () => {
  it('are read with their types and options, and equal titles get a number (R-919)', async () => {
    const source = await readScriv(pack())
    expect(source.customFields).toEqual([
      { id: 'who', title: 'Who', type: 'list', options: ['Ines', 'Ivo'] },
      { id: 'when', title: 'When', type: 'date', options: [] },
      { id: 'done', title: 'Done', type: 'checkbox', options: [] },
      { id: 'who2', title: 'Who (2)', type: 'text', options: [] },
    ])
    expect(custom(source, 'Ebb')).toEqual({
      ...{ Who: 'Ivo', When: '1789-07-14', Done: 'Yes', 'Who (2)': 'a' },
      loose: 'b',
    })
    expect(custom(source, 'Flood')).toEqual({ When: '1789-07-14 09:30:00 +0100' })
  })

  it('stay as they are without a change (R-730)', async () => {
    const archive = pack()
    const source = await readScriv(archive)
    const { xml, after } = await copyOf(archive, source)
    expect(xml.replace(/\s+/g, ' ')).toContain(settings.replace(/\s+/g, ' '))
    for (const value of ['<Value>4<', '<Value>1789-07-14 00:00:00 +0100<', '<FieldID>loose<'])
      expect(xml).toContain(value)
    expect(after.customFields).toEqual(source.customFields)
    expect(after.items.map((item) => item.custom)).toEqual(source.items.map((item) => item.custom))
  })

  it('are renamed, given options, ordered, added and deleted with their values (R-730, R-918)', async () => {
    const archive = pack()
    const source = await readScriv(archive)
    const customFields: CustomField[] = [
      { id: 'new', title: 'Place & time', type: 'date', options: [] },
      { ...field(source, 'when'), type: 'text' },
      { ...field(source, 'who'), title: 'Voice', options: ['Ada', 'Ivo'] },
    ]
    const values = { Voice: 'Ada', When: '1789-07-14', 'Place & time': '1815-06-18', Done: 'Yes', loose: 'b' }
    const items = source.items.map((item) => (item.title === 'Ebb' ? { ...item, custom: values } : item))
    const changed = { ...source, items, customFields, deletedFields: ['Done', 'Who (2)'] }
    const { xml, after } = await copyOf(archive, changed)
    expect(after.customFields).toEqual(customFields)
    expect(custom(after, 'Ebb')).toEqual({
      ...{ Voice: 'Ada', When: '1789-07-14', 'Place & time': '1815-06-18' },
      loose: 'b',
    })
    // Ada got a new id, and the attributes that Quillport does not know stay.
    expect(xml).toContain('<Option ID="5">Ada</Option><Option ID="4">Ivo</Option>')
    expect(xml).toContain('<FieldID>who</FieldID><Value>5</Value>')
    expect(xml).toContain('<Value>1815-06-18 00:00:00 +0000</Value>')
    expect(xml).toMatch(/ID="who" Type="List" Note="x"/)
    expect(xml).not.toMatch(/ID="done"|FieldID>done/)
  })

  it('are added to a project without any, and to one of Scrivener 1, which has no types (R-918)', async () => {
    const made: CustomField = { id: 'new', title: 'Mood', type: 'list', options: ['calm'] }
    for (const [version, type] of [
      ['2.0', made],
      ['1.0', { ...made, type: 'text', options: [] }],
    ] as const) {
      const archive = writeProject({ version, items: SAMPLE_ITEMS, settings: '' }) as Uint8Array<ArrayBuffer>
      const source = await readScriv(archive)
      const items = source.items.map((item) => ({ ...item, custom: { Mood: 'calm' } }))
      const { after } = await copyOf(archive, { ...source, items, customFields: [made] })
      expect(after.customFields, version).toEqual([type])
      expect(custom(after, 'L’arrivée'), version).toEqual({ Mood: 'calm' })
    }
  })
})
