// Hands a file to the browser to be saved. Nothing leaves the phone.

export function downloadText(name: string, text: string): void {
  downloadFile(new File([text], name, { type: 'application/json' }));
}

export function downloadFile(file: File): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = file.name;
  link.click();
  // The browser reads the file after this turn of events.
  setTimeout(() => {
    URL.revokeObjectURL(url);
  }, 10_000);
}
