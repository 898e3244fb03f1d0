import {
  BufferTarget,
  EncodedAudioPacketSource,
  EncodedPacket,
  MovOutputFormat,
  Mp4OutputFormat,
  OggOutputFormat,
  Output,
  type OutputFormat,
  WebMOutputFormat,
} from 'mediabunny'
import { describe, expect, it } from 'vitest'
import { rawDocx } from '../../../../tests/support/docx/raw-docx.ts'
import { REFUSED_ARCHIVES } from '../../../../tests/support/scrivener/hostile-archives.ts'
import { writeProject } from '../../../../tests/support/scrivener/write-project.ts'
import { macRtf } from '../../../../tests/support/scrivener/write-rtf.ts'
import { writeZip } from '../../../../tests/support/scrivener/write-zip.ts'
import { bytesSource } from '../scrivener/zip/byte-source.ts'
import { measureFile } from './measure-file.ts'

const measure = (name: string, data: Uint8Array | string) =>
  measureFile(bytesSource(typeof data === 'string' ? new TextEncoder().encode(data) : data), name)
const NOT_COUNTED = { words: null, seconds: null }
const words = (count: number) => ({ words: count, seconds: null })
const seconds = (count: number) => ({ words: null, seconds: count })

describe('R-821: the words of a text', () => {
  it.each([
    ['a plain text', 'a.txt', 'It rained on the harbour.', 5],
    ['inner apostrophes and hyphens', 'A.TXT', "Don't re-enter l’île.", 3],
    ['Chinese and Japanese by character', 'a.txt', '雨が降る。', 4],
    ['Markdown without its addresses', 'a.md', '# Rain\n[The harbour](https://a.example/b-c) <b>now</b>', 4],
    ['RTF without its control words', 'a.rtf', macRtf('\\f0\\b It rained.\\b0\\par Again.'), 3],
  ])('counts %s', async (_title, name, text, count) => {
    expect(await measure(name, text)).toEqual(words(count))
  })

  it('reads UTF-16 and windows-1252', async () => {
    expect(await measure('a.txt', Uint8Array.of(0xff, 0xfe, 0xe9, 0, 0x20, 0, 0x61, 0))).toEqual(words(2))
    expect(await measure('a.txt', Uint8Array.of(0xe9, 0x74, 0xe9, 0x20, 0x61))).toEqual(words(2))
  })

  it('is that of the compiled texts in a Scrivener project', async () => {
    const items = [
      {
        title: 'Draft',
        type: 'DraftFolder',
        children: [
          { title: 'One', text: ['Three words here.'], includeInCompile: true },
          { title: 'Two', text: ['Left out of the book.'], includeInCompile: false },
        ],
      },
      {
        title: 'Research',
        type: 'ResearchFolder',
        children: [{ title: 'Notes', text: ['Many more notes.'], includeInCompile: true }],
      },
      {
        title: 'Trash',
        type: 'TrashFolder',
        children: [{ title: 'Old', text: ['Old words.'], includeInCompile: true }],
      },
    ]
    expect(await measure('novel.zip', writeProject({ items }))).toEqual(words(3))
  })
})

const run = (text: string) => `<w:r><w:t xml:space="preserve">${text}</w:t></w:r>`
const note = (kind: string, text: string) => `<w:${kind} w:id="1"><w:p>${run(text)}</w:p></w:${kind}>`

