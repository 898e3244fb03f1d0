/**
 * The one script of the page, let in by its hash: narrows the calls to those whose line holds every word, or, where no
 * line does, to those that hold them inside. Without it the page reads the same, and is searched by the browser.
 */
export const SCRIPT = `
  const box = document.querySelector('#find');
  const found = document.querySelector('#found');
  const parts = [...document.querySelectorAll('main > section')].map((section) => ({
    section,
    link: document.querySelector('nav a[href=' + JSON.stringify('#' + section.id) + ']').parentElement,
    calls: [...section.querySelectorAll('details')].map((call) => ({
      call, line: call.firstElementChild.textContent.toLowerCase(), whole: call.textContent.toLowerCase(),
    })),
  }));
  const all = parts.flatMap(({ calls }) => calls);
  function narrow() {
    const words = box.value.toLowerCase().split(/\\s+/).filter(Boolean);
    const holds = (text) => words.every((word) => text.includes(word));
    const part = all.some(({ line }) => holds(line)) ? 'line' : 'whole';
    for (const one of all) one.call.hidden = !holds(one[part]);
    for (const { section, link, calls } of parts)
      section.hidden = link.hidden = calls.every(({ call }) => call.hidden);
    const count = all.filter(({ call }) => !call.hidden).length;
    found.textContent = words.length === 0 ? '' : count === 0 ? 'No call holds these words.' : count + ' of ' + all.length;
  }
  box.closest('search').hidden = false;
  box.addEventListener('input', narrow);
  addEventListener('keydown', (event) => {
    if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || event.target === box) return;
    event.preventDefault();
    box.focus();
  });
  addEventListener('hashchange', () => {
    const target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
    if (!target?.closest('[hidden]')) return;
    box.value = '';
    narrow();
    target.scrollIntoView();
  });
  if (box.value) narrow();`

/** What lets the script in: its hash, as a content security policy names it. */
export async function scriptHash(): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(SCRIPT))
  return `'sha256-${btoa(String.fromCharCode(...new Uint8Array(digest)))}'`
}
