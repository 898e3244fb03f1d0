import { describe, expect, it } from 'vitest'
import { projectFiles, writeProject } from '../../../../tests/support/scrivener/write-project.ts'
import { escapeRtf, macRtf, windowsRtf } from '../../../../tests/support/scrivener/write-rtf.ts'
import { writeZip } from '../../../../tests/support/scrivener/write-zip.ts'
import { docSchema, isShallowEnough } from '../contract/document.ts'
import { isArchiveError } from './archive-error.ts'
import { readComments } from './comments.ts'
import { convertText } from './convert-text.ts'
import { openProject } from './open-project.ts'
import { cleanText } from './text/clean-text.ts'
import { bytesSource } from './zip/byte-source.ts'
import { readEntry } from './zip/read-entry.ts'

/** A seeded random generator, so that a failure can be reproduced. */
function random(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return Math.floor((state / 0x100000000) * below)
  }
}

/** Changes, drops, duplicates and moves a few parts of the input. */
function mutate(bytes: Uint8Array, seed: number, tokens: readonly string[]): Uint8Array {
  const next = random(seed)
  let out = bytes
  for (let change = 1 + next(6); change > 0; change--) {
    const at = next(out.length + 1)
    const length = next(Math.min(60, out.length - at + 1))
    const kind = next(5)
    const piece =
      kind === 0
        ? new TextEncoder().encode(tokens[next(tokens.length)])
        : kind === 1
          ? Uint8Array.of(next(256))
          : kind === 2
            ? out.subarray(next(out.length), next(out.length))
            : new Uint8Array(0)
    const dropped = kind === 0 || kind === 2 ? 0 : length
    out = Uint8Array.of(...out.subarray(0, at), ...piece.subarray(0, 200), ...out.subarray(at + dropped))
  }
  return out
}

const RTF_TOKENS = [
  ...[
    '{',
    '}',
    '\\',
    "\\'",
    '\\u-1 ',
    '\\u55357',
    '\\bin9 ',
    '\\par ',
    '\\cell ',
    '\\row ',
    '\\trowd ',
    '\\cellx-1 ',
    '\\intbl ',
  ],
  ...[
    '\\itap2 ',
    '{\\field{\\*\\fldinst{HYPERLINK "scrivcmt://A"}}{\\fldrslt ',
    '{\\*\\shppict{\\pict\\pngblip 8950',
    '\\ls1\\ilvl8 ',
  ],
  ...[
    '\\fonttbl',
    '{\\upr{',
    '\\*',
    '\\f1 ',
    '\\{\\\\Scrv_fn=',
    '\\\\end_Scrv_annot\\}',
    '<$Scr_Ps::0>',
    '{\\footnote ',
    '\\uc99 ',
  ],
]
const RTF_SAMPLES = [
  windowsRtf(["Il a dit\\u160\\'a0: \\u171\\'ab oui", '{\\b gras}', "\\uc2\\u20320\\'c4\\'e3"]),
  macRtf(
    `${escapeRtf('été {\\Scrv_annot \\color={\\R=1\\G=0\\B=0} \\text=x\\end_Scrv_annot} 😀', 'mac')}\\\n{\\field{\\*\\fldinst{HYPERLINK "https://a.b"}}{\\fldrslt z}}\\\n\\itap1\\trowd\\clmgf\\cellx10\\clvmrg\\cellx20\\pard\\intbl\\itap1 a\\cell b\\cell\\row\\pard\\ls1\\ilvl0{\\listtext x}i\\\n{\\*\\shppict{\\pict\\pngblip 89504e470d0a1a0a00}}`,
    '\\f0\\fcharset0 A;\\f1\\fcharset128 B;',
  ),
].map((rtf) => new TextEncoder().encode(rtf))

describe('mutated input', () => {
  it('RTF never throws and gives a document that passes the schema', () => {
    for (let seed = 1; seed <= 1_500; seed++) {
      const bytes = mutate(RTF_SAMPLES[seed % 2] as Uint8Array, seed, RTF_TOKENS)
      const { doc, text } = convertText(bytes, {
        resolveAsset: (asset) => `m/${asset.ref}.png`,
        resolveItem: () => '11111111-1111-4111-8111-111111111111',
        resolveComment: () => ({ id: '11111111-1111-4111-8111-111111111111', kind: 'comment' }),
      })
      expect(docSchema.safeParse(doc).error, `seed ${seed}`).toBeUndefined()
      expect(isShallowEnough(doc)).toBe(true)
      expect(cleanText(text), `seed ${seed}`).toBe(text)
    }
  })

  it('binders give a project or an ArchiveError', async () => {
    const [binder, ...rest] = projectFiles()
    const xml = new TextEncoder().encode(String(binder?.data))
    const tokens = [
      '<',
      '>',
      '&',
      '&#0;',
      '&x;',
      '<Children>',
      '</BinderItem>',
      '<BinderItem ',
      ']]>',
      '<![CDATA[',
      '"',
      '<!DOCTYPE',
      '\u0001',
    ]
    for (let seed = 1; seed <= 400; seed++) {
      const data = mutate(xml, seed, tokens)
      await opensOrRefuses(writeZip([{ name: binder?.name ?? '', data }, ...rest]), seed)
    }
  })

  it('archives give a project or an ArchiveError, and their entries bytes or one', async () => {
    const whole = writeProject()
    for (let seed = 1; seed <= 400; seed++)
      await opensOrRefuses(mutate(whole, seed, ['PK\u0001\u0002', 'PK\u0003\u0004', 'PK\u0005\u0006']), seed)
  })

  it('comments are read as far as they go', () => {
    const xml = new TextEncoder().encode(
      '<Comments><Comment ID="A" Footnote="Yes"><![CDATA[{\\rtf1 x}]]></Comment><Comment/></Comments>',
    )
    for (let seed = 1; seed <= 400; seed++)
      expect(() => readComments(mutate(xml, seed, ['<', '&', ']]>', '</']), 'x')).not.toThrow()
  })
})

async function opensOrRefuses(bytes: Uint8Array, seed: number): Promise<void> {
  try {
    const { archive, entries, plan } = await openProject(bytesSource(bytes))
    expect(plan.files.length, `seed ${seed}`).toBeLessThanOrEqual(entries.length)
    for (const entry of entries.slice(0, 5)) await readEntry(archive, entry)
  } catch (error) {
    if (!isArchiveError(error)) throw new Error(`seed ${seed}`, { cause: error })
    expect(error.message.length).toBeGreaterThan(10)
  }
}
