import { Mark } from '@tiptap/core'

const anchorMark = (name: 'comment' | 'footnote') =>
  Mark.create({
    name,
    // Two comments may overlap: same kind, different ids.
    excludes: '',
    inclusive: false,
    addAttributes: () => ({
      id: {
        default: null,
        parseHTML: (element) => element.getAttribute(`data-${name}-id`),
        renderHTML: ({ id }) => ({ [`data-${name}-id`]: id }),
      },
    }),
    parseHTML: () => [{ tag: `span[data-${name}-id]` }],
    renderHTML: ({ HTMLAttributes }) => ['span', HTMLAttributes, 0],
  })

/** Text a margin comment hangs on. */
export const CommentMark = anchorMark('comment')

/** Text a footnote hangs on; its number is drawn by the anchors plugin. */
export const FootnoteMark = anchorMark('footnote')
