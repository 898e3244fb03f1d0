import { Extension } from '@tiptap/core'

/** The alignments of the contract; left means the start side of the paragraph's text direction. */
export const ALIGNMENTS = ['left', 'center', 'right', 'justify'] as const
export type Alignment = (typeof ALIGNMENTS)[number]

const sides: Record<Alignment, string> = { left: 'start', center: 'center', right: 'end', justify: 'justify' }
const isAlignment = (value: unknown): value is Alignment => ALIGNMENTS.some((one) => one === value)

declare module '@tiptap/core' {
  interface Commands<ReturnType> {
    align: { setAlign: (alignment: Alignment | null) => ReturnType }
  }
}

/** The alignment of paragraphs and headings. */
export const TextAlign = Extension.create({
  name: 'textAlign',
  addGlobalAttributes: () => [
    {
      types: ['heading', 'paragraph'],
      attributes: {
        textAlign: {
          default: null,
          parseHTML: (element) => {
            const value = element.getAttribute('data-align') ?? element.style.textAlign
            return isAlignment(value) ? value : null
          },
          renderHTML: ({ textAlign }) =>
            isAlignment(textAlign)
              ? { 'data-align': textAlign, style: `text-align: ${sides[textAlign]}` }
              : {},
        },
      },
    },
  ],
  addCommands() {
    return {
      setAlign:
        (textAlign) =>
        ({ chain }) =>
          chain()
            .updateAttributes('paragraph', { textAlign })
            .updateAttributes('heading', { textAlign })
            .run(),
    }
  },
  addKeyboardShortcuts() {
    return {
      'Mod-Shift-l': () => this.editor.commands.setAlign(null),
      'Mod-Shift-e': () => this.editor.commands.setAlign('center'),
      'Mod-Shift-r': () => this.editor.commands.setAlign('right'),
      'Mod-Shift-j': () => this.editor.commands.setAlign('justify'),
    }
  },
})
