// Hands a text to the browser as a file. Nothing leaves the phone.

export function downloadText(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The browser reads the file after this turn of events.
  setTimeout(() => {
    URL.revokeObjectURL(url);
  }, 10_000);
}
