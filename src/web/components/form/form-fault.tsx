import type { ComponentChildren } from 'preact';

interface FormFaultProps {
  id?: string;
  /** Undefined: nothing is wrong. */
  children: ComponentChildren;
}

/** Why something was not done. A screen reader says it at once. */
export const FormFault = ({ id, children }: FormFaultProps) =>
  children ? (
    <p id={id} class="callout callout--signal" role="alert">
      {children}
    </p>
  ) : null;
