/** Whose sign-in a company may take. A part of its own: panels name kinds, and are known before anything is asked. */
export const ssoKinds = ["ENTRAID", "GOOGLE", "AUTH0"] as const;
export type SsoKind = (typeof ssoKinds)[number];
