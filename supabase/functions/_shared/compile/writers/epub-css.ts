/** The style sheet of an EPUB: few rules, so that the settings of the reader count. */
export const BOOK_CSS = `body { margin: 5%; line-height: 1.4; }
h1, h2, h3, h4, h5, h6 { text-align: center; line-height: 1.2; margin: 2em 0 1em; page-break-after: avoid; }
p { margin: 0; text-indent: 1.4em; }
h1 + p, h2 + p, h3 + p, .separator + p, .first, td p, th p, li p, .line { text-indent: 0; }
.separator { text-align: center; text-indent: 0; margin: 1.2em 0; }
.center { text-align: center; text-indent: 0; }
.end { text-align: end; text-indent: 0; }
.justify { text-align: justify; }
.number { font-size: 0.7em; }
blockquote { margin: 1em 2em; }
table { border-collapse: collapse; margin: 1em 0; }
td, th { border: 1px solid; padding: 0.2em 0.5em; vertical-align: top; }
img { max-width: 100%; height: auto; }
figure { margin: 1em 0; page-break-inside: avoid; }
figcaption { text-align: match-parent; margin-top: 0.4em; font-size: 0.85em; line-height: 1.3; }
pre { white-space: pre-wrap; }
aside { font-size: 0.9em; margin-top: 0.6em; }
`
