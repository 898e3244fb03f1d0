/** The text spacing of WCAG 1.4.12, as a style sheet. */
export const TEXT_SPACING = `* {
  line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important;
} p { margin-bottom: 2em !important }`
