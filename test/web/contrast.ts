import type { Page } from 'playwright-core';

/** Texts that stand out too little from what is behind them, with their contrast as WCAG 2 defines it (1 to 21). */
export const faintTexts = (page: Page, least: number): Promise<string[]> =>
  page.evaluate((least) => {
    const parts = (color: string) => (color.match(/[\d.]+/g) ?? []).map(Number);
    const luminance = (color: number[]) => {
      const [r, g, b] = color.map((part) => (part <= 10 ? part / 3294.6 : ((part / 255 + 0.055) / 1.055) ** 2.4));
      return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!;
    };
    const behind = (element: Element | null): number[] => {
      if (!element) return matchMedia('(prefers-color-scheme: dark)').matches ? [0, 0, 0] : [255, 255, 255];
      const [r = 0, g = 0, b = 0, opacity = 1] = parts(getComputedStyle(element).backgroundColor);
      if (opacity === 1) return [r, g, b];
      const below = behind(element.parentElement);
      return [r, g, b].map((part, index) => part * opacity + below[index]! * (1 - opacity));
    };
    const hasText = (element: Element) =>
      [...element.childNodes].some((node) => node.nodeType === 3 && node.nodeValue?.trim());
    return [...document.querySelectorAll<HTMLElement>('body *')]
      .filter((element) => element.offsetParent && hasText(element))
      .flatMap((element) => {
        const own = luminance(parts(getComputedStyle(element).color).slice(0, 3));
        const [dark, light] = [own, luminance(behind(element))].sort((a, b) => a - b) as [number, number];
        const contrast = (light + 0.05) / (dark + 0.05);
        return contrast < least ? [`${contrast.toFixed(1)}: ${element.textContent.trim().slice(0, 40)}`] : [];
      });
  }, least);
