import { captionLine, MAX_CAPTION, PICTURE_ALIGNMENTS, type PictureAlign } from '@contract/picture-values.ts'
import { Node } from '@tiptap/core'
import { createPictureView, type SignPicture } from './picture-view.ts'

declare module '@tiptap/core' {
  interface Commands<ReturnType> {
    picture: {
      insertPicture: (attrs: {
        path: string
        alt: string
        width: number | null
        height: number | null
      }) => ReturnType
    }
  }
}

type PictureOptions = {
  /** Returns a temporary URL for a Storage path. */
  sign: SignPicture
  /** Shown instead of an image that cannot be loaded. */
  missingText: () => string
}

/** The alignment of a pasted picture; null for a value that the contract does not have. */
const readAlign = (value: string | null): PictureAlign | null =>
  PICTURE_ALIGNMENTS.find((one) => one === value) ?? null
/** The caption of a pasted picture, if the contract accepts it; null without one. */
const readCaption = (value: string | null): string | null =>
  value !== null && value.length <= MAX_CAPTION ? captionLine(value) || null : null

/**
 * An image of the manuscript by its Storage path; images with external URLs are never accepted, neither
 * pasted nor stored.
 */
export const Picture = Node.create<PictureOptions>({
  name: 'image',
  group: 'inline',
  inline: true,
  draggable: true,
  addOptions: () => ({ sign: () => Promise.reject(new Error('no signer')), missingText: () => '' }),
  addAttributes: () => ({
    path: { default: '' },
    alt: { default: null, parseHTML: (element) => element.getAttribute('alt') || null },
    width: { default: null },
    height: { default: null },
    align: { default: null, parseHTML: (element) => readAlign(element.getAttribute('data-align')) },
    caption: { default: null, parseHTML: (element) => readCaption(element.getAttribute('data-caption')) },
  }),
  parseHTML: () => [
    {
      tag: 'img[data-path]',
      getAttrs: (element) => {
        const size = (name: string) => Number(element.getAttribute(name)) || null
        return {
          path: element.getAttribute('data-path'),
          width: size('width'),
          height: size('height'),
        }
      },
    },
  ],
  renderHTML: ({ node }) => {
    const { path, alt, width, height, align, caption } = node.attrs
    return [
      'img',
      { 'data-path': path, alt: alt ?? '', width, height, 'data-align': align, 'data-caption': caption },
    ]
  },
  renderText: ({ node }) => node.attrs.caption ?? '',
  addNodeView() {
    return ({ node, decorations }) =>
      createPictureView(node, decorations, this.options.sign, this.options.missingText)
  },
  addCommands() {
    return {
      insertPicture:
        (attrs) =>
        ({ commands }) =>
          commands.insertContent({ type: this.name, attrs: { ...attrs, alt: attrs.alt || null } }),
    }
  },
})
