/** The styles of the map's markers, which MapLibre creates outside React. */
export const markerCss = {
  '& .fleet-marker': {
    width: '22px',
    height: '22px',
    padding: 0,
    borderRadius: '50%',
    border: '3px solid var(--qp-colors-bg-surface)',
    background: 'var(--qp-colors-brand-solid)',
    boxShadow: '0 1px 4px rgb(0 0 0 / 0.4)',
    cursor: 'pointer',
  },
  '& .fleet-marker[data-state=stale]': { background: 'var(--qp-colors-gray-solid)' },
  '& .fleet-marker[data-state=selected]': {
    width: '30px',
    height: '30px',
    background: 'var(--qp-colors-mark-solid)',
    zIndex: 1,
  },
  '& .fleet-place': {
    paddingInline: '6px',
    borderRadius: '6px',
    background: 'var(--qp-colors-bg-surface)',
    color: 'var(--qp-colors-fg)',
    fontSize: '12px',
    lineHeight: '18px',
    pointerEvents: 'none',
  },
  '& .maplibregl-ctrl-group': { background: 'var(--qp-colors-bg-surface)', color: 'var(--qp-colors-fg)' },
  '.dark & .maplibregl-ctrl-icon': { filter: 'invert(1)' },
} as const
