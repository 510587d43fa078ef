interface Process {
  env?: Record<string, string | undefined>;
}

/** One of the client's variables, DEEMSTER_API_KEY and DEEMSTER_BASE_URL; this file alone of the client reads the environment. */
export const environmentVariable = (name: 'DEEMSTER_API_KEY' | 'DEEMSTER_BASE_URL'): string | undefined =>
  // A browser has no `process`; Bun and Deno have one.
  (globalThis as { process?: Process }).process?.env?.[name] || undefined;
