/** The shapes that marks and icons refer to: each is in the document once. */
export function Sprite() {
  return (
    <svg class="sprite" aria-hidden="true">
      <defs>
        <g id="mark-pass">
          <circle r="4.5" fill="currentColor" />
        </g>
        <g id="mark-low">
          <path class="m-hole" d="M0-5.5 5.5 0 0 5.5-5.5 0Z" stroke="currentColor" stroke-width="2" />
        </g>
        <g id="mark-maybe">
          <circle class="m-hole" r="4.5" stroke="currentColor" stroke-width="1.5" />
          <path d="M0-4.5A4.5 4.5 0 0 0 0 4.5Z" fill="currentColor" />
        </g>
        <g id="mark-na">
          <path d="M-4.5 0H4.5" fill="none" stroke="currentColor" stroke-width="2" />
        </g>
        <g id="mark-failed">
          <path d="M-4-4 4 4M4-4-4 4" fill="none" stroke="currentColor" stroke-width="2" />
        </g>
        <g id="mark-none">
          <circle r="4" fill="none" stroke="currentColor" stroke-dasharray="1.5 2.2" />
        </g>
        <pattern id="hatch" width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <path d="M0 0V5" stroke="#808080" stroke-width="2" />
        </pattern>
        <g id="i-up" fill="none" stroke="currentColor" stroke-width="1.4" stroke-linejoin="round">
          <path d="M2 7.5h2.5v6H2zM4.5 8 7.5 2c1.2 0 1.8 1 1.5 2.2L8.6 6H13c.8 0 1.3.7 1.1 1.4l-1.3 5c-.2.7-.8 1.1-1.5 1.1H4.5" />
        </g>
        <g id="i-down" transform="rotate(180 8 8)">
          <use href="#i-up" />
        </g>
        <g id="i-note" fill="none" stroke="currentColor" stroke-width="1.4" stroke-linejoin="round">
          <path d="M2.5 3h11v8H8l-3 2.5V11H2.5z" />
        </g>
        <g
          id="i-label"
          fill="none"
          stroke="currentColor"
          stroke-width="1.4"
          stroke-linecap="round"
          stroke-linejoin="round"
        >
          <path d="m3 8.5 3.2 3.2L13 4.8" />
        </g>
        <g id="i-theme">
          <circle cx="8" cy="8" r="6" fill="none" stroke="currentColor" stroke-width="1.4" />
          <path d="M8 2a6 6 0 0 1 0 12z" fill="currentColor" />
        </g>
      </defs>
    </svg>
  );
}
