import JSZip from 'jszip'
import { describe, expect, it } from 'vitest'
import {
  copyScriv,
  packScriv,
  readScriv,
  SCRIV_FORMATS,
  shownItems,
} from '../../../../../tests/support/compile/read-scriv.ts'
import { itemId, note, noteReply, paragraph, text } from '../../../../../tests/support/compile/sample-book.ts'
import { SAMPLE_ITEMS, sampleUuid } from '../../../../../tests/support/scrivener/write-project.ts'
import type { DocNode } from '../../contract/document.ts'

describe('import, export and import again (R-730)', () => {
  it.each(SCRIV_FORMATS)('of format %s give the same tree, texts and metadata', async (_, project) => {
    const archive = packScriv(project)
    const before = await readScriv(archive)
    expect(shownItems(await readScriv(await copyScriv(archive, before)))).toEqual(shownItems(before))
  })

  it('leaves texts that were not changed, and unknown elements, as they are', async () => {
    const archive = packScriv({
      items: SAMPLE_ITEMS,
      settings: '<FutureSettings Kind="x"><Thing A="1">kept</Thing></FutureSettings>',
    })
    const written = await JSZip.loadAsync(await copyScriv(archive, await readScriv(archive)))
    const original = await JSZip.loadAsync(archive)
    for (const [name, file] of Object.entries(original.files)) {
      if (!name.endsWith('.scrivx'))
        expect(await written.file(name)?.async('uint8array'), name).toEqual(await file.async('uint8array'))
    }
    expect(await written.file('Sample.scriv/Sample.scrivx')?.async('string')).toContain(
      '<FutureSettings Kind="x"><Thing A="1">kept</Thing></FutureSettings>',
    )
  })

  it('keeps, replaces and takes off the templates folder (R-980)', async () => {
    const [first] = SAMPLE_ITEMS
    const archive = packScriv({ items: SAMPLE_ITEMS, templateFolder: first?.uuid ?? sampleUuid(0) })
    const source = await readScriv(archive)
    const folderOf = async (templatesFolderId?: string | null) => {
      const copy = await copyScriv(archive, {
        ...source,
        ...(templatesFolderId === undefined ? {} : { templatesFolderId }),
      })
      const xml = await (await JSZip.loadAsync(copy)).file('Sample.scriv/Sample.scrivx')?.async('string')
      return /<TemplateFolderUUID>(.*?)</.exec(xml ?? '')?.[1]
    }
    const before = source.items[0]?.sourceId
    expect(before).toBeTruthy()
    expect(await folderOf()).toBe(before)
    expect(await folderOf(source.items[0]?.id)).toBe(before)
    expect(await folderOf(source.items[1]?.id)).toBe(source.items[1]?.sourceId)
    expect(await folderOf(null)).toBeUndefined()
  })

  it('takes off the metadata that an item no longer has', async () => {
    const archive = packScriv({ items: SAMPLE_ITEMS })
    const source = await readScriv(archive)
    const scene = source.items.find(({ title }) => title === 'L’arrivée')
    expect(scene).toMatchObject({ label: { name: 'Intrigue' }, status: 'Premier jet', target: 1200 })
    const bare = { label: null, status: null, keywords: [], custom: {}, target: null }
    const items = source.items.map((item) => (item === scene ? { ...item, ...bare } : item))
    const after = await readScriv(await copyScriv(archive, { ...source, items }))
    expect(after.items.find(({ title }) => title === 'L’arrivée')).toMatchObject(bare)
  })

  it('keeps a target in characters until the item gets one in words', async () => {
    const archive = packScriv({ items: [{ title: 'Orage', characterTarget: 5000 }] })
    const source = await readScriv(archive)
    const targetWith = async (target: number | null) => {
      const copy = await copyScriv(archive, {
        ...source,
        items: source.items.map((item) => ({ ...item, target })),
      })
      const xml = await (await JSZip.loadAsync(copy)).file('Sample.scriv/Sample.scrivx')?.async('string')
      return /<Target .*?<\/Target>/s.exec(xml ?? '')?.[0]
    }
    expect(await targetWith(null)).toBe('<Target Type="Characters">5000</Target>')
    expect(await targetWith(900)).toBe('<Target Type="Words">900</Target>')
  })

  it('carries renamed, removed, new and recoloured keywords (R-972)', async () => {
    const archive = packScriv({ items: SAMPLE_ITEMS })
    const source = await readScriv(archive)
    const items = source.items.map((item) =>
      item.keywords.includes('mer') ? { ...item, keywords: ['océan', 'mer'] } : item,
    )
    expect(source.keywordColours).toEqual({ mer: '#0000ff', tempête: '#3333ff' })
    const keywordColours = { mer: '#ff0000', océan: '#00ff00' }
    const after = await readScriv(await copyScriv(archive, { ...source, items, keywordColours }))
    expect(after.keywordColours).toEqual(keywordColours)
    expect(after.items.find(({ title }) => title === 'L’arrivée')?.keywords).toEqual(['océan', 'mer'])
    // A keyword that has a colour in the manuscript stays, also without items.
    const coloured = { ...keywordColours, tempête: '#123456' }
    const kept = await readScriv(await copyScriv(archive, { ...source, items, keywordColours: coloured }))
    expect(kept.keywordColours).toEqual(coloured)
  })

  it.each(SCRIV_FORMATS)(
    'of format %s carries changes: titles, order, new items, texts and metadata',
    async (_, project) => {
      const archive = packScriv(project)
      const source = await readScriv(archive)
      const scene = source.items.find(({ title }) => title === 'L’arrivée')
      const empty = source.items.find(({ title }) => title === 'Sans texte')
      if (!scene || !empty) throw new Error('the sample has changed')
      const content: DocNode[] = [
        paragraph(
          'Été — ',
          text('noir', 'italic'),
          ' et ',
          text('fort', 'bold', 'underline'),
          ' {a\\b} 😀 東京',
        ),
        { type: 'paragraph' },
        { type: 'heading', attrs: { level: 2 }, content: [text('Titre')] },
        {
          type: 'bulletList',
          content: [
            { type: 'listItem', content: [paragraph('un')] },
            { type: 'listItem', content: [paragraph('deux')] },
          ],
        },
        {
          type: 'table',
          content: [
            {
              type: 'tableRow',
              content: ['a', 'b'].map((one) => ({
                type: 'tableCell' as const,
                attrs: { colspan: 1, rowspan: 1 },
                content: [paragraph(one)],
              })),
            },
          ],
        },
        paragraph(
          text('lien', { type: 'link', attrs: { href: 'https://example.org/?a=1' } }),
          ' ',
          text('H', 'strike'),
          text('2', { type: 'subscript' }),
        ),
      ]
      const remarks = [note(1, 'comment', 'Vérifier <b>\n& dater]]>'), note(2, 'footnote', 'Une note.')]
      content.push(
        paragraph(
          'Vu ',
          text('de loin', { type: 'comment', attrs: { id: itemId(901) } }),
          text(' ici', { type: 'footnote', attrs: { id: itemId(902) } }),
          text('!', { type: 'itemLink', attrs: { itemId: empty.id } }),
          text('lu', { type: 'highlight', attrs: { color: '#ffee00' } }),
          text('?', { type: 'inlineFootnote' }),
          { type: 'image', attrs: { path: 'm/x.png', alt: null, width: 4, height: 2 } },
        ),
      )
      const changed = {
        ...scene,
        comments: [...remarks, noteReply(1, 3, 'D’accord.')],
        title: 'Le <départ> & "fin"',
        synopsis: 'Neuf',
        content: { type: 'doc' as const, content },
        notesContent: { type: 'doc' as const, content: [paragraph('À relire.')] },
        label: { name: 'Rouge', colour: '#ff0000' },
        status: 'Fini',
        keywords: ['mer', 'neuf'],
        custom: { 'Point de vue': 'Léa' },
        target: 900,
        includeInCompile: false,
      }
      const added = {
        ...empty,
        id: crypto.randomUUID(),
        sourceId: null,
        title: 'Nouveau',
        content: { type: 'doc' as const, content: [paragraph('Texte neuf')] },
        hasText: true,
      }
      const items = source.items.flatMap((item) =>
        item === scene ? [] : item === empty ? [empty, changed, added] : [item],
      )
      const after = await readScriv(await copyScriv(archive, { ...source, items }))
      expect(after.items.map(({ title }) => title)).toEqual(items.map(({ title }) => title))
      const find = (title: string) => after.items.find((item) => item.title === title)
      expect(find('Le <départ> & "fin"')).toMatchObject({
        synopsis: 'Neuf',
        notes: 'À relire.',
        label: { name: 'Rouge', colour: '#ff0000' },
        status: 'Fini',
        keywords: ['mer', 'neuf'],
        custom: { 'Point de vue': 'Léa' },
        target: 900,
        includeInCompile: false,
      })
      const withoutIds = (value: unknown) =>
        JSON.parse(JSON.stringify(value).replace(/"(id|itemId|path)":"[^"]*"/g, '"$1":0'))
      const departure = find('Le <départ> & "fin"')
      expect(withoutIds(departure?.content?.content)).toEqual(withoutIds(content))
      expect(departure?.comments.map(({ kind, body }) => [kind, body])).toEqual(
        remarks.map(({ kind, body }, at) => [kind, at === 0 ? `${body}\nInes Roy: D’accord.` : body]),
      )
      expect(find('Nouveau')?.content?.content).toEqual([paragraph('Texte neuf')])
    },
  )
})
