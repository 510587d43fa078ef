/** The score scale as a logo, with the product's name. */
export const Brand = () => (
  <>
    <svg width="24" height="16" viewBox="0 0 24 16" aria-hidden="true" fill="none" stroke="currentColor">
      <path d="M1 8h22M1 4v8M23 4v8" stroke-width="1.5" />
      <circle cx="16" cy="8" r="4" fill="currentColor" stroke="none" />
    </svg>
    <span>Deemster</span>
  </>
);
