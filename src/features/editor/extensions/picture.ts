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
    alt: { default: null },
    width: { default: null },
    height: { default: null },
  }),
  parseHTML: () => [
    {
      tag: 'img[data-path]',
      getAttrs: (element) => {
        const size = (name: string) => Number(element.getAttribute(name)) || null
        return {
          path: element.getAttribute('data-path'),
          alt: element.getAttribute('alt') || null,
          width: size('width'),
          height: size('height'),
        }
      },
    },
  ],
  renderHTML: ({ node }) => {
    const { path, alt, width, height } = node.attrs
    return ['img', { 'data-path': path, alt: alt ?? '', width, height }]
  },
  addNodeView() {
    return ({ node }) => createPictureView(node, this.options.sign, this.options.missingText)
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
