import { effect, signal } from '@preact/signals';

const themes = ['system', 'light', 'dark'] as const;
export type Theme = (typeof themes)[number];

/** The chosen theme. early-theme.js reads it again before the next page's first paint. */
export const theme = signal<Theme>(stored());

export const nextTheme = (): void => {
  theme.value = themes[(themes.indexOf(theme.value) + 1) % themes.length]!;
};

function stored(): Theme {
  try {
    const text = localStorage.getItem('theme');
    return themes.find((one) => one === text) ?? 'system';
  } catch {
    return 'system';
  }
}

effect(() => {
  const { value } = theme;
  if (value === 'system') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = value;
  try {
    localStorage.setItem('theme', value);
  } catch {
    // Storage is blocked: the choice lasts as long as the page.
  }
});
