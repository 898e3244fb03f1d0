import { Mark, markInputRule } from '@tiptap/core'

declare module '@tiptap/core' {
  interface Commands<ReturnType> {
    highlightMark: { toggleHighlight: () => ReturnType }
  }
}

const hex = /^#[0-9a-f]{6}$/i

/** Highlighted text; an imported colour becomes a tint that keeps the text readable in both themes. */
export const HighlightMark = Mark.create({
  name: 'highlight',
  addAttributes: () => ({
    color: {
      default: null,
      parseHTML: (element) => {
        const color = element.getAttribute('data-color') ?? ''
        return hex.test(color) ? color : null
      },
      renderHTML: ({ color }) => (color ? { 'data-color': color, style: `--tint: ${color}` } : {}),
    },
  }),
  parseHTML: () => [{ tag: 'mark' }],
  renderHTML: ({ HTMLAttributes }) => ['mark', HTMLAttributes, 0],
  addCommands() {
    return {
      toggleHighlight:
        () =>
        ({ commands }) =>
          commands.toggleMark(this.name),
    }
  },
  addKeyboardShortcuts() {
    return { 'Mod-Shift-h': () => this.editor.commands.toggleHighlight() }
  },
  addInputRules() {
    return [markInputRule({ find: /(?:^|\s)(==(?!\s)([^=]+)==)$/, type: this.type })]
  },
})
