import { isHref } from '@contract/link-href.ts'
import { InputRule, Mark } from '@tiptap/core'
import { Plugin } from '@tiptap/pm/state'

declare module '@tiptap/core' {
  interface Commands<ReturnType> {
    linkMark: {
      /** Links the selection or changes the link at the cursor. */
      setLink: (href: string) => ReturnType
      unsetLink: () => ReturnType
    }
  }
}

const bareAddress = /(?:^|\s)((?:https?:\/\/|www\.)[^\s<>"]+[^\s<>".,;:!?)\]'’»])\s$/i

/** A safe URL or null: `example.org` gets its scheme, `javascript:` and similar schemes are rejected. */
export function toSafeHref(typed: string): string | null {
  const text = typed.trim()
  if (text === '' || /\s/.test(text)) return null
  const withScheme = /^[a-z][a-z0-9+.-]*:/i.test(text)
    ? text
    : /^[^\s@/]+@[^\s@/]+\.[^\s@/]+$/.test(text)
      ? `mailto:${text}`
      : /^[^\s/]+\.[^\s/]{2,}/.test(text)
        ? `https://${text}`
        : text
  return isHref(withScheme) ? withScheme : null
}

/**
 * A link to an external address; only addresses valid in the contract are parsed, and they open in a new tab.
 */
export const LinkMark = Mark.create({
  name: 'link',
  inclusive: false,
  exitable: true,
  addAttributes: () => ({ href: { default: null } }),
  parseHTML: () => [
    {
      tag: 'a[href]',
      getAttrs: (element) => {
        const href = element.getAttribute('href') ?? ''
        return !element.hasAttribute('data-item-id') && isHref(href) ? { href } : false
      },
    },
  ],
  renderHTML({ mark }) {
    const { href } = mark.attrs
    return [
      'a',
      { href: isHref(href) ? href : null, target: '_blank', rel: 'noopener noreferrer nofollow' },
      0,
    ]
  },
  addCommands() {
    return {
      setLink:
        (href) =>
        ({ chain }) =>
          chain().extendMarkRange(this.name).setMark(this.name, { href }).run(),
      unsetLink:
        () =>
        ({ chain }) =>
          chain().extendMarkRange(this.name).unsetMark(this.name).run(),
    }
  },
  addInputRules() {
    return [
      new InputRule({
        find: bareAddress,
        handler: ({ state, range, match }) => {
          const typed = match[1] ?? ''
          const href = toSafeHref(typed)
          if (!href) return null
          const from = range.from + match[0].indexOf(typed)
          state.tr
            .addMark(from, from + typed.length, this.type.create({ href }))
            .insertText(' ', from + typed.length)
          state.tr.removeStoredMark(this.type)
          return undefined
        },
      }),
    ]
  },
  addProseMirrorPlugins() {
    const type = this.type
    return [
      new Plugin({
        props: {
          // An address pasted over a selection links it.
          handlePaste(view, event) {
            const { selection, tr } = view.state
            const text = event.clipboardData?.getData('text/plain').trim() ?? ''
            if (selection.empty || !isHref(text) || /\s/.test(text)) return false
            view.dispatch(tr.addMark(selection.from, selection.to, type.create({ href: text })))
            return true
          },
        },
      }),
    ]
  },
})
