import type { Node } from '@tiptap/pm/model'
import type { NodeView } from '@tiptap/pm/view'

/** Turns an object path into an address that works for a while. */
export type SignPicture = (path: string) => Promise<string>

/** Draws a picture from a signed address; one that cannot be had leaves its description in words. */
export function createPictureView(start: Node, sign: SignPicture, missingText: () => string): NodeView {
  const frame = document.createElement('span')
  const picture = document.createElement('img')
  frame.dataset.picture = 'loading'
  frame.append(picture)
  let node = start
  let wanted = ''
  let retried = false

  const fail = () => {
    frame.dataset.picture = 'missing'
    frame.dataset.missing = node.attrs.alt || missingText()
  }
  const load = (path: string) => {
    wanted = path
    sign(path).then((address) => {
      if (wanted === path) picture.src = address
    }, fail)
  }
  const draw = () => {
    picture.alt = node.attrs.alt ?? ''
    for (const side of ['width', 'height'] as const) {
      if (node.attrs[side]) picture.setAttribute(side, String(Math.round(node.attrs[side])))
      else picture.removeAttribute(side)
    }
    if (wanted !== node.attrs.path) load(node.attrs.path)
  }
  picture.addEventListener('load', () => {
    frame.dataset.picture = 'shown'
  })
  // A signed address grows old; it is signed anew once before the picture counts as missing.
  picture.addEventListener('error', () => {
    if (retried) return fail()
    retried = true
    load(node.attrs.path)
  })
  draw()
  return {
    dom: frame,
    update(next) {
      if (next.type !== node.type) return false
      node = next
      draw()
      return true
    },
    ignoreMutation: () => true,
  }
}
