import { Mark } from '@tiptap/core'

declare module '@tiptap/core' {
  interface Commands<ReturnType> {
    itemLink: {
      setItemLink: (itemId: string) => ReturnType
      unsetItemLink: () => ReturnType
    }
  }
}

/** A link to another item of the manuscript; it has no URL, and the page handles clicks. */
export const ItemLinkMark = Mark.create({
  name: 'itemLink',
  inclusive: false,
  exitable: true,
  addAttributes: () => ({
    itemId: {
      default: null,
      parseHTML: (element) => element.getAttribute('data-item-id'),
      renderHTML: ({ itemId }) => ({ 'data-item-id': itemId }),
    },
  }),
  parseHTML: () => [{ tag: 'span[data-item-id]' }],
  renderHTML: ({ HTMLAttributes }) => ['span', { ...HTMLAttributes, 'data-link': 'item' }, 0],
  addCommands() {
    return {
      setItemLink:
        (itemId) =>
        ({ chain }) =>
          chain().extendMarkRange(this.name).setMark(this.name, { itemId }).run(),
      unsetItemLink:
        () =>
        ({ chain }) =>
          chain().extendMarkRange(this.name).unsetMark(this.name).run(),
    }
  },
})
