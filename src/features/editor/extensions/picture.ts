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
  /** Turns an object path into an address that works for a while. */
  sign: SignPicture
  /** What stands in the place of a picture that cannot be shown. */
  missingText: () => string
}

/**
 * A picture of the manuscript, by its path in Storage. It never has an address of its own: outside pictures do not
 * come in, neither by pasting nor from a stored document.
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
