import { Mark } from '@tiptap/core'

declare module '@tiptap/core' {
  interface Commands<ReturnType> {
    inlineRemarks: {
      toggleAnnotation: () => ReturnType
      toggleInlineFootnote: () => ReturnType
    }
  }
}

/** Scrivener's inline annotation: an author's remark in the text. */
export const AnnotationMark = Mark.create({
  name: 'annotation',
  inclusive: true,
  addAttributes: () => ({
    color: {
      default: null,
      parseHTML: (element) => element.getAttribute('data-color'),
      renderHTML: ({ color }) => (color ? { 'data-color': color, style: `--remark: ${color}` } : {}),
    },
  }),
  parseHTML: () => [{ tag: 'span[data-annotation]' }],
  renderHTML: ({ HTMLAttributes }) => ['span', { ...HTMLAttributes, 'data-annotation': '' }, 0],
  addCommands() {
    return {
      toggleAnnotation:
        () =>
        ({ commands }) =>
          commands.toggleMark(this.name),
    }
  },
})

/** Scrivener's inline footnote: text that compiles to a footnote. */
export const InlineFootnoteMark = Mark.create({
  name: 'inlineFootnote',
  inclusive: true,
  parseHTML: () => [{ tag: 'span[data-inline-footnote]' }],
  renderHTML: () => ['span', { 'data-inline-footnote': '' }, 0],
  addCommands() {
    return {
      toggleInlineFootnote:
        () =>
        ({ commands }) =>
          commands.toggleMark(this.name),
    }
  },
})