describe('R-821: the words of a Word document', () => {
  it('are those of body, footnotes and endnotes, of words split into runs, and of both sides of a break', async () => {
    const body = `<w:p>${run('It rai')}${run('ned')}<w:r><w:br/></w:r>${run('again')}</w:p><w:p>${run('there')}</w:p>`
    const notes = { footnotes: note('footnote', 'A note'), endnotes: note('endnote', 'End') }
    expect(await measure('a.docx', await rawDocx({ body, ...notes }))).toEqual(words(7))
  })

  it('leave out deleted texts, field codes, fallbacks and headers', async () => {
    const body = `<w:p><w:del w:id="1"><w:r><w:delText>old</w:delText></w:r></w:del><w:r><w:instrText>PAGE</w:instrText></w:r>
      <mc:AlternateContent><mc:Choice>${run('box')}</mc:Choice><mc:Fallback>${run('box')}</mc:Fallback></mc:AlternateContent></w:p>`
    const header = { 'word/header1.xml': `<w:hdr xmlns:w="w"><w:p>${run('Page header')}</w:p></w:hdr>` }
    expect(await measure('a.docx', await rawDocx({ body }, header))).toEqual(words(1))
  })

  it.each([
    ['an external entity', '<!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/passwd">]><w:p>&e;</w:p>'],
    ['an entity that expands', '<!DOCTYPE x [<!ENTITY e "a a a a">]><w:p><w:t>&e;&e;</w:t></w:p>'],
    ['broken XML', '<w:p><w:t>a'],
    ['elements nested too deeply', `${'<w:p>'.repeat(500)}${'</w:p>'.repeat(500)}`],
  ])('are not counted with %s', async (_title, data) => {
    expect(await measure('a.docx', await rawDocx({}, { 'word/document.xml': data }))).toEqual(NOT_COUNTED)
  })

  it('are not counted in an archive that unpacks to a huge text', async () => {
    const data = new Uint8Array(33 * 1024 * 1024).fill(0x61)
    expect(await measure('a.docx', await rawDocx({}, { 'word/document.xml': data }))).toEqual(NOT_COUNTED)
  })
})

describe('R-821: a file is not counted', () => {
  it.each([
    ['a picture', 'a.png', Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, ...new Uint8Array(20))],
    ['an empty file', 'a.txt', ''],
    ['bytes under the name of a text', 'a.txt', Uint8Array.of(1, 0, 2, 0, 0, 3)],
    ['a text under the name of a document', 'a.docx', 'It rained.'],
    ['an archive without a Scrivener project', 'a.zip', writeZip([{ name: 'a.txt', data: 'It rained.' }])],
    ['an archive without a document', 'a.docx', writeZip([{ name: 'a.txt', data: 'It rained.' }])],
    ['a name without an extension', 'README', 'It rained on the harbour.'],
  ])('%s', async (_title, name, data) => {
    expect(await measure(name, data)).toEqual(NOT_COUNTED)
  })

  it.each(REFUSED_ARCHIVES.map((archive) => [archive.name, archive] as const))(
    'an archive that the import refuses: %s',
    async (_name, { make }) => {
      for (const name of ['a.zip', 'a.docx']) expect(await measure(name, make())).toEqual(NOT_COUNTED)
    },
  )

  it('a text or archive above its limit, of which nothing is read', async () => {
    const large = { size: 60 * 1024 ** 2, read: () => Promise.reject(new Error('read')) }
    for (const name of ['a.txt', 'a.md', 'a.rtf', 'a.docx', 'a.zip'])
      expect(await measureFile(large, name)).toEqual(NOT_COUNTED)
  })
})

const bytes = (...parts: (string | number | Uint8Array)[]): Uint8Array =>
  Uint8Array.from(
    parts.flatMap((value) =>
      typeof value === 'number'
        ? [value >>> 24, value >>> 16, value >>> 8, value].map((byte) => byte & 0xff)
        : typeof value === 'string'
          ? [...new TextEncoder().encode(value)]
          : [...value],
    ),
  )
const little = (value: number) => bytes(value).reverse()
const zeros = (count: number) => new Uint8Array(count)
const box = (type: string, ...content: (string | number | Uint8Array)[]) => {
  const data = bytes(...content)
  return bytes(data.length + 8, type, data)
}
const wav = (claimed: number, data: number) =>
  bytes(
    'RIFF',
    little(36 + data),
    'WAVE',
    'fmt ',
    little(16),
    // PCM, one channel, 1000 samples of one byte a second.
    Uint8Array.of(1, 0, 1, 0),
    little(1000),
    little(1000),
    Uint8Array.of(1, 0, 8, 0),
    'data',
    little(claimed),
    zeros(data),
  )
/** A frame of MPEG 1 layer III: 128 kbit/s, 44.1 kHz, stereo. */
const frame = (...content: (string | number | Uint8Array)[]) => {
  const data = bytes(0xfffb9000, ...content)
  return bytes(data, zeros(417 - data.length))
}
const frames = (count: number) => bytes(...Array.from({ length: count }, () => frame()))

