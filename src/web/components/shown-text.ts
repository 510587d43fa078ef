/** A name or a sentence with the marks that would turn the order of its letters, and of what follows, made visible: `⟨U+202E⟩`. */
export const shownText = (text: string): string =>
  text.replace(/[\u202a-\u202e\u2066-\u2069]/g, (mark) => `⟨U+${mark.charCodeAt(0).toString(16).toUpperCase()}⟩`);
