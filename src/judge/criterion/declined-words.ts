import type { Declined } from './declined.ts';

/** Why a criterion needs a model, to be read after "Needs a model"; '' where there is nothing to say. */
export function whyDeclined({ fault, possibleMeanings }: Pick<Declined, 'fault' | 'possibleMeanings'>): string {
  if (fault !== undefined) return `: no response can pass this. ${fault.replace(/\.$/u, '')}`;
  return possibleMeanings.length > 0 ? `: it may mean ${possibleMeanings.join(' | ')}` : '';
}