/** A recording of 90 packets of a second. */
async function recording(
  format: OutputFormat,
  codec: 'aac' | 'opus',
  decoderConfig: AudioDecoderConfig,
): Promise<Uint8Array> {
  const target = new BufferTarget()
  const output = new Output({ format, target })
  const track = new EncodedAudioPacketSource(codec)
  output.addAudioTrack(track)
  await output.start()
  for (let second = 0; second < 90; second += 1)
    await track.add(new EncodedPacket(Uint8Array.of(0xfc, 0xff, 0xfe), 'key', second, 1), { decoderConfig })
  await output.finalize()
  return new Uint8Array(target.buffer ?? [])
}
const sound = { sampleRate: 48_000, numberOfChannels: 2 }
const OPUS_HEAD = bytes('OpusHead', Uint8Array.of(1, 2, 0, 0), little(48_000), Uint8Array.of(0, 0, 0))
const aac = { ...sound, codec: 'mp4a.40.2', description: Uint8Array.of(0x11, 0x90) }

describe('R-822: the length of a recording', () => {
  it.each([
    ['a WAV file', wav(5000, 5000), 5],
    ['a WAV file whose end was unknown', wav(0xffffffff, 7000), 7],
    ['an MP3 file with a constant bitrate', frames(383), 10],
    ['an MP3 file with the number of its frames', bytes(frame(zeros(32), 'Xing', 1, 3829), frames(9)), 100],
    ['an MP3 file with tags', bytes('ID3', Uint8Array.of(4, 0, 0, 0, 0, 1, 0), zeros(128), frames(383)), 10],
    ['a FLAC file', bytes('fLaC', 0x80000022, zeros(10), (44_100 << 12) | 0xf0, 441_000, zeros(40)), 10],
  ])('is read from %s', async (_title, data, length) => {
    expect(await measure('a.bin', data)).toEqual(seconds(length))
  })

  it.each([
    ['an MP4 film', new Mp4OutputFormat(), 'aac', aac],
    ['an MP4 film whose header follows its data', new Mp4OutputFormat({ fastStart: false }), 'aac', aac],
    ['a MOV film', new MovOutputFormat(), 'aac', aac],
    ['a WebM film', new WebMOutputFormat(), 'opus', { ...sound, codec: 'opus' }],
  ] as const)('is read from %s', async (_title, format, codec, config) => {
    expect(await measure('a.bin', await recording(format, codec, config))).toEqual(seconds(90))
  })

  it('is read from the last page of an OGG recording, by the 20 ms of each packet', async () => {
    const config = { ...sound, codec: 'opus', description: OPUS_HEAD }
    expect(await measure('a.bin', await recording(new OggOutputFormat(), 'opus', config))).toEqual(seconds(2))
  })

  it('fails with its source, so that the file is tried again', async () => {
    const source = { size: 5000, read: () => Promise.reject(new Error('Storage is down')) }
    await expect(measureFile(source, 'a.wav')).rejects.toThrow('Storage is down')
  })

  it.each([
    ['a WAV file without a rate', bytes('RIFF', 0, 'WAVE', 'data', little(100), zeros(100))],
    ['an MP4 film without a header', bytes(box('ftyp', 'isom'), box('moov', zeros(8)))],
    ['an MP4 film with a box of no size', bytes(box('ftyp', 'isom'), 0, 'moov', 1, 'mvhd', zeros(40))],
    [
      'a FLAC file that claims more than a week',
      bytes('fLaC', 0x80000022, zeros(10), (44_100 << 12) | 0xff, 0xffffffff, zeros(40)),
    ],
    [
      'an MP4 film of many empty boxes',
      bytes(box('ftyp', 'isom'), ...Array.from({ length: 2000 }, () => box('free'))),
    ],
    ['a tag without a frame', bytes('ID3', zeros(7), zeros(9000))],
  ])('is not read from %s', async (_title, data) => {
    expect(await measure('a.bin', data)).toEqual(NOT_COUNTED)
  })
})
