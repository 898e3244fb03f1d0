import { Mark } from '@tiptap/core'

const anchorMark = (name: 'comment' | 'footnote') =>
  Mark.create({
    name,
    // Comments may overlap: same mark type, different ids.
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

/** Text with a margin comment. */
export const CommentMark = anchorMark('comment')

/** Text with a footnote; the anchors plugin renders its number. */
export const FootnoteMark = anchorMark('footnote')
