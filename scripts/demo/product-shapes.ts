/** The drawing of a product by kind; `s` is the shade, `i` the ink. */
export const PRODUCT_SHAPES: Readonly<Record<string, (s: string, i: string) => string>> = {
  none: (s, i) =>
    `<path d="M56 62h88v76H56z" fill="none" stroke="${i}" stroke-width="6"/><circle cx="82" cy="88" r="9" fill="${i}"/><path d="M59 135l26-30 18 16 18-20 20 34z" fill="${s}"/>`,
  book: (s, i) =>
    `<path d="M58 44h84v112H58z" fill="${s}"/><path d="M58 44h12v112H58z" fill="${i}"/><path d="M84 72h44M84 88h30" stroke="${i}" stroke-width="6"/>`,
  card: (s, i) =>
    `<rect x="48" y="70" width="92" height="64" rx="6" fill="${i}" opacity=".35" transform="rotate(-8 94 102)"/><rect x="56" y="68" width="92" height="64" rx="6" fill="${s}"/><path d="M68 86h68M68 102h68M68 118h40" stroke="${i}" stroke-width="4"/>`,
  pen: (s, i) =>
    `<path d="M130 46l24 24-76 76-32 8 8-32z" fill="${s}"/><path d="M46 154l8-32 24 24z" fill="${i}"/><path d="M118 58l24 24" stroke="${i}" stroke-width="6"/>`,
  pencil: (s, i) =>
    `<path d="M60 40h20v100l-10 20-10-20z" fill="${s}"/><path d="M60 140h20l-10 20z" fill="${i}"/><path d="M92 40h20v100l-10 20-10-20z" fill="${i}"/><path d="M124 40h20v100l-10 20-10-20z" fill="${s}"/>`,
  ink: (s, i) =>
    `<path d="M80 52h40v24H80z" fill="${i}"/><path d="M64 84q0-8 8-8h56q8 0 8 8v64q0 8-8 8H72q-8 0-8-8z" fill="${s}"/><path d="M64 116h72v32q0 8-8 8H72q-8 0-8-8z" fill="${i}"/>`,
  box: (s, i) =>
    `<path d="M44 80l56-26 56 26v62l-56 24-56-24z" fill="${s}"/><path d="M44 80l56 24 56-24M100 104v62" stroke="${i}" stroke-width="6" fill="none"/>`,
  stone: (s, i) =>
    `<ellipse cx="100" cy="116" rx="56" ry="34" fill="${s}"/><path d="M66 106q30-22 66-4" stroke="${i}" stroke-width="6" fill="none"/>`,
  lamp: (s, i) =>
    `<path d="M76 46h56l20 44H56z" fill="${s}"/><path d="M104 90v60M72 154h64" stroke="${i}" stroke-width="8"/>`,
  sound: (s, i) =>
    `<path d="M52 112a48 48 0 0 1 96 0" stroke="${i}" stroke-width="10" fill="none"/><rect x="44" y="106" width="24" height="44" rx="10" fill="${s}"/><rect x="132" y="106" width="24" height="44" rx="10" fill="${s}"/>`,
  mic: (s, i) =>
    `<rect x="80" y="40" width="40" height="72" rx="20" fill="${s}"/><path d="M64 94a36 36 0 0 0 72 0M100 130v26M76 158h48" stroke="${i}" stroke-width="8" fill="none"/>`,
  dice: (s, i) =>
    `<rect x="54" y="54" width="92" height="92" rx="14" fill="${s}"/><g fill="${i}"><circle cx="78" cy="78" r="8"/><circle cx="122" cy="78" r="8"/><circle cx="100" cy="100" r="8"/><circle cx="78" cy="122" r="8"/><circle cx="122" cy="122" r="8"/></g>`,
  bag: (s, i) =>
    `<path d="M56 82h88l10 76H46z" fill="${s}"/><path d="M76 96V70a24 24 0 0 1 48 0v26" stroke="${i}" stroke-width="8" fill="none"/>`,
  mug: (s, i) =>
    `<path d="M58 66h70v84q0 8-8 8H66q-8 0-8-8z" fill="${s}"/><path d="M128 84h14a14 14 0 0 1 14 14v12a14 14 0 0 1-14 14h-14" stroke="${i}" stroke-width="8" fill="none"/>`,
  ring: (s, i) =>
    `<path d="M58 76h72v80H58z" fill="${s}"/><path d="M68 66h72v80H68z" fill="${s}" stroke="${i}" stroke-width="5"/><path d="M84 96h40M84 114h40M84 132h24" stroke="${i}" stroke-width="5"/><circle cx="84" cy="66" r="15" fill="none" stroke="${i}" stroke-width="6"/>`,
  sharpener: (s, i) =>
    `<path d="M54 74h70v60H54z" fill="${s}"/><path d="M66 86l42 34M66 120l20-10" stroke="${i}" stroke-width="6" fill="none"/><circle cx="86" cy="104" r="8" fill="${i}"/><path d="M124 92h30l14 12-14 12h-30z" fill="${i}"/>`,
  riser: (s, i) =>
    `<path d="M34 78h132v14H34z" fill="${i}"/><path d="M46 142h108v12H46z" fill="${i}"/><path d="M64 92l72 50M136 92l-72 50" stroke="${s}" stroke-width="10"/><path d="M62 40h54v32H62z" fill="${s}"/><path d="M89 72v6" stroke="${i}" stroke-width="6"/><path d="M130 60h16v18h-16z" fill="${s}"/>`,
  lectern: (s, i) =>
    `<path d="M48 56q30-10 52 6 22-16 52-6v62q-30-10-52 6-22-16-52-6z" fill="${s}"/><path d="M100 62v62" stroke="${i}" stroke-width="5"/><path d="M40 132h120" stroke="${i}" stroke-width="9"/><path d="M100 132l-28 28M100 132l28 28" stroke="${i}" stroke-width="8"/>`,
  mat: (s, i) =>
    `<path d="M36 62h128v76H36z" fill="${s}" stroke="${i}" stroke-width="5" stroke-dasharray="9 6"/><path d="M60 88h50v24H60z" fill="${i}"/><path d="M128 86h16a8 8 0 0 1 0 28h-16z" fill="${i}"/>`,
  clip: (s, i) =>
    `<path d="M44 72q30-10 56 6 26-16 56-6v72q-30-10-56 6-26-16-56-6z" fill="${s}"/><path d="M100 78v72" stroke="${i}" stroke-width="4"/><path d="M70 118q30-34 60 0" stroke="${i}" stroke-width="11" fill="none" stroke-linecap="round"/><circle cx="100" cy="102" r="13" fill="${i}"/>`,
  glass: (s, i) =>
    `<path d="M70 56h60q0 30-24 44 24 14 24 44H70q0-30 24-44-24-14-24-44z" fill="${s}"/><path d="M82 70h36q-4 16-18 24-14-8-18-24zM78 144q2-18 22-26 20 8 22 26zM97 96h6v26h-6z" fill="${i}"/><path d="M60 50h80M60 150h80" stroke="${i}" stroke-width="9" stroke-linecap="round"/>`,
  cushion: (s, i) =>
    `<path d="M36 130q0-12 12-14l102-36q16-4 16 12v40q0 10-10 10H46q-10 0-10-12z" fill="${s}"/><path d="M50 128l102-36" stroke="${i}" stroke-width="5"/><circle cx="70" cy="132" r="3.5" fill="${i}"/><circle cx="96" cy="126" r="3.5" fill="${i}"/><circle cx="120" cy="132" r="3.5" fill="${i}"/><circle cx="140" cy="118" r="3.5" fill="${i}"/>`,
  filter: (s, i) =>
    `<circle cx="92" cy="88" r="46" fill="${s}" stroke="${i}" stroke-width="7"/><path d="M62 70h60M54 88h76M62 106h60M78 58v60M106 58v60" stroke="${i}" stroke-width="2.5"/><path d="M128 116q26 10 22 44" stroke="${i}" stroke-width="7" fill="none"/>`,
  recorder: (s, i) =>
    `<rect x="70" y="44" width="60" height="116" rx="12" fill="${s}"/><rect x="80" y="58" width="40" height="36" rx="4" fill="${i}"/><path d="M86 76h5M95 68v16M104 72v8M112 66v20" stroke="${s}" stroke-width="4"/><circle cx="100" cy="122" r="15" fill="${i}"/><circle cx="100" cy="122" r="6" fill="${s}"/>`,
  speaker: (s, i) =>
    `<path d="M44 54h50v98H44zM106 54h50v98h-50z" fill="${s}"/><circle cx="69" cy="118" r="18" fill="${i}"/><circle cx="69" cy="118" r="7" fill="${s}"/><circle cx="131" cy="118" r="18" fill="${i}"/><circle cx="131" cy="118" r="7" fill="${s}"/><circle cx="69" cy="78" r="9" fill="${i}"/><circle cx="131" cy="78" r="9" fill="${i}"/>`,
  panel: (s, i) =>
    `<path d="M48 48h50v50H48zM102 102h50v50h-50z" fill="${s}"/><path d="M102 48h50v50h-50zM48 102h50v50H48z" fill="${i}"/><path d="M58 48v50M73 48v50M88 48v50M112 102v50M127 102v50M142 102v50" stroke="${i}" stroke-width="4"/><path d="M102 58h50M102 73h50M102 88h50M48 112h50M48 127h50M48 142h50" stroke="${s}" stroke-width="4"/>`,
  splitter: (s, i) =>
    `<path d="M100 156v-34M100 122q0-24-30-28M100 122q0-24 30-28" stroke="${i}" stroke-width="7" fill="none"/><rect x="84" y="112" width="32" height="22" rx="6" fill="${i}"/><rect x="52" y="56" width="26" height="44" rx="6" fill="${s}"/><rect x="122" y="56" width="26" height="44" rx="6" fill="${s}"/><circle cx="65" cy="78" r="7" fill="${i}"/><circle cx="135" cy="78" r="7" fill="${i}"/>`,
  buds: (s, i) =>
    `<circle cx="68" cy="78" r="24" fill="${s}"/><circle cx="132" cy="78" r="24" fill="${s}"/><rect x="74" y="78" width="17" height="74" rx="8.5" fill="${s}"/><rect x="109" y="78" width="17" height="74" rx="8.5" fill="${s}"/><ellipse cx="54" cy="78" rx="9" ry="15" fill="${i}"/><ellipse cx="146" cy="78" rx="9" ry="15" fill="${i}"/><path d="M82.5 134v12M117.5 134v12" stroke="${i}" stroke-width="5" stroke-linecap="round"/>`,
  herring: (s, i) =>
    `<path d="M40 104q46-52 96-6l26-20v52l-26-20q-50 46-96-6z" fill="${s}"/><circle cx="66" cy="98" r="6" fill="${i}"/><path d="M84 82q14 22 0 44M104 80q12 24 0 48" stroke="${i}" stroke-width="5" fill="none"/>`,
  boat: (s, i) =>
    `<path d="M44 118h112l-20 30H66z" fill="${i}"/><path d="M96 46v66H56z" fill="${s}"/><path d="M106 58v54h36z" fill="${s}"/><path d="M101 42v76" stroke="${i}" stroke-width="6"/><path d="M40 164q15-12 30 0t30 0 30 0 30 0" stroke="${s}" stroke-width="6" fill="none"/>`,
  puzzle: (s, i) =>
    `<path d="M52 60h36c-8-22 32-22 24 0h36v36c22-8 22 32 0 24v34h-36c8-22-32-22-24 0H52v-34c-22 8-22-32 0-24z" fill="${s}" stroke="${i}" stroke-width="6" stroke-linejoin="round"/>`,
  blocks: (s, i) =>
    `<path d="M42 100h56v56H42zM102 100h56v56h-56zM72 40h56v56H72z" fill="${s}" stroke="${i}" stroke-width="4"/><path d="M56 144l14-34 14 34M61 132h18M118 112v34h16q10-2 8-10-2-6-10-7 8-2 8-9t-10-8zM114 58q-28-10-28 12 0 20 28 12" fill="none" stroke="${i}" stroke-width="6"/>`,
  roll: (s, i) =>
    `<path d="M48 84h92v60H48z" fill="${s}"/><ellipse cx="140" cy="114" rx="16" ry="30" fill="${i}"/><path d="M140 100q-7 14 0 24t5-8" stroke="${s}" stroke-width="4" fill="none"/><path d="M76 84v60M92 84v60" stroke="${i}" stroke-width="6"/><path d="M60 84V60M116 84V54" stroke="${i}" stroke-width="7" stroke-linecap="round"/>`,
  flask: (s, i) =>
    `<path d="M78 70h44v78q0 10-10 10H88q-10 0-10-10z" fill="${s}"/><path d="M82 44h36v22H82z" fill="${i}"/><path d="M78 98h44M78 118h44" stroke="${i}" stroke-width="5"/>`,
  sock: (s, i) =>
    `<path d="M82 46h40v62l30 14q14 8 8 22-4 10-18 10h-30q-30-2-30-34z" fill="${s}"/><path d="M82 46h40v16H82z" fill="${i}"/><path d="M84 118q2 30 28 34M152 124q-12 8-10 28" stroke="${i}" stroke-width="7" fill="none"/><path d="M82 78h40M82 92h40" stroke="${i}" stroke-width="4"/>`,
  bookmark: (s, i) =>
    `<path d="M60 52h26v96l-13-14-13 14z" fill="${s}"/><path d="M90 52h26v96l-13-14-13 14z" fill="${i}"/><path d="M120 52h26v96l-13-14-13 14z" fill="${s}"/><circle cx="73" cy="66" r="5" fill="${i}"/><circle cx="103" cy="66" r="5" fill="${s}"/><circle cx="133" cy="66" r="5" fill="${i}"/>`,
  sleeve: (s, i) =>
    `<rect x="40" y="66" width="120" height="78" rx="8" fill="${s}"/><path d="M40 92h120" stroke="${i}" stroke-width="5"/><path d="M52 66V54h96v12" fill="${i}"/><rect x="92" y="84" width="16" height="20" rx="4" fill="${i}"/>`,
}
