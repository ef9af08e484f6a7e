// Before the first paint: the chosen theme, and the chosen language when the address names none.
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
