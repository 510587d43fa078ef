interface Process {
  env?: Record<string, string | undefined>;
}

/** Reads DEEMSTER_API_KEY or DEEMSTER_BASE_URL. Only this file of the client reads the environment. */
export const environmentVariable = (name: 'DEEMSTER_API_KEY' | 'DEEMSTER_BASE_URL'): string | undefined =>
  // A browser has no `process`; Bun and Deno have one.
  (globalThis as { process?: Process }).process?.env?.[name] || undefined;
