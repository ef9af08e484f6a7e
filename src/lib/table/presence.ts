// Whether this browser keeps anything of ours. Asked without opening the database, so a first visit does not load it.

/** When the browser cannot tell, the answer is yes: then the database itself is asked. */
export async function isAnythingKept(): Promise<boolean> {
  try {
    const databases = await indexedDB.databases();
    return databases.some(({ name }) => name === 'impresario');
  } catch {
    return true;
  }
}
