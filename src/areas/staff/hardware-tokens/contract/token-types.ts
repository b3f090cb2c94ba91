export const tokenTypes = ["FINGERPRINT", "TRANSPONDER", "PIN", "NFC"] as const;
export type TokenType = (typeof tokenTypes)[number];
