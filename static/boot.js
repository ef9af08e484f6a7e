// Before the first paint: the chosen theme, and the chosen language when the address names none; and a word where the browser is too old.
// A plain file of our own, so that the content security policy needs no inline script.
(() => {
  // The browser opens its store for this site with the first question: asked here, it is open when the app wakes up.
  try {
    indexedDB.databases?.().catch(() => undefined);
  } catch {
    // Without a store the app says so itself.
  }

  const root = document.documentElement;
  const base = new URL('.', document.currentScript.src).pathname;
  const read = (key) => {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  };

  try {
    const { theme } = JSON.parse(read('impresario.settings') ?? '{}');
    if (theme === 'dark' || theme === 'light') root.dataset.theme = theme;
  } catch {
    // Damaged settings are the defaults.
  }

  const place = location.pathname.slice(base.length);
  const [, prefix] = /^(ru|es)(?:\/|$)/.exec(place) ?? [];

  // An older browser stumbles in the middle of a match, or never gets as far as the app: so this file says it, which needs far less.
  const TOO_OLD = {
    en: 'This browser is too old for Impresario, and some of it will fail. Please update it, or use Chrome 111, Firefox 121, Safari 16.4 or newer.',
    ru: 'Этот браузер слишком стар для Impresario: что-то не сработает. Обновите его или возьмите Chrome 111, Firefox 121, Safari 16.4 или новее.',
    es: 'Este navegador es demasiado antiguo para Impresario y algo fallará. Actualízalo o usa Chrome 111, Firefox 121, Safari 16.4 o posterior.',
  };
  /** Each of them came with one of these versions, or not much before. */
  const isTooOld = () => {
    try {
      new RegExp('(?<=a)');
    } catch {
      return true;
    }
    return !('toSorted' in Array.prototype && SUPPORTED.every((rule) => CSS.supports(rule)));
  };
  const SUPPORTED = ['selector(:has(a))', '(color: color-mix(in oklab, red, blue))'];
  if (isTooOld()) {
    addEventListener('DOMContentLoaded', () => {
      const note = document.createElement('p');
      note.className = 'too-old';
      note.setAttribute('role', 'alert');
      note.textContent = TOO_OLD[prefix ?? 'en'];
      document.body.prepend(note);
    });
  }

  if (prefix) {
    root.lang = prefix; // 200.html serves every language
    return;
  }
  const known = (tag) => /^(en|ru|es)(?:-|$)/i.exec(tag)?.[1].toLowerCase();
  const spoken = navigator.languages ?? [navigator.language];
  const wanted = known(read('impresario.locale') ?? '') ?? spoken.map(known).find(Boolean);
  if (wanted === 'ru' || wanted === 'es') {
    root.hidden = true;
    location.replace(base + wanted + '/' + place + location.search + location.hash);
  }
})();
